#include "server/http.hpp"

#include <algorithm>
#include <array>

#include "engine/json_writer.hpp"
#include "table/messages.hpp"

namespace tempora::server {
namespace {

int status_of(std::string_view code) {
  constexpr std::array<std::pair<std::string_view, int>, 15> kStatus{{
      {"origin", 403},
      {"no_identity", 403},
      {"wrong_secret", 403},
      {"no_spectators", 403},
      {"table_unknown", 404},
      {"seat_unknown", 404},
      {"not_over", 409},
      {"set_aside", 409},
      {"too_large", 413},
      {"too_fast", 429},
      {"limit", 429},
      {"storing_failed", 503},
      {"not_now", 503},
      {"method", 405},
      {"unknown_command", 404},
  }};
  const auto* found =
      std::find_if(kStatus.begin(), kStatus.end(), [&](const auto& entry) { return entry.first == code; });
  return found == kStatus.end() ? 400 : found->second;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Response json_response(std::string json, int status) {
  return {.status = status,
          .content_type = "application/json",
          .body = std::make_shared<const std::string>(std::move(json)),
          .headers = {{"Cache-Control", "no-store"}}};
}

Response refuse(const Refusal& refusal) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("refused");
  write(refusal, json);
  json.end_object();
  return json_response(std::move(text), status_of(refusal.code));
}

std::optional<std::string> decode_percent(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(16 * high + low);
      i += 2;
    }
    if (c == '\0') return std::nullopt;
    decoded.push_back(c);
  }
  return decoded;
}

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const std::string_view part = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    const auto equals = part.find('=');
    if (part.substr(0, equals) != name) continue;
    return decode_percent(equals == std::string_view::npos ? std::string_view{} : part.substr(equals + 1));
  }
  return std::nullopt;
}

std::optional<std::string_view> cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const auto end = std::min(header.find(';'), header.size());
    std::string_view part = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    if (part.size() > name.size() && part.substr(0, name.size()) == name && part[name.size()] == '=') {
      return part.substr(name.size() + 1);
    }
  }
  return std::nullopt;
}

std::string_view host_of(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  url.remove_prefix(scheme + 3);
  return url.substr(0, url.find_first_of("/?#"));
}

}  // namespace tempora::server
