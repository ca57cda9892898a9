// What a run of the conformance suite has found, as lines of English.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tempora::conformance {

class Findings {
 public:
  // `check` names what was violated; of each, the first few cases are kept and the others counted.
  void add(const std::string& check, std::string what) {
    auto& cases = cases_[check];
    if (cases.count++ < kKept) cases.texts.push_back(std::move(what));
  }
  // The same, unless `holds`; describe() is called only then.
  template <class Describe>
  void expect(bool holds, const char* check, Describe&& describe) {
    if (!holds) [[unlikely]] {
      add(check, describe());
    }
  }

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (const auto& [check, cases] : cases_) {
      for (const auto& text : cases.texts) lines.push_back(check + ": " + text);
      if (cases.count > kKept) lines.push_back(check + ": and " + std::to_string(cases.count - kKept) + " more");
    }
    return lines;
  }

 private:
  static constexpr std::size_t kKept = 3;
  struct Cases {
    std::size_t count = 0;
    std::vector<std::string> texts;
  };
  std::map<std::string, Cases> cases_;
};

}  // namespace tempora::conformance
