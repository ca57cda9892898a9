// Content files of a folder, as the canonical JSON that Rules reads: keys sorted, no white space, UTF-8. TOML files
// give their keys; a text file NAME.map is there under "map" and NAME, as the list of its lines. For a game's own
// folder it is the text that cmake/embed_content.py embeds.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/json.hpp"
#include "engine/result.hpp"

namespace tempora::content {

inline constexpr std::size_t kMostBytes = std::size_t{1} << 20U;  // of all files together

struct File {
  std::string path;  // as errors name it
  std::string text;
};

class Content {
 public:
  [[nodiscard]] const std::string& text() const { return text_; }
  // "path:line" of what a JSON pointer such as /temples/2/gold points at, or of the nearest thing around it.
  [[nodiscard]] std::string locate(std::string_view pointer) const;

 private:
  friend Result<Content> read(std::span<const File> files);
  std::string text_;
  std::map<std::string, std::string> places_;  // "path:line" by JSON pointer
};

// Merges the files; an error is "path:line: what is wrong and what is allowed".
Result<Content> read(std::span<const File> files);

// Reads every *.toml and *.map of the folder.
Result<Content> load(const std::filesystem::path& folder);

}  // namespace tempora::content
