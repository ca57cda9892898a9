#include "engine/json.hpp"

#include <string>

#include "engine/json_writer.hpp"
#include "engine/testing/property.hpp"

namespace tempora {
namespace {

std::string written(auto&& write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return text;
}

TEST(JsonWriter, WritesListsOfNumbersAndOfWhatIsMadeOfThem) {
  const std::string text = written([](JsonWriter& json) {
    const std::vector<std::uint8_t> numbers{3, 0, 200};
    json.begin_object();
    json.list("numbers", numbers);
    json.list("names", numbers, [](int number) { return "N" + std::to_string(number); });
    json.list("none", std::vector<int>{});
    json.end_object();
  });
  EXPECT_EQ(text, R"({"numbers":[3,0,200],"names":["N3","N0","N200"],"none":[]})");
}

TEST(JsonWriter, WritesNullWhereThereIsNothing) {
  const std::string text = written([](JsonWriter& json) {
    json.begin_object();
    json.field_or_null("seat", 3, true);
    json.field_or_null("other", 3, false);
    json.field_or_null("card", std::string("AO12"), true);
    json.end_object();
  });
  EXPECT_EQ(text, R"({"seat":3,"other":null,"card":"AO12"})");
}

TEST(JsonWriter, SeparatesWhatItWrites) {
  const std::string text = written([](JsonWriter& json) {
    json.begin_object();
    json.field("number", -3);
    json.key("list");
    json.begin_array();
    json.value(1);
    json.begin_array();
    json.end_array();
    json.begin_object();
    json.end_object();
    json.null();
    json.end_array();
    json.key(12);
    json.value(true);
    json.key("raw");
    json.raw("[0]");
    json.field("half", 0.5);
    json.end_object();
  });
  EXPECT_EQ(text, R"({"number":-3,"list":[1,[],{},null],"12":true,"raw":[0],"half":0.5})");
}

TEST(JsonWriter, WritesTheLargestNumbers) {
  EXPECT_EQ(written([](JsonWriter& json) { json.value(UINT64_MAX); }), "18446744073709551615");
  EXPECT_EQ(written([](JsonWriter& json) { json.value(INT64_MIN); }), "-9223372036854775808");
}

RC_GTEST_PROP(JsonWriter, AnyTextComesBack, ()) {
  // Any code points but surrogates, as UTF-8.
  std::string text;
  for (int i = *rc::gen::inRange(0, 20); i > 0; --i) {
    const auto point = *rc::gen::oneOf(rc::gen::inRange(0U, 0x80U), rc::gen::inRange(0x80U, 0xd800U),
                                       rc::gen::inRange(0xe000U, 0x110000U));
    if (point < 0x80) {
      text.push_back(static_cast<char>(point));
    } else if (point < 0x800) {
      text.push_back(static_cast<char>(0xc0U | point >> 6U));
      text.push_back(static_cast<char>(0x80U | (point & 63U)));
    } else if (point < 0x10000) {
      text.push_back(static_cast<char>(0xe0U | point >> 12U));
      text.push_back(static_cast<char>(0x80U | (point >> 6U & 63U)));
      text.push_back(static_cast<char>(0x80U | (point & 63U)));
    } else {
      text.push_back(static_cast<char>(0xf0U | point >> 18U));
      text.push_back(static_cast<char>(0x80U | (point >> 12U & 63U)));
      text.push_back(static_cast<char>(0x80U | (point >> 6U & 63U)));
      text.push_back(static_cast<char>(0x80U | (point & 63U)));
    }
  }
  const auto json = parse_json(written([&](JsonWriter& writer) { writer.value(std::string_view(text)); }));
  RC_ASSERT(json.has_value());
  RC_ASSERT(json->get<std::string>() == text);
}

TEST(ParseJson, RefusesWhatIsNotJson) {
  for (const std::string_view bad : {"", "{", "[1,]", "nul", "{\"a\":1}x", "\"\xff\"", "\"\xc0\xaf\"",
                                     "\"\xed\xa0\x80\"", "'a'", "NaN", "01", "\"\t\""}) {
    const auto json = parse_json(bad);
    ASSERT_FALSE(json.has_value()) << bad;
    EXPECT_EQ(json.error().text, "not valid JSON in UTF-8");
  }
}

TEST(ParseJson, HasBounds) {
  const std::string longer = "\"" + std::string(100, 'a') + "\"";
  EXPECT_TRUE(parse_json(longer, 102).has_value());
  EXPECT_EQ(parse_json(longer, 101).error().text, "the text is longer than 101 bytes");
  const std::string deep = std::string(16, '[') + std::string(16, ']');
  EXPECT_TRUE(parse_json(deep).has_value());
  const auto deeper = parse_json("[" + deep + "]");
  ASSERT_FALSE(deeper.has_value());
  EXPECT_EQ(deeper.error().text, "nested deeper than 16 levels");
  // Long before a stack could overflow.
  EXPECT_FALSE(parse_json(std::string(1'000'000, '[')).has_value());
  EXPECT_FALSE(parse_json("{\"a\":" + std::string(500'000, '{')).has_value());
}

RC_GTEST_PROP(ParseJson, SurvivesAnything, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::element('{', '}', '[', ']', '"', ',', ':', '1', 'e', '-', '\\', 'u', 'n', ' ', '\xff', '\0'));
  const auto json = parse_json(text);
  RC_ASSERT(json.has_value() || !json.error().text.empty());
}

TEST(ReadFields, NameTheFieldAndWhatIsAllowed) {
  const Json object = {{"n", 5}, {"big", UINT64_MAX}, {"half", 0.5}, {"text", "x"}, {"yes", true}};
  EXPECT_EQ(*read_integer(object, "n", 0, 5), 5);
  for (const auto& [name, low, high] : {std::tuple("n", 0, 4), std::tuple("n", 6, 9), std::tuple("big", 0, 9),
                                        std::tuple("half", 0, 9), std::tuple("text", 0, 9), std::tuple("none", 0, 9)}) {
    const auto read = read_integer(object, name, low, high);
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().text, "'" + std::string(name) + "' must be a whole number from " + std::to_string(low) +
                                     " to " + std::to_string(high));
  }
  EXPECT_FALSE(read_integer(Json::array(), "n", 0, 9).has_value());
  EXPECT_EQ(*read_string(object, "text"), "x");
  EXPECT_EQ(read_string(object, "n").error().text, "'n' must be a string");
  EXPECT_TRUE(*read_bool(object, "yes"));
  EXPECT_EQ(read_bool(object, "n").error().text, "'n' must be true or false");
}

TEST(ReadFields, UnknownFieldsAreNamedHarmlessly) {
  EXPECT_TRUE(expect_fields({{"a", 1}}, "a move", {"a", "b"}).has_value());
  EXPECT_EQ(expect_fields({{"c", 1}}, "a move", {"a", "b"}).error().text, "a move has no field 'c'; allowed: a, b");
  EXPECT_EQ(expect_fields({{"\x01\nü<", 1}}, "a move", {"a"}).error().text,
            "a move has no field '???"
            "?<'; allowed: a");
  EXPECT_EQ(expect_fields(Json(3), "a move", {"a"}).error().text, "a move must be an object with a");
}

}  // namespace
}  // namespace tempora
