// The sockets: HTTP and WebSocket on one port. What they say is a Service's business.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/result.hpp"
#include "server/http.hpp"

namespace tempora::server {

using Message = std::shared_ptr<const std::string>;
inline Message to_message(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// An open WebSocket. All functions may be called from any thread.
class Socket {
 public:
  virtual ~Socket() = default;
  // Queues a text message. A client that leaves too much unread is dropped.
  virtual void send(Message message) = 0;
  // Lets the next message come, after `delay`. Called once for each message received.
  virtual void resume(std::chrono::nanoseconds delay) = 0;
  // Sends `last` after what is queued, then closes with the WebSocket close code.
  virtual void close(Message last, std::uint16_t code) = 0;
};

// Who talks through a socket. Called one at a time.
class Conversation {
 public:
  virtual ~Conversation() = default;
  virtual void opened(std::shared_ptr<Socket> socket) = 0;
  // One message has come; the next comes after Socket::resume.
  virtual void received(std::string_view text) = 0;
  // The socket is gone; nothing is called afterwards.
  virtual void closed() = 0;
};

class Service {
 public:
  virtual ~Service() = default;
  // Answers once, now or later, on any thread.
  virtual void handle(Request request, Respond respond) = 0;
  // Somebody asks for a WebSocket: who will talk, or the response that refuses.
  virtual tl::expected<std::shared_ptr<Conversation>, Response> open(Request request) = 0;
  // The largest body that is read for this path, in bytes.
  [[nodiscard]] virtual std::size_t body_limit(std::string_view path) const = 0;
};

struct NetworkSettings {
  std::string bind;                         // an address; empty: all
  std::uint16_t port = 0;                   // 0: any free one
  bool trust_proxy = false;                 // believe X-Forwarded-For and X-Forwarded-Proto
  std::size_t message_bytes = 0;            // largest WebSocket message; 0: no limit
  std::size_t queued_bytes = 0;             // how much a client may leave unread
  std::size_t connections = 0;              // at once
  std::size_t connections_per_address = 0;  // at once; 0: no limit
};

struct NetworkFigures {
  std::size_t connections = 0;    // TCP connections that are open
  std::size_t sockets = 0;        // of those, WebSockets
  std::uint64_t dropped = 0;      // clients dropped because they did not read
  std::uint64_t turned_away = 0;  // connections closed at once because there were too many
};

class Network {
 public:
  // Listens; `io` and `service` must outlive the network and everything that runs in `io`.
  static Result<std::unique_ptr<Network>> listen(boost::asio::io_context& io, NetworkSettings settings,
                                                 Service& service);
  virtual ~Network() = default;

  [[nodiscard]] virtual std::uint16_t port() const = 0;
  [[nodiscard]] virtual NetworkFigures figures() const = 0;
  // Accepts nobody any more.
  virtual void stop_accepting() = 0;
  // Closes every WebSocket with this message.
  virtual void close_sockets(const Message& last, std::uint16_t code) = 0;
  // Waits until no WebSocket is open any more, at most until `deadline`.
  virtual void await_closed(std::chrono::steady_clock::time_point deadline) = 0;
};

// The IPv4 addresses under which others on the local network reach this machine.
std::vector<std::string> local_addresses();

}  // namespace tempora::server
