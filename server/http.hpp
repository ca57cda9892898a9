// A request and its response, as the API sees them: no socket, no library.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.hpp"

namespace tempora::server {

struct Request {
  std::string method;      // "GET", "POST", "DELETE", …
  std::string path;        // decoded, without the query; begins with '/'
  std::string query;       // what follows '?', as sent
  std::string address;     // the client's, without the port; of IPv6 the network
  bool secure = false;     // the client speaks https
  bool forwarded = false;  // a proxy stands between
  std::string host;
  std::string origin;
  std::string content_type;
  std::string cookie;
  std::string accept_encoding;
  std::string if_none_match;
  std::string user_agent;
  std::string authorization;
  std::string body;
};

struct Response {
  int status = 200;
  std::string content_type;
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers;
};

using Respond = std::function<void(Response)>;

Response json_response(std::string json, int status = 200);
// {"refused": …} with the status that the refusal's code stands for.
Response refuse(const Refusal& refusal);

// The value of `name` in a query such as "as=archive&to=12"; nothing if it isn't there.
std::optional<std::string> query_value(std::string_view query, std::string_view name);
// The value of the cookie `name`.
std::optional<std::string_view> cookie_value(std::string_view header, std::string_view name);
// "%41" → "A"; nothing for a broken escape or a NUL.
std::optional<std::string> decode_percent(std::string_view text);
// "https://play.example:8443/x" → "play.example:8443"; empty if there is no host.
std::string_view host_of(std::string_view url);

}  // namespace tempora::server
