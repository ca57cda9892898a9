#include "content/loader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace tempora::content {
namespace {

using Places = std::map<std::string, std::string>;

// Turns one TOML file into JSON and notes where each value stands.
class Reader {
 public:
  Reader(const std::string& path, Places& places) : path_(path), places_(places) {}

  // Adds the file's top-level keys to `merged`.
  Result<void> merge(const toml::table& table, Json& merged) {
    for (const auto& [key, node] : table) {
      const std::string name(key.str());
      if (merged.contains(name)) {
        return error(place_of(key.source()) + ": '" + name + "' stands in another file too; allowed: once");
      }
      auto value = convert(node, pointer_to("", name));
      if (!value) return tl::make_unexpected(value.error());
      merged[name] = std::move(*value);
    }
    return {};
  }

 private:
  static std::string pointer_to(const std::string& parent, std::string_view name) {
    std::string pointer = parent + "/";
    for (const char c : name) {  // RFC 6901
      if (c == '~') {
        pointer += "~0";
      } else if (c == '/') {
        pointer += "~1";
      } else {
        pointer += c;
      }
    }
    return pointer;
  }
  std::string place_of(const toml::source_region& source) const {
    return path_ + ":" + std::to_string(source.begin.line);
  }

  Result<Json> convert(const toml::node& node, const std::string& pointer) {
    places_[pointer] = place_of(node.source());
    if (const auto* table = node.as_table()) {
      Json object = Json::object();
      for (const auto& [key, item] : *table) {
        const std::string name(key.str());
        auto value = convert(item, pointer_to(pointer, name));
        if (!value) return value;
        object[name] = std::move(*value);
      }
      return object;
    }
    if (const auto* array = node.as_array()) {
      Json list = Json::array();
      for (const toml::node& item : *array) {
        auto value = convert(item, pointer + "/" + std::to_string(list.size()));
        if (!value) return value;
        list.push_back(std::move(*value));
      }
      return list;
    }
    if (const auto* text = node.as_string()) return Json(text->get());
    if (const auto* number = node.as_integer()) return Json(number->get());
    if (const auto* truth = node.as_boolean()) return Json(truth->get());
    return error(place_of(node.source()) +
                 ": that kind of value is not known; allowed: whole numbers, strings, true, false, lists and tables");
  }

  const std::string& path_;
  Places& places_;
};

Result<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return error(path.string() + ":1: can't be read");
  return text;
}

}  // namespace

std::string Content::locate(std::string_view pointer) const {
  for (std::string at(pointer); !at.empty(); at.resize(at.rfind('/'))) {
    if (const auto place = places_.find(at); place != places_.end()) return place->second;
  }
  return places_.at("");
}

Result<Content> read(std::span<const File> files) {
  if (files.empty()) return error("no content files; allowed: one or more");
  Content content;
  content.places_[""] = files.front().path + ":1";
  Json merged = Json::object();
  std::size_t bytes = 0;
  for (const File& file : files) {
    bytes += file.text.size();
    if (bytes > kMostBytes)
      return error(file.path + ":1: all content files together have more than 1 MiB; allowed: 1 MiB");
    const toml::parse_result parsed = toml::parse(file.text, file.path);
    if (!parsed) {
      const toml::parse_error& problem = parsed.error();
      return error(fmt::format("{}:{}: {}", file.path, problem.source().begin.line, problem.description()));
    }
    if (auto done = Reader(file.path, content.places_).merge(parsed.table(), merged); !done) {
      return tl::make_unexpected(done.error());
    }
  }
  content.text_ = merged.dump();
  return content;
}

Result<Content> load(const std::filesystem::path& folder) {
  std::error_code problem;
  std::vector<std::filesystem::path> paths;
  for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
       entry.increment(problem)) {
    if (entry->path().extension() == ".toml") paths.push_back(entry->path());
  }
  if (problem)
    return error(fmt::format("{}: {}; allowed: a folder with *.toml files", folder.string(), problem.message()));
  if (paths.empty()) return error(fmt::format("{}: no *.toml files in it; allowed: one or more", folder.string()));
  std::sort(paths.begin(), paths.end());
  std::vector<File> files;
  for (const auto& path : paths) {
    auto text = read_file(path);
    if (!text) return tl::make_unexpected(text.error());
    files.push_back({path.string(), std::move(*text)});
  }
  return read(files);
}

}  // namespace tempora::content
