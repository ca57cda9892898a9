// A client for tests: real sockets on 127.0.0.1, one thread, plain calls that wait.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.hpp"

namespace tempora::server::testing {

// How long a test waits for what must come; far more than it takes.
inline constexpr std::chrono::seconds kPatience{30};

struct Answer {
  int status = 0;                              // 0: no answer, the connection was closed
  std::map<std::string, std::string> headers;  // names in small letters
  std::string body;

  [[nodiscard]] Json json() const { return Json::parse(body, nullptr, false); }
  [[nodiscard]] std::string refusal() const;  // its code, or empty
};

using Headers = std::vector<std::pair<std::string, std::string>>;

// A WebSocket that keeps the document as a browser does.
class Socket {
 public:
  virtual ~Socket() = default;

  virtual void send(std::string_view text) = 0;
  void say(const Json& message) { send(message.dump()); }
  // Sends without waiting and without reading; false when the other side has closed.
  virtual bool push(std::string_view text, bool binary = false) = 0;
  // The next message; nothing if the socket is closed, or none comes in time.
  virtual std::optional<std::string> next(std::chrono::milliseconds patience = kPatience) = 0;
  // Closes without a word, as a client does that is switched off.
  virtual void drop() = 0;
  // The WebSocket close code that came; 0 while it is open, 1006 if it was cut off.
  [[nodiscard]] virtual std::uint16_t close_code() const = 0;

  // Reads until a message of this type has come, and gives it; null if none comes.
  Json await(std::string_view type);
  // Says hello and waits for the state.
  Json hello(std::optional<std::int64_t> last = std::nullopt);
  // Sends a command and waits for its answer, done or refused; gives it.
  Json command(std::string_view name, Json fields = Json::object());
  // The same; the code of its refusal, or empty if it was done.
  std::string refusal(std::string_view name, Json fields = Json::object());
  // Reads until record `n` has been told.
  void catch_up(std::int64_t n);

  // What was told so far. Members that are null are left out: a patch can't tell them from missing ones.
  Json doc;
  std::int64_t n = 0;
  int gaps = 0;                    // numbers that were left out
  std::vector<std::string> heard;  // every message, as it came
  std::string id_prefix = "c";     // of the ids of commands
  [[nodiscard]] const Json& table() const { return doc["table"]; }
  [[nodiscard]] const Json& you() const { return doc["you"]; }

 protected:
  void take(const std::string& text);

 private:
  int commands_ = 0;
};

// A browser: has a cookie.
class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}

  Answer get(const std::string& path, const Headers& headers = {}) { return request("GET", path, "", headers); }
  Answer post(const std::string& path, const Json& body) { return request("POST", path, body.dump(), own_pages()); }
  Answer remove(const std::string& path) { return request("DELETE", path, "", own_pages()); }
  // Exactly this; the cookie is added, and kept when one is set.
  Answer request(const std::string& method, const std::string& path, const std::string& body, const Headers& headers);
  // Gets an identity, if it has none.
  Browser& introduce() {
    post("/api/me", Json::object());
    return *this;
  }
  // Opens the table's socket; null if that is refused.
  std::unique_ptr<Socket> open(const std::string& code, const Headers& headers);
  std::unique_ptr<Socket> open(const std::string& code) { return open(code, {{"Origin", origin()}}); }
  // Opens it and says hello.
  std::unique_ptr<Socket> enter(const std::string& code);

  [[nodiscard]] std::string origin() const;
  [[nodiscard]] Headers own_pages() const { return {{"Origin", origin()}, {"Content-Type", "application/json"}}; }
  void move_to(std::uint16_t port) { port_ = port; }  // the server was started again

  std::string cookie;  // "tempora=…", or empty

 private:
  std::uint16_t port_;
  int opened_ = 0;  // sockets
};

}  // namespace tempora::server::testing
