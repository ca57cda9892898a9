// Content that a designer has changed, and what must be said of it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/json.hpp"

namespace tempora::testing {

// Sets the value at a JSON pointer; without a value it goes. The pointer may end in "-": after the last of a list.
struct Change {
  std::string pointer;
  std::string value;
};

inline Json changed(Json content, const std::vector<Change>& changes) {
  for (const Change& change : changes) {
    const Json::json_pointer at(change.pointer);
    if (!change.value.empty()) {
      content[at] = Json::parse(change.value);
    } else if (content[at.parent_pointer()].is_array()) {
      content[at.parent_pointer()].erase(std::stoul(at.back()));
    } else {
      content[at.parent_pointer()].erase(at.back());
    }
  }
  return content;
}

// The content with `count` entries in the list `kind`: its first ones, then copies of the last with the ids that
// follow.
template <class IdOf>
Json with_entries(Json content, const std::string& kind, int count, IdOf&& id_of) {
  Json& list = content[kind];
  while (static_cast<int>(list.size()) > count) list.erase(list.size() - 1);
  while (static_cast<int>(list.size()) < count) {
    Json entry = list.back();
    entry["id"] = id_of(static_cast<int>(list.size()));
    list.push_back(std::move(entry));
  }
  return content;
}

// `read` is a game's function that reads content.
template <class Read>
void expect_refused(Read&& read, const Json& content, const std::string& where, const std::string& text) {
  const auto result = read(content);
  ASSERT_FALSE(result) << where << ": " << text;
  EXPECT_EQ(result.error().where, where);
  EXPECT_EQ(result.error().text, text);
}

}  // namespace tempora::testing
