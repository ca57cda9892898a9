// What the tests of the store share.
#pragma once

#include <fmt/core.h>

#include <cstdlib>
#include <filesystem>
#include <future>
#include <string>
#include <utility>

#include "store/store.hpp"

namespace tempora::store {

// A new empty folder that goes away with this object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tempora-store-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

// Hands a change over and waits for its answer: await([&](auto done) { store.append(…, done); }).
template <class T = void, class HandOver>
Result<T> await(HandOver hand_over) {
  std::promise<Result<T>> answered;
  hand_over([&answered](Result<T> result) { answered.set_value(std::move(result)); });
  return answered.get_future().get();
}

inline Result<void> append(Store& store, const Append& append) {
  return await([&](auto done) { store.append(append, done); });
}

// 32 bytes that stand for a hash.
inline std::string hash(const std::string& word) {
  std::string bytes = word;
  bytes.resize(32, '.');
  return bytes;
}

inline Device device(const std::string& id, std::int64_t created = 1) {
  return {id, "", hash(id), created, created, "a browser"};
}

inline Result<void> add_person(Store& store, const std::string& id) {
  return await([&](auto done) { store.add_person({id, "", 1}, device("device of " + id), done); });
}

inline Table table(const std::string& code, std::int64_t created = 1) {
  Table table;
  table.code = code;
  table.game = "tempel";
  table.created = created;
  table.summary = R"({"phase":"lobby"})";
  return table;
}

inline Record record(std::int64_t n) {
  Record record;
  record.n = n;
  record.kind = "chat";
  record.body = fmt::format(R"({{"text":"{}"}})", n);
  return record;
}

// A step that stores records `first` to `last`.
inline Append records(const std::string& table, std::int64_t first, std::int64_t last) {
  Append append;
  append.table = table;
  for (std::int64_t n = first; n <= last; ++n) append.records.push_back(record(n));
  return append;
}

inline Append new_table(const std::string& code, std::int64_t created = 1) {
  Append append;
  append.table = code;
  append.update = table(code, created);
  return append;
}

inline std::optional<ErrorKind> kind(const Result<void>& result) {
  if (result) return std::nullopt;
  return result.error().kind;
}

}  // namespace tempora::store
