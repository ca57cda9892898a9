// Over many matches, each hidden feature that a game names is as frequent in imagined states as in the truth, and the
// truth is no closer to an imagination than another imagination is.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/testing/conformance/findings.hpp"
#include "engine/testing/conformance/statistics.hpp"

namespace tempora::conformance {

class Frequencies {
 public:
  // One position of one match: the features of the truth and of two states imagined from it. `group` keeps apart what
  // isn't comparable, such as numbers of players.
  void add(const std::string& group, const std::vector<Feature>& truth, const std::vector<Feature>& one,
           const std::vector<Feature>& two) {
    if (truth.size() != one.size() || truth.size() != two.size()) return;  // reported by the comparison of positions
    std::map<std::pair<std::string, int>, int> counts;
    std::map<std::string, int> closeness;
    for (std::size_t i = 0; i < truth.size(); ++i) {
      const std::string key = group + truth[i].name;
      ++counts[{key, truth[i].value}];
      --counts[{key, one[i].value}];
      closeness[key] += (truth[i].value == one[i].value ? 1 : 0) - (one[i].value == two[i].value ? 1 : 0);
    }
    for (const auto& [key, difference] : counts) values_[key].add(difference);
    for (const auto& [key, difference] : closeness) closeness_[key].add(difference);
  }

  void report(Findings& findings) const {
    std::map<std::string, bool> varies;
    std::map<std::string, int> values;  // a feature that always has the same value hides nothing
    for (const auto& [key, difference] : values_) {
      const auto& [feature, value] = key;
      varies[feature] = varies[feature] || !difference.none();
      ++values[feature];
      findings.expect(std::abs(difference.deviation()) <= kMostDeviation, "frequencies", [&, &k = key] {
        return k.first + " = " + std::to_string(k.second) + " lies " + std::to_string(difference.deviation()) +
               " standard errors from its frequency in imagination";
      });
    }
    for (const auto& [feature, varied] : varies) {
      findings.expect(varied || values[feature] == 1, "frequencies",
                      [&, &f = feature] { return f + " is never imagined otherwise than it is: it is not hidden"; });
    }
    for (const auto& [feature, difference] : closeness_) {
      findings.expect(difference.deviation() <= kMostDeviation, "frequencies", [&, &f = feature, &d = difference] {
        return f + ": imagination is closer to the truth than chance allows, by " + std::to_string(d.deviation()) +
               " standard errors";
      });
    }
  }

  // The features and how far the worst lies off, for the suite's report.
  [[nodiscard]] std::size_t compared() const { return values_.size(); }
  [[nodiscard]] double worst() const {
    double worst = 0;
    for (const auto& [key, difference] : values_) worst = std::max(worst, std::abs(difference.deviation()));
    return worst;
  }

 private:
  std::map<std::pair<std::string, int>, PairedDifference> values_;
  std::map<std::string, PairedDifference> closeness_;
};

}  // namespace tempora::conformance
