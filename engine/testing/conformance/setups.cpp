#include "engine/testing/conformance/setups.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/generator.hpp"

namespace tempora::conformance {
namespace {

// An option and the values that are tried; the contents are the last factor.
struct Factor {
  std::string name;
  std::vector<Json> values;
};

std::vector<Json> values_of(const OptionSpec& option, int players) {
  std::vector<Json> values;
  const auto add = [&](const Json& value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  };
  add(option.default_value);
  switch (option.kind) {
    case OptionSpec::Kind::choice:
    case OptionSpec::Kind::content:
      for (const auto& value : option.values) add(value);
      break;
    case OptionSpec::Kind::range:
      add(option.low);
      add(option.high);
      break;
    case OptionSpec::Kind::seat:
      for (const auto& value : option.values) add(value);
      for (int seat = 0; seat < players; ++seat) add(seat);
      break;
    case OptionSpec::Kind::order: {
      Json reverse = Json::array();
      for (auto value = option.values.rbegin(); value != option.values.rend(); ++value) reverse.push_back(*value);
      add(reverse);
      break;
    }
  }
  return values;
}

// A factor and which of its values; a pair of them, or the same one twice for a single value.
using Chosen = std::pair<std::size_t, std::size_t>;
using Pair = std::pair<Chosen, Chosen>;

class Cover {
 public:
  Cover(std::vector<Factor> factors, int players, const std::function<bool(const Setup&)>& accepts, std::uint64_t seed)
      : factors_(std::move(factors)), players_(players), accepts_(accepts), generator_(seed) {
    for (std::size_t a = 0; a < factors_.size(); ++a) {
      for (std::size_t i = 0; i < factors_[a].values.size(); ++i) {
        open_.insert({{a, i}, {a, i}});
        for (std::size_t b = a + 1; b < factors_.size(); ++b) {
          for (std::size_t j = 0; j < factors_[b].values.size(); ++j) open_.insert({{a, i}, {b, j}});
        }
      }
    }
  }

  CoveringSetups run() {
    take(std::vector<std::size_t>(factors_.size(), 0));  // the defaults
    while (!open_.empty()) {
      const Pair pair = *open_.rbegin();  // real pairs of the last factors first; they cover the single values
      bool covered = false;
      for (int attempt = 0; attempt < 30 && !covered; ++attempt) covered = take(with(pair, attempt == 0));
      if (!covered) {
        result_.refused.push_back(name(pair.first) + (pair.first == pair.second ? "" : ", " + name(pair.second)));
        open_.erase(pair);
      }
    }
    return std::move(result_);
  }

 private:
  // A setup with `pair`; its other values cover as much as possible, or are random.
  std::vector<std::size_t> with(const Pair& pair, bool greedy) {
    std::vector<std::size_t> setup(factors_.size());
    std::vector<bool> set(factors_.size());
    const auto fix = [&](const Chosen& chosen) {
      setup[chosen.first] = chosen.second;
      set[chosen.first] = true;
    };
    fix(pair.first);
    fix(pair.second);
    for (std::size_t a = 0; a < factors_.size(); ++a) {
      if (set[a]) continue;
      std::size_t best = generator_.below(static_cast<std::uint32_t>(factors_[a].values.size()));
      std::size_t most = 0;
      for (std::size_t i = 0; greedy && i < factors_[a].values.size(); ++i) {
        std::size_t gain = 0;
        for (std::size_t b = 0; b < factors_.size(); ++b) {
          if (set[b]) gain += open_.count(std::minmax(Chosen{a, i}, Chosen{b, setup[b]}));
        }
        if (gain > most) {
          best = i;
          most = gain;
        }
      }
      fix({a, best});
    }
    return setup;
  }

  bool take(const std::vector<std::size_t>& values) {
    Setup setup;
    setup.players = players_;
    for (std::size_t a = 0; a + 1 < factors_.size(); ++a)
      setup.options[factors_[a].name] = factors_[a].values[values[a]];
    setup.content = factors_.back().values[values.back()].get<std::string>();
    if (!accepts_(setup)) return false;
    for (std::size_t a = 0; a < factors_.size(); ++a) {
      for (std::size_t b = a; b < factors_.size(); ++b) open_.erase({{a, values[a]}, {b, values[b]}});
    }
    result_.setups.push_back(std::move(setup));
    return true;
  }

  [[nodiscard]] std::string name(const Chosen& chosen) const {
    return factors_[chosen.first].name + "=" + factors_[chosen.first].values[chosen.second].dump().substr(0, 60);
  }

  std::vector<Factor> factors_;
  int players_;
  const std::function<bool(const Setup&)>& accepts_;
  Generator generator_;
  std::set<Pair> open_;
  CoveringSetups result_;
};

}  // namespace

CoveringSetups covering_setups(const GameInfo& info, int players, std::span<const std::string> contents,
                               const std::function<bool(const Setup&)>& accepts, std::uint64_t seed) {
  std::vector<Factor> factors;
  for (const auto& option : info.options) factors.push_back({option.name, values_of(option, players)});
  factors.push_back({"content", {contents.begin(), contents.end()}});
  return Cover(std::move(factors), players, accepts, seed).run();
}

}  // namespace tempora::conformance
