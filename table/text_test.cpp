#include "table/text.hpp"

#include <gtest/gtest.h>

namespace tempora {
namespace {

TEST(Names, AreNormalisedAndTrimmed) {
  EXPECT_EQ(clean_name("  Ada ").value(), "Ada");
  EXPECT_EQ(clean_name("Rene\u0301").value(), "Ren\u00e9");
  EXPECT_EQ(clean_name("\u05d3\u05e0\u05d4").value(), "\u05d3\u05e0\u05d4");
  EXPECT_EQ(clean_name("123456789012345678901234").value().size(), 24U);
  EXPECT_TRUE(clean_name("\U0001F600 Ada"));
}

TEST(Names, ThatNobodyCanSeeAreRefused) {
  const std::string bad[] = {"",         "   ", "1234567890123456789012345", "a\tb", "a\nb", std::string("a\0b", 3),
                             "a\u200bb",   // zero width space
                             "a\u200db",   // zero width joiner
                             "\u202eab",   // right-to-left override
                             "a\u2066b",   // isolate
                             "\u200fa",    // right-to-left mark
                             "a\u00adb",   // soft hyphen
                             "\u3164",     // Hangul filler
                             "a\u00a0b",   // no-break space
                             "a\u2028b",   // line separator
                             "\u2800",     // blank pattern
                             "\ue000",     // private use
                             "\u0301a",    // a mark on nothing
                             "a\ufe0f",    // variation selector
                             "\xff\xfe"};  // not UTF-8
  for (const auto& name : bad) {
    const auto clean = clean_name(name);
    ASSERT_FALSE(clean) << name;
    EXPECT_EQ(clean.error().code, "name_invalid");
  }
}

TEST(Names, AreTheSameWhateverTheirCase) {
  EXPECT_EQ(name_key("Ada"), name_key("aDA"));
  EXPECT_EQ(name_key("Stra\u00dfe"), name_key("STRASSE"));
  EXPECT_EQ(name_key("\uff21da"), name_key("ada")) << "fullwidth A";
  EXPECT_NE(name_key("Ada"), name_key("Ava"));
}

TEST(Lines, HaveOneTo500Characters) {
  EXPECT_EQ(clean_text(" hi\nthere ").value(), "hi there");
  EXPECT_TRUE(clean_text(std::string(500, 'x')));
  EXPECT_TRUE(clean_text("\U0001F468\u200d\U0001F467")) << "joined emoji are one picture";
  for (const auto& text : {std::string(), std::string(" \n "), std::string(501, 'x'), std::string("a\u202eb"),
                           std::string("a\x07"), std::string("\xc3")}) {
    const auto clean = clean_text(text);
    ASSERT_FALSE(clean);
    EXPECT_EQ(clean.error().code, "text_invalid");
  }
}

}  // namespace
}  // namespace tempora
