// The suite tested by the game `probe`: it finds nothing wrong with it, and finds each of its faults.
#include "engine/testing/conformance.hpp"

#include <algorithm>

#include "engine/testing/counts.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {
namespace {

using conformance::Settings;

Settings probe_settings() {
  Settings settings;
  settings.bound = [](const Setup& setup) { return probe::Rules::create(setup)->bound(); };
  settings.contents = {"", R"({"powers":[1,2,3,4,6,9]})"};
  return settings;
}

TEMPORA_CONFORMANCE(probe::Rules, probe_settings())

// What a suite of small counts says about the probe with that fault.
std::vector<std::string> findings_of(const std::string& fault) {
  Settings settings = probe_settings();
  settings.contents = {R"({"powers":[1,2,3,4,5,6,7,8,9,6,3,2],"fault":")" + fault + "\"}"};
  const int scale = 100 / scaled(100);  // the same counts in every test
  settings.matches = 40 * scale;
  settings.records = 40 * scale;
  settings.positions = 60 * scale;
  settings.refused_positions = 40 * scale;
  settings.frequency_matches = 6000 * scale;
  return conformance_findings<probe::Rules>(settings);
}

bool found(const std::vector<std::string>& findings, const std::string& check) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const auto& line) { return line.rfind(check + ":", 0) == 0; });
}

TEST(BrokenTwins, NoFaultNoFinding) { EXPECT_EQ(findings_of("none"), std::vector<std::string>()); }

struct Twin {
  const char* fault;
  const char* check;  // what finds it
};

class BrokenTwin : public testing::TestWithParam<Twin> {};

TEST_P(BrokenTwin, IsCaught) {
  const auto findings = findings_of(GetParam().fault);
  EXPECT_TRUE(found(findings, GetParam().check))
      << findings.size() << " findings, the first: " << (findings.empty() ? "none" : findings.front());
}

INSTANTIATE_TEST_SUITE_P(
    All, BrokenTwin,
    testing::Values(Twin{"leaky_view", "imagination looks different"}, Twin{"leaky_fact", "a secret move is told"},
                    Twin{"leaky_draw", "a step leaks"}, Twin{"leaky_refusal", "a refusal tells what is hidden"},
                    Twin{"forgetful_imagine", "imagination looks different"}, Twin{"knowing_imagine", "frequencies"},
                    Twin{"loaded_imagine", "frequencies"}, Twin{"forgotten_reveal", "a barrier was forgotten"},
                    Twin{"accepted_illegal", "an illegal move is not refused"},
                    Twin{"order_dependent", "the order of answers matters"}, Twin{"endless", "a match is too long"},
                    Twin{"impure", "the same seed gives another match"}),
    [](const auto& twin) { return std::string(twin.param.fault); });

}  // namespace
}  // namespace tempora
