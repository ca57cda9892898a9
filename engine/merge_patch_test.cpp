#include "engine/merge_patch.hpp"

#include <string>

#include "engine/json.hpp"
#include "engine/testing/property.hpp"

namespace tempora {
namespace {

// JSON without null, which a merge patch can't say: few keys and few values, so that documents have much in common.
Json any_json(int depth) {
  static const char* const kKeys[] = {"a", "b", "c", "10", "ü"};
  switch (*rc::gen::inRange(0, depth > 0 ? 6 : 4)) {
    case 0:
      return *rc::gen::inRange(-2, 3);
    case 1:
      return *rc::gen::arbitrary<bool>();
    case 2:
      return *rc::gen::element<std::string>("", "x", "a \"quoted\" {word}", "\\", "line\nbreak", "]},");
    case 3: {
      Json list = Json::array();
      for (int i = *rc::gen::inRange(0, 3); i > 0; --i) list.push_back(any_json(depth - 1));
      return list;
    }
    default: {
      Json object = Json::object();
      for (int i = *rc::gen::inRange(0, 4); i > 0; --i) object[kKeys[*rc::gen::inRange(0, 5)]] = any_json(depth - 1);
      return object;
    }
  }
}

Json any_object() {
  Json object = Json::object();
  for (const char* key : {"a", "b", "c", "d"}) {
    if (*rc::gen::inRange(0, 4) > 0) object[key] = any_json(3);
  }
  return object;
}

// A document and a later one that differs in a few places, or in all.
RC_GTEST_PROP(MergePatch, TurnsOneDocumentIntoTheOther, ()) {
  const Json before = any_object();
  Json after = *rc::gen::arbitrary<bool>() ? any_object() : before;
  if (*rc::gen::arbitrary<bool>()) after["b"] = any_json(2);
  if (*rc::gen::arbitrary<bool>()) after.erase("a");
  std::string patch = "kept";
  const bool differs = merge_patch(before.dump(), after.dump(), patch);
  RC_ASSERT(differs == (before != after));
  RC_ASSERT(patch.substr(0, 4) == "kept");
  if (!differs) {
    RC_ASSERT(patch == "kept");
    return;
  }
  Json result = before;
  result.merge_patch(Json::parse(patch.substr(4)));
  RC_ASSERT(result == after);
}

TEST(MergePatch, SaysOnlyWhatChanged) {
  std::string patch;
  EXPECT_TRUE(
      merge_patch(R"({"a":1,"b":{"c":[1,2],"d":2},"e":"x"})", R"({"a":1,"b":{"c":[1,3],"d":2},"f":true})", patch));
  EXPECT_EQ(Json::parse(patch), Json::parse(R"({"b":{"c":[1,3]},"e":null,"f":true})"));
}

TEST(MergePatch, NullRemovesAKey) {
  std::string patch;
  EXPECT_TRUE(merge_patch(R"({"a":1,"b":2})", R"({"a":null,"b":2})", patch));
  EXPECT_EQ(patch, R"({"a":null})");
}

}  // namespace
}  // namespace tempora
