#include "content/loader.hpp"

#include <gtest/gtest.h>

#include "games/khronos/content.hpp"
#include "games/tempel/content.hpp"

namespace tempora::content {
namespace {

Result<Content> read_one(const std::string& text) {
  const File file{"a.toml", text};
  return read(std::span(&file, 1));
}

TEST(Loader, MakesTheTextThatIsBuiltIn) {
  const auto content = load("games/tempel/content");
  ASSERT_TRUE(content) << content.error().text;
  EXPECT_EQ(content->text(), tempel::kContent);
}

TEST(Loader, ReadsMapsAsTheirLines) {
  const auto own = load("games/khronos/content");
  ASSERT_TRUE(own) << own.error().text;
  EXPECT_EQ(own->text(), khronos::kContent);

  std::vector<File> files{{"b/hill.map", "# whose\nmap hill\n"}, {"b/a.toml", "x = 1\n"}};
  const auto content = read(files);
  ASSERT_TRUE(content) << content.error().text;
  EXPECT_EQ(content->text(), "{\"map\":{\"hill\":[\"#\",\"map hill\"]},\"x\":1}");
  EXPECT_EQ(content->locate("/map/hill/1"), "b/hill.map:2");
  EXPECT_EQ(content->locate("/map/hill/7"), "b/hill.map:1");
  files[0].text = "map\n\tx\n";
  const auto strange = read(files);
  ASSERT_FALSE(strange);
  EXPECT_EQ(strange.error().text.find("b/hill.map:2: "), 0U) << strange.error().text;
  files[0].text = "map\n";
  files[1].text = "\nmap = 1\n";
  const auto twice = read(files);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text.find("b/a.toml:2: 'map'"), 0U) << twice.error().text;
}

TEST(Loader, WritesCanonicalJson) {
  const auto content = read_one("b = [1, -2]\n[a]\nz = true\ny = \"\\u00fc \\\" \\\\ \\t \\u0001 /\"\n");
  ASSERT_TRUE(content) << content.error().text;
  EXPECT_EQ(content->text(), "{\"a\":{\"y\":\"\u00fc \\\" \\\\ \\t \\u0001 /\",\"z\":true},\"b\":[1,-2]}");
}

TEST(Loader, KnowsTheLineOfEachThing) {
  const auto content = read_one("[[cards]]\nname = \"a\"\n\n[[cards]]\nname = \"b\"\n\"odd/name~\" = 3\n");
  ASSERT_TRUE(content);
  EXPECT_EQ(content->locate("/cards/0/name"), "a.toml:2");
  EXPECT_EQ(content->locate("/cards/1"), "a.toml:4");
  EXPECT_EQ(content->locate("/cards/1/odd~1name~0"), "a.toml:6");
  EXPECT_EQ(content->locate("/cards/1/missing"), "a.toml:4");  // the nearest thing around it
  EXPECT_EQ(content->locate("/none"), "a.toml:1");
  EXPECT_EQ(content->locate(""), "a.toml:1");
}

TEST(Loader, MergesFilesAndRefusesKeysThatStandTwice) {
  std::vector<File> files{{"a.toml", "x = 1\n"}, {"b.toml", "\ny = 2\n"}};
  const auto merged = read(files);
  ASSERT_TRUE(merged);
  EXPECT_EQ(merged->text(), "{\"x\":1,\"y\":2}");
  EXPECT_EQ(merged->locate("/y"), "b.toml:2");
  files[1].text = "\nx = 2\n";
  const auto twice = read(files);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text.find("b.toml:2: 'x'"), 0U) << twice.error().text;
}

TEST(Loader, RefusesWhatIsNotContentWithItsLine) {
  for (const auto& [text, line] :
       std::vector<std::pair<std::string, std::string>>{{"x = \n", "a.toml:1: "},
                                                        {"x = 1\ny = 1.5\n", "a.toml:2: "},
                                                        {"\n\nx = 2024-01-01\n", "a.toml:3: "},
                                                        {"x = 1\nx = 2\n", "a.toml:2: "},
                                                        {"x = \"\xff\"\n", "a.toml:1: "}}) {
    const auto content = read_one(text);
    ASSERT_FALSE(content) << text;
    EXPECT_EQ(content.error().text.find(line), 0U) << content.error().text;
  }
  EXPECT_FALSE(read_one("x = \"" + std::string(kMostBytes, 'a') + "\"\n"));
  EXPECT_FALSE(read({}));
  EXPECT_FALSE(load("no such folder"));
}

// What is read is JSON afterwards, and JSON that we read isn't nested deeper.
TEST(Loader, RefusesWhatIsNestedTooDeep) {
  const auto nested = [](int keys) {
    std::string key = "a";
    for (int i = 1; i < keys; ++i) key += ".a";
    return "x = 1\n" + key + " = 1\n";
  };
  const auto deepest = read_one(nested(kMostNested));
  ASSERT_TRUE(deepest) << deepest.error().text;
  EXPECT_TRUE(parse_json(deepest->text()));
  const auto deeper = read_one(nested(kMostNested + 1));
  ASSERT_FALSE(deeper);
  EXPECT_EQ(deeper.error().text, "a.toml:2: nested deeper than 16 levels");
  EXPECT_FALSE(read_one("a = " + std::string(20, '[') + std::string(20, ']') + "\n"));
}

}  // namespace
}  // namespace tempora::content
