#include "server/testing/client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cctype>

namespace tempora::server::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint endpoint(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

class BeastSocket final : public Socket {
 public:
  // `accepted` tells whether the server let it in.
  BeastSocket(std::uint16_t port, const std::string& path, const Headers& headers, bool& accepted) : stream_(io_) {
    error_code failed;
    auto& tcp_stream = beast::get_lowest_layer(stream_);
    tcp_stream.socket().connect(endpoint(port), failed);
    if (!failed) tcp_stream.socket().set_option(tcp::no_delay(true), failed);
    stream_.set_option(websocket::stream_base::decorator([&headers](websocket::request_type& request) {
      for (const auto& [name, value] : headers) request.set(name, value);
    }));
    stream_.read_message_max(0);
    if (!failed) stream_.handshake(fmt::format("127.0.0.1:{}", port), path, failed);
    accepted = !failed;
  }

  void send(std::string_view text) override { push(text, false); }

  bool push(std::string_view text, bool binary) override {
    if (code_ != 0) return false;
    error_code failed;
    stream_.binary(binary);
    stream_.write(asio::buffer(text), failed);
    return !failed;
  }

  std::optional<std::string> next(std::chrono::milliseconds patience) override {
    if (closed_) return std::nullopt;
    if (!reading_) {
      reading_ = true;
      arrived_ = false;
      stream_.async_read(buffer_, [this](error_code failed, std::size_t) {
        reading_ = false;
        arrived_ = !failed;
        if (!failed) return;
        closed_ = true;
        // The reason may have come although our answer to it found nobody any more.
        code_ = stream_.reason().code != 0 ? stream_.reason().code : std::uint16_t{1006};
        if (failed == websocket::error::message_too_big) code_ = 1009;
      });
    }
    io_.restart();
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (reading_ && (io_.poll_one() != 0 || io_.run_one_until(deadline) != 0)) {
    }
    if (!arrived_) return std::nullopt;
    arrived_ = false;
    std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    take(text);
    return text;
  }

  void drop() override {
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
    closed_ = true;
    code_ = 1006;
  }

  std::uint16_t close_code() const override { return code_; }

 private:
  asio::io_context io_;
  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  bool reading_ = false;
  bool arrived_ = false;
  bool closed_ = false;
  std::uint16_t code_ = 0;
};

}  // namespace

std::string Answer::refusal() const {
  const Json answer = json();
  return answer.is_object() && answer.contains("refused") ? answer["refused"]["code"].get<std::string>()
                                                          : std::string();
}

void Socket::take(const std::string& text) {
  heard.push_back(text);
  const Json message = Json::parse(text, nullptr, false);
  if (!message.is_object()) return;
  if (message["type"] == "state") {
    doc = Json::object();
    doc.merge_patch(message["doc"]);
    n = message["n"].get<std::int64_t>();
  } else if (message["type"] == "update") {
    if (message["n"].get<std::int64_t>() != n + 1) ++gaps;
    n = message["n"].get<std::int64_t>();
    if (message.contains("patch")) doc.merge_patch(message["patch"]);
  }
}

Json Socket::await(std::string_view type) {
  while (const auto text = next()) {
    Json message = Json::parse(*text);
    if (message["type"] == type) return message;
  }
  return nullptr;
}

Json Socket::hello(std::optional<std::int64_t> last) {
  Json message{{"type", "hello"}};
  if (last) message["last"] = *last;
  say(message);
  return await("state");
}

Json Socket::command(std::string_view name, Json fields) {
  Json message = std::move(fields);
  message["type"] = "command";
  message["name"] = name;
  if (!message.contains("id")) message["id"] = fmt::format("{}-{}", id_prefix, ++commands_);
  say(message);
  while (const auto text = next()) {
    Json answer = Json::parse(*text);
    if ((answer["type"] == "done" || answer["type"] == "refused") && answer["id"] == message["id"]) return answer;
    if (answer["type"] == "closed") return answer;
  }
  return nullptr;
}

std::string Socket::refusal(std::string_view name, Json fields) {
  const Json answer = command(name, std::move(fields));
  if (!answer.is_object()) return "no answer";
  return answer["type"] == "done" ? std::string() : answer["refusal"]["code"].get<std::string>();
}

void Socket::catch_up(std::int64_t to) {
  while (n < to && next()) {
  }
}

std::string Browser::origin() const { return fmt::format("http://127.0.0.1:{}", port_); }

Answer Browser::request(const std::string& method, const std::string& path, const std::string& body,
                        const Headers& headers) {
  Answer answer;
  asio::io_context io;
  beast::tcp_stream stream(io);
  error_code failed;
  stream.socket().connect(endpoint(port_), failed);
  http::request<http::string_body> message;
  message.method_string(method);
  message.target(path);
  message.version(11);
  message.set(http::field::host, fmt::format("127.0.0.1:{}", port_));
  if (!cookie.empty()) message.set(http::field::cookie, cookie);
  for (const auto& [name, value] : headers) message.set(name, value);
  message.body() = body;
  message.prepare_payload();
  if (!failed) http::write(stream, message, failed);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(boost::none);
  if (method == "HEAD") parser.skip(true);
  // The server may answer before it has read everything, and then close: what it said counts.
  http::read(stream, buffer, parser, failed);
  if (failed) return answer;
  answer.status = static_cast<int>(parser.get().result_int());
  for (const auto& field : parser.get()) {
    std::string name(field.name_string());
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    answer.headers[name] = std::string(field.value());
  }
  answer.body = parser.get().body();
  if (const auto set = answer.headers.find("set-cookie"); set != answer.headers.end()) {
    cookie = set->second.substr(0, set->second.find(';'));
  }
  return answer;
}

std::unique_ptr<Socket> Browser::open(const std::string& code, const Headers& headers) {
  Headers all = headers;
  if (!cookie.empty()) all.emplace_back("Cookie", cookie);
  bool accepted = false;
  auto socket = std::make_unique<BeastSocket>(port_, "/api/tables/" + code + "/socket", all, accepted);
  if (!accepted) return nullptr;
  socket->id_prefix = fmt::format("c{}", ++opened_);
  return socket;
}

std::unique_ptr<Socket> Browser::enter(const std::string& code) {
  auto socket = open(code);
  if (socket) socket->hello();
  return socket;
}

}  // namespace tempora::server::testing
