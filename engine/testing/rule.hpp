#pragma once

#include <gtest/gtest.h>

// RULE("TD-3.4"): the test in which this stands checks that rule of the rule book. A test may cite several; each
// becomes a property of the test in GoogleTest's reports. `tools/rule-coverage` and `tools/mutate` read the citations
// from the source.
#define RULE(number) ::testing::Test::RecordProperty(number, "rule")
