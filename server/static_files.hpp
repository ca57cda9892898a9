// The browser client's files, read once and kept in memory, compressed beforehand.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "server/http.hpp"

namespace tempora::server {

class StaticFiles {
 public:
  // No file at all.
  StaticFiles() = default;
  // Reads every file under `root`, which must hold an index.html.
  static Result<StaticFiles> load(const std::filesystem::path& root);

  // Keeps `text` under `path`, such as "/api/catalogue"; `ending`, such as ".json", says what kind of file it is.
  void add(std::string path, std::string_view ending, std::string text);

  // The file of that path; index.html for a path that names no file and has no ending such as ".js". HEAD and GET only.
  [[nodiscard]] Response respond(const Request& request) const;
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  struct Variant {
    std::shared_ptr<const std::string> body;
    std::string etag;
  };
  struct File {
    std::string content_type;
    bool immutable = false;
    Variant plain;
    Variant gzip;    // without a body where it would not be smaller
    Variant brotli;  // likewise
  };

  std::map<std::string, File, std::less<>> files_;
  std::size_t bytes_ = 0;
};

}  // namespace tempora::server
