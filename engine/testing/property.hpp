// Properties checked by RapidCheck with a fixed seed, so that a test gives the same verdict every time. RC_PARAMS in
// the environment overrules it.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

namespace tempora {

inline const bool kFixedSeed = setenv("RC_PARAMS", "seed=20260201 max_success=200", /*overwrite=*/0) == 0;

}  // namespace tempora
