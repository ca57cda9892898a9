// The server's log: a JSON object a line, for people and machines. It holds no token, no secret, no name, no table code
// (a fingerprint instead) and nothing of a match.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

namespace spdlog {
class logger;
}

namespace tempora::server {

class EventLog {
 public:
  using Value = std::variant<std::string_view, std::int64_t>;
  using Fields = std::initializer_list<std::pair<std::string_view, Value>>;

  // `line` takes each line; empty: standard error.
  explicit EventLog(std::function<void(std::string_view)> line);

  void info(std::string_view event, Fields fields = {});
  void warn(std::string_view event, Fields fields = {});
  void error(std::string_view event, Fields fields = {});

 private:
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace tempora::server
