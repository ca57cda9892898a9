// How many cases the tests of chance take.
#pragma once

#include <cstdlib>

// Of the address or thread sanitizer: GCC says it by macros, clang as a feature.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TEMPORA_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TEMPORA_SANITIZED 1
#endif
#endif

namespace tempora {

#ifdef TEMPORA_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// With the environment's TEMPORA_FULL (`./test --full`) all of them, else a twentieth. Under a sanitizer, which makes a
// test about ten times as slow and finds what it looks for in fewer cases: a hundredth. At least 1.
inline int scaled(int count) {
  constexpr int kPart = kSanitized ? 100 : 20;
  return std::getenv("TEMPORA_FULL") != nullptr ? count : (count + kPart - 1) / kPart;
}

}  // namespace tempora
