#include "server/static_files.hpp"

#include <brotli/encode.h>
#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "engine/fair_dice.hpp"

namespace tempora::server {
namespace {

struct Kind {
  std::string_view ending;
  std::string_view content_type;
  bool compress;
};

constexpr std::array<Kind, 17> kKinds{{
    {".html", "text/html; charset=utf-8", true},
    {".js", "text/javascript; charset=utf-8", true},
    {".css", "text/css; charset=utf-8", true},
    {".json", "application/json", true},
    {".map", "application/json", true},
    {".svg", "image/svg+xml", true},
    {".txt", "text/plain; charset=utf-8", true},
    {".md", "text/markdown; charset=utf-8", true},
    {".ftl", "text/plain; charset=utf-8", true},
    {".webmanifest", "application/manifest+json", true},
    {".wasm", "application/wasm", true},
    {".woff2", "font/woff2", false},
    {".png", "image/png", false},
    {".webp", "image/webp", false},
    {".ico", "image/x-icon", false},
    {".mp3", "audio/mpeg", false},
    {".ogg", "audio/ogg", false},
}};

Kind kind_of(std::string_view ending) {
  const auto* found =
      std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& kind) { return kind.ending == ending; });
  return found == kKinds.end() ? Kind{"", "application/octet-stream", false} : *found;
}

std::string brotli(const std::string& text) {
  std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
  std::string out(size, '\0');
  if (BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(),
                            reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                            reinterpret_cast<std::uint8_t*>(out.data())) == BROTLI_FALSE) {
    return {};
  }
  out.resize(size);
  out.shrink_to_fit();
  return out;
}

std::string gzip(const std::string& text) {
  constexpr int kGzipWindow = 15 + 16;  // zlib's way to ask for the gzip format
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int outcome = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  out.shrink_to_fit();
  deflateEnd(&stream);
  return outcome == Z_STREAM_END ? out : std::string{};
}

bool accepts(std::string_view header, std::string_view encoding) {
  while (!header.empty()) {
    const auto end = std::min(header.find(','), header.size());
    std::string_view part = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    if (part.substr(0, part.find_first_of("; ")) != encoding) continue;
    return part.find("q=0") == std::string_view::npos || part.find("q=0.") != std::string_view::npos;
  }
  return false;
}

}  // namespace

Result<StaticFiles> StaticFiles::load(const std::filesystem::path& root) {
  StaticFiles files;
  std::error_code failed;
  for (auto entry = std::filesystem::recursive_directory_iterator(root, failed);
       !failed && entry != std::filesystem::recursive_directory_iterator(); entry.increment(failed)) {
    if (!entry->is_regular_file(failed)) continue;
    std::ifstream in(entry->path(), std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) return error(fmt::format("the file {} can't be read", entry->path().string()));
    const std::string path = "/" + entry->path().lexically_relative(root).generic_string();
    files.add(path, entry->path().extension().string(), std::move(text));
  }
  if (failed) return error(fmt::format("the web folder {} can't be read: {}", root.string(), failed.message()));
  if (!files.files_.contains("/index.html")) {
    return error(fmt::format("the web folder {} holds no index.html: build the browser client first", root.string()));
  }
  return files;
}

void StaticFiles::add(std::string path, std::string_view ending, std::string text) {
  const Kind kind = kind_of(ending);
  const std::string tag = to_hex(sha256(text)).substr(0, 24);
  File file;
  file.content_type = kind.content_type;
  file.immutable = path.starts_with("/assets/");
  const auto keep = [&](std::string body, std::string_view suffix) {
    bytes_ += body.size();
    return Variant{std::make_shared<const std::string>(std::move(body)), fmt::format("\"{}{}\"", tag, suffix)};
  };
  if (kind.compress) {
    if (auto small = brotli(text); !small.empty() && small.size() < text.size()) file.brotli = keep(small, "-br");
    if (auto small = gzip(text); !small.empty() && small.size() < text.size()) file.gzip = keep(small, "-gz");
  }
  file.plain = keep(std::move(text), "");
  files_.emplace(std::move(path), std::move(file));
}

Response StaticFiles::respond(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    return refuse({"method", "files answer GET and HEAD only", "", {}});
  }
  auto found = files_.find(request.path);
  if (found == files_.end() && request.path.rfind('.') == std::string::npos) found = files_.find("/index.html");
  if (found == files_.end()) {
    return {.status = 404,
            .content_type = "text/plain; charset=utf-8",
            .body = std::make_shared<const std::string>("There is no such file.\n"),
            .headers = {{"Cache-Control", "no-cache"}}};
  }
  const File& file = found->second;
  Response response;
  response.content_type = file.content_type;
  const Variant* variant = &file.plain;
  if (file.brotli.body && accepts(request.accept_encoding, "br")) {
    variant = &file.brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (file.gzip.body && accepts(request.accept_encoding, "gzip")) {
    variant = &file.gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  }
  if (file.brotli.body || file.gzip.body) response.headers.emplace_back("Vary", "Accept-Encoding");
  response.headers.emplace_back("ETag", variant->etag);
  response.headers.emplace_back("Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (!request.if_none_match.empty() && request.if_none_match.find(variant->etag) != std::string::npos) {
    response.status = 304;
  } else {
    response.body = variant->body;
  }
  return response;
}

}  // namespace tempora::server
