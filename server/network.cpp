#include "server/network.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tempora::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

using Strand = asio::strand<asio::io_context::executor_type>;
using TcpSocket = asio::basic_stream_socket<tcp, Strand>;
using Stream = beast::basic_stream<tcp, Strand>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Strand>;
using HttpRequest = http::request<http::string_body>;
template <class T>
using Awaitable = asio::awaitable<T, Strand>;
// Errors come as values.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Strand>{});

constexpr std::uint32_t kHeaderBytes = 8 * 1024;
constexpr auto kRequestTime = std::chrono::seconds(30);  // for a whole request, and for a quiet connection
constexpr auto kCloseTime = std::chrono::seconds(3);
constexpr auto kIdleTime = std::chrono::seconds(120);  // a WebSocket; a ping goes out after half of it
constexpr std::size_t kKeepBuffer = 4 * 1024;

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// An address as limits know it: an IPv6 address stands for its network of 64 bits, which one household gets whole.
std::string name_of(asio::ip::address address) {
  if (address.is_v4()) return address.to_string();
  if (address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  if (address.is_loopback()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

// Counts connections, by address as well.
class Gate {
 public:
  Gate(std::size_t all, std::size_t per_address) : all_(all), per_address_(per_address) {}

  bool enter(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (inside_ >= all_) return false;
    auto& count = addresses_[address];
    if (per_address_ != 0 && count >= per_address_) return false;
    ++count;
    ++inside_;
    return true;
  }
  void leave(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --inside_;
    if (--addresses_[address] == 0) addresses_.erase(address);
  }
  std::size_t inside() const {
    const std::lock_guard lock(mutex_);
    return inside_;
  }

 private:
  const std::size_t all_;
  const std::size_t per_address_;
  mutable std::mutex mutex_;
  std::size_t inside_ = 0;
  std::unordered_map<std::string, std::size_t> addresses_;
};

// Holds a place inside the gate.
class Pass {
 public:
  Pass(std::shared_ptr<Gate> gate, std::string address) : gate_(std::move(gate)), address_(std::move(address)) {}
  Pass(Pass&&) noexcept = default;
  Pass(const Pass&) = delete;
  Pass& operator=(Pass&&) = delete;
  Pass& operator=(const Pass&) = delete;
  ~Pass() {
    if (gate_) gate_->leave(address_);
  }

 private:
  std::shared_ptr<Gate> gate_;
  std::string address_;
};

class WebSocketSession;

// The WebSockets that are open.
class Sockets {
 public:
  void add(WebSocketSession* session) {
    const std::lock_guard lock(mutex_);
    open_.insert(session);
  }
  void remove(WebSocketSession* session) {
    const std::lock_guard lock(mutex_);
    open_.erase(session);
    if (open_.empty()) none_.notify_all();
  }
  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return open_.size();
  }
  std::vector<std::shared_ptr<Socket>> all() const;
  void await_none(std::chrono::steady_clock::time_point deadline) {
    std::unique_lock lock(mutex_);
    none_.wait_until(lock, deadline, [this] { return open_.empty(); });
  }

  std::atomic<std::uint64_t> dropped{0};

 private:
  mutable std::mutex mutex_;
  std::condition_variable none_;
  std::unordered_set<WebSocketSession*> open_;
};

// Callbacks instead of a coroutine: nothing but the stream, a small buffer and the queue stays in memory for each of
// ten thousand connections.
class WebSocketSession final : public Socket, public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(Stream stream, Pass pass, std::shared_ptr<Sockets> sockets,
                   std::shared_ptr<Conversation> conversation, const NetworkSettings& settings)
      : stream_(std::move(stream)),
        timer_(stream_.get_executor()),
        pass_(std::move(pass)),
        sockets_(std::move(sockets)),
        conversation_(std::move(conversation)),
        queue_limit_(settings.queued_bytes) {
    sockets_->add(this);
    beast::get_lowest_layer(stream_).expires_never();  // the WebSocket has timeouts of its own
    stream_.set_option(websocket::stream_base::timeout{kCloseTime, kIdleTime, true});
    stream_.read_message_max(settings.message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
  }
  WebSocketSession(const WebSocketSession&) = delete;
  WebSocketSession& operator=(const WebSocketSession&) = delete;
  ~WebSocketSession() override { sockets_->remove(this); }

  void start(const HttpRequest& request) {
    stream_.async_accept(request, [self = shared_from_this()](error_code failed) {
      if (failed) return self->gone();
      self->conversation_->opened(self);
      self->read();
    });
  }

  void send(Message message) override {
    {
      const std::lock_guard lock(mutex_);
      if (finishing_) return;
      queued_ += message->size();
      queue_.push_back(std::move(message));
      if (std::exchange(scheduled_, true) && !overflows()) return;
    }
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write(); });
  }

  void resume(std::chrono::nanoseconds delay) override {
    asio::post(stream_.get_executor(), [self = shared_from_this(), delay] {
      if (delay <= std::chrono::nanoseconds::zero()) return self->read();
      self->timer_.expires_after(delay);
      self->timer_.async_wait([self](error_code cancelled) {
        if (!cancelled) self->read();
      });
    });
  }

  void close(Message last, std::uint16_t code) override {
    {
      const std::lock_guard lock(mutex_);
      if (std::exchange(finishing_, true)) return;
      if (last) queue_.push_back(std::move(last));
    }
    asio::post(stream_.get_executor(), [self = shared_from_this(), code] {
      if (self->gone_) return;
      self->close_code_ = code;
      self->timer_.expires_after(kCloseTime);
      self->timer_.async_wait([self](error_code cancelled) {
        if (!cancelled) self->gone();
      });
      self->write();
    });
  }

 private:
  void read() {
    if (gone_ || reading_) return;
    reading_ = true;
    stream_.async_read(buffer_, [self = shared_from_this()](error_code failed, std::size_t) {
      self->reading_ = false;
      if (failed) return self->gone();
      if (self->gone_) return;
      if (self->close_code_ != 0) {  // what still comes is thrown away until the close is answered
        self->buffer_.clear();
        return self->read();
      }
      const auto bytes = self->buffer_.cdata();
      self->conversation_->received({static_cast<const char*>(bytes.data()), bytes.size()});
      self->buffer_.clear();
      if (self->buffer_.capacity() > kKeepBuffer) self->buffer_.shrink_to_fit();
    });
  }

  void write() {
    Message next;
    bool drop = false;
    {
      const std::lock_guard lock(mutex_);
      scheduled_ = true;  // a message that comes while one is written needs no post of its own
      if (gone_) return;
      if (overflows()) {
        ++sockets_->dropped;
        drop = true;
      } else if (writing_) {
        return;
      } else if (queue_.empty()) {
        scheduled_ = false;
        if (!finishing_ || close_code_ == 0 || std::exchange(close_sent_, true)) return;
      } else {
        next = std::move(queue_.front());
        queue_.pop_front();
      }
    }
    if (next) {
      writing_ = true;
      const auto bytes = asio::buffer(*next);
      stream_.async_write(bytes, [self = shared_from_this(), next = std::move(next)](error_code failed, std::size_t) {
        self->writing_ = false;
        if (failed) return self->gone();
        {
          const std::lock_guard lock(self->mutex_);
          self->queued_ -= std::min(self->queued_, next->size());
        }
        self->write();
      });
      return;
    }
    if (drop) return gone();
    stream_.async_close(websocket::close_reason(static_cast<websocket::close_code>(close_code_)),
                        [self = shared_from_this()](error_code) { self->gone(); });
    read();  // the answer to the close comes with a read
  }

  [[nodiscard]] bool overflows() const { return queue_limit_ != 0 && queued_ > queue_limit_; }

  // The end, for whatever reason. Runs on the strand, does its work once.
  void gone() {
    if (std::exchange(gone_, true)) return;
    {
      const std::lock_guard lock(mutex_);
      finishing_ = true;
      queue_.clear();
    }
    timer_.cancel();
    beast::get_lowest_layer(stream_).close();
    sockets_->remove(this);  // whoever still holds this object holds nothing that is open
    std::exchange(conversation_, nullptr)->closed();
  }

  websocket::stream<Stream, false> stream_;
  Timer timer_;
  Pass pass_;
  std::shared_ptr<Sockets> sockets_;
  std::shared_ptr<Conversation> conversation_;
  const std::size_t queue_limit_;
  beast::flat_buffer buffer_;
  // Only on the strand.
  bool reading_ = false;
  bool writing_ = false;
  bool gone_ = false;
  bool close_sent_ = false;
  std::uint16_t close_code_ = 0;
  // Under the mutex.
  std::mutex mutex_;
  std::deque<Message> queue_;
  std::size_t queued_ = 0;
  bool scheduled_ = false;
  bool finishing_ = false;
};

std::vector<std::shared_ptr<Socket>> Sockets::all() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Socket>> sockets;
  for (WebSocketSession* session : open_) {
    if (auto alive = session->weak_from_this().lock()) sockets.push_back(std::move(alive));
  }
  return sockets;
}

class BeastNetwork final : public Network {
 public:
  BeastNetwork(asio::io_context& io, NetworkSettings settings, Service& service, tcp::acceptor acceptor)
      : io_(io),
        settings_(std::move(settings)),
        service_(service),
        acceptor_(std::move(acceptor)),
        port_(acceptor_.local_endpoint().port()),
        gate_(std::make_shared<Gate>(settings_.connections, settings_.connections_per_address)) {
    accept();
  }

  std::uint16_t port() const override { return port_; }
  NetworkFigures figures() const override {
    return {gate_->inside(), sockets_->size(), sockets_->dropped.load(), turned_away_.load()};
  }
  void stop_accepting() override {
    asio::post(acceptor_.get_executor(), [this] {
      error_code ignored;
      acceptor_.close(ignored);
    });
  }
  void close_sockets(const Message& last, std::uint16_t code) override {
    for (const auto& socket : sockets_->all()) socket->close(last, code);
  }
  void await_closed(std::chrono::steady_clock::time_point deadline) override { sockets_->await_none(deadline); }

 private:
  void accept() {
    acceptor_.async_accept(asio::make_strand(io_.get_executor()), [this](error_code failed, TcpSocket socket) {
      if (failed == asio::error::operation_aborted || !acceptor_.is_open()) return;
      if (failed) return accept_later();  // no file descriptor is left, for instance
      admit(std::move(socket));
      accept();
    });
  }

  void accept_later() {
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([this](error_code cancelled) {
      if (!cancelled && acceptor_.is_open()) accept();
    });
  }

  void admit(TcpSocket socket) {
    error_code failed;
    const auto remote = socket.remote_endpoint(failed);
    if (failed) return;
    const std::string name = name_of(remote.address());
    if (!gate_->enter(name)) {
      ++turned_away_;
      return;
    }
    Pass pass(gate_, name);
    socket.set_option(tcp::no_delay(true), failed);
    const Strand strand = socket.get_executor();
    asio::co_spawn(strand, converse(Stream(std::move(socket)), std::move(pass), name), asio::detached);
  }

  static Response too_large(std::string_view what, std::size_t limit) {
    return refuse({"too_large", fmt::format("the {} is larger than {} bytes", what, limit), "", {}});
  }

  // One HTTP connection, until it closes or becomes a WebSocket. Whatever is handed to a coroutine has a name: g++ 12
  // destroys temporaries in a co_await twice.
  Awaitable<void> converse(Stream stream, Pass pass, std::string address) {
    beast::flat_buffer buffer;
    for (;;) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(kHeaderBytes);
      parser.body_limit(boost::none);
      stream.expires_after(kRequestTime);
      const auto [header_failed, header_bytes] = co_await http::async_read_header(stream, buffer, parser, kAwait);
      if (header_failed == http::error::header_limit) {
        Response response = too_large("header", kHeaderBytes);
        co_await write(stream, std::move(response), 11, false, false);
      }
      if (header_failed) break;
      Request request = describe(parser.get(), address);
      const std::size_t limit = service_.body_limit(request.path);
      parser.body_limit(limit);
      const auto length = parser.content_length();
      error_code failed;
      if (length && *length > limit) {
        failed = http::error::body_limit;
      } else {
        std::tie(failed, std::ignore) = co_await http::async_read(stream, buffer, parser, kAwait);
      }
      const unsigned version = parser.get().version();
      if (failed == http::error::body_limit) {
        Response response = too_large("body", limit);
        co_await write(stream, std::move(response), version, false, false);
        break;
      }
      if (failed) break;
      HttpRequest message = parser.release();
      request.body = std::move(message.body());

      if (request.path.empty()) {
        Response response = refuse({"malformed", "the address is not a path", "", {}});
        co_await write(stream, std::move(response), version, false, false);
        break;
      }
      if (websocket::is_upgrade(message)) {
        auto opened = service_.open(std::move(request));
        if (!opened) {
          Response response = std::move(opened.error());
          co_await write(stream, std::move(response), version, false, false);
          break;
        }
        std::make_shared<WebSocketSession>(std::move(stream), std::move(pass), sockets_, std::move(*opened), settings_)
            ->start(message);
        co_return;
      }
      const bool head = request.method == "HEAD";
      const bool keep = message.keep_alive();
      Response response = co_await answer(std::move(request));
      stream.expires_after(kRequestTime);
      if (!co_await write(stream, std::move(response), version, keep, head) || !keep) break;
    }
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  Awaitable<Response> answer(Request request) {
    return asio::async_initiate<const asio::use_awaitable_t<Strand>, void(Response)>(
        [this](auto handler, Request asked) {
          auto kept = std::make_shared<decltype(handler)>(std::move(handler));
          service_.handle(std::move(asked), [kept](Response response) {
            const auto executor = asio::get_associated_executor(*kept);
            asio::post(executor, [kept, answered = std::move(response)]() mutable { (*kept)(std::move(answered)); });
          });
        },
        asio::use_awaitable_t<Strand>{}, std::move(request));
  }

  static Awaitable<bool> write(Stream& stream, Response response, unsigned version, bool keep, bool head) {
    const auto fill = [&](auto& message) {
      message.version(version);
      message.result(static_cast<unsigned>(response.status));
      message.keep_alive(keep);
      if (!response.content_type.empty()) message.set(http::field::content_type, response.content_type);
      for (const auto& [name, value] : response.headers) message.insert(name, value);
    };
    const std::size_t size = response.body ? response.body->size() : 0;
    if (head || size == 0) {
      http::response<http::empty_body> message;
      fill(message);
      if (response.status != 304) message.content_length(size);
      const auto [failed, bytes] = co_await http::async_write(stream, message, kAwait);
      co_return !failed;
    }
    http::response<http::span_body<const char>> message;
    fill(message);
    message.body() = {response.body->data(), size};
    message.prepare_payload();
    const auto [failed, bytes] = co_await http::async_write(stream, message, kAwait);
    co_return !failed;
  }

  Request describe(const HttpRequest& message, const std::string& address) const {
    Request request;
    const auto header = [&](auto name) { return text_of(message[name]); };
    request.method = text_of(message.method_string());
    const std::string target = text_of(message.target());
    const auto question = std::min(target.find('?'), target.size());
    if (target.starts_with('/')) request.path = decode_percent(target.substr(0, question)).value_or("");
    if (question < target.size()) request.query = target.substr(question + 1);
    request.address = address;
    request.forwarded = message.find("X-Forwarded-For") != message.end() || message.find("Forwarded") != message.end();
    if (settings_.trust_proxy) {
      // The last address is the one that our own proxy has added; what stands before it anybody may have written.
      const std::string chain = header("X-Forwarded-For");
      const auto comma = chain.rfind(',');
      std::string last = comma == std::string::npos ? chain : chain.substr(comma + 1);
      last.erase(0, std::min(last.find_first_not_of(' '), last.size()));
      error_code failed;
      const auto parsed = asio::ip::make_address(last, failed);
      if (!failed) request.address = name_of(parsed);
      request.secure = header("X-Forwarded-Proto") == "https";
    }
    request.host = header(http::field::host);
    request.origin = header(http::field::origin);
    request.content_type = header(http::field::content_type);
    request.cookie = header(http::field::cookie);
    request.accept_encoding = header(http::field::accept_encoding);
    request.if_none_match = header(http::field::if_none_match);
    request.user_agent = header(http::field::user_agent);
    request.authorization = header(http::field::authorization);
    return request;
  }

  asio::io_context& io_;
  const NetworkSettings settings_;
  Service& service_;
  tcp::acceptor acceptor_;
  asio::steady_timer pause_{acceptor_.get_executor()};
  const std::uint16_t port_;
  std::shared_ptr<Gate> gate_;
  std::shared_ptr<Sockets> sockets_ = std::make_shared<Sockets>();
  std::atomic<std::uint64_t> turned_away_{0};
};

}  // namespace

Result<std::unique_ptr<Network>> Network::listen(asio::io_context& io, NetworkSettings settings, Service& service) {
  error_code failed;
  asio::ip::address address = asio::ip::address_v6::any();
  if (!settings.bind.empty()) {
    address = asio::ip::make_address(settings.bind, failed);
    if (failed) return error(fmt::format("--bind: '{}' is not an IPv4 or IPv6 address", settings.bind));
  }
  tcp::acceptor acceptor(asio::make_strand(io.get_executor()));
  acceptor.open(tcp::endpoint(address, 0).protocol(), failed);
  if (failed && settings.bind.empty()) {  // a machine without IPv6
    address = asio::ip::address_v4::any();
    acceptor.open(tcp::v4(), failed);
  }
  if (!failed && address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), failed);
  if (!failed) acceptor.set_option(tcp::acceptor::reuse_address(true), failed);
  if (!failed) acceptor.bind(tcp::endpoint(address, settings.port), failed);
  if (!failed) acceptor.listen(4096, failed);
  if (failed) {
    return error(fmt::format("port {} on {} can't be listened on: {}", settings.port,
                             settings.bind.empty() ? "all addresses" : settings.bind, failed.message()));
  }
  return std::make_unique<BeastNetwork>(io, std::move(settings), service, std::move(acceptor));
}

std::vector<std::string> local_addresses() {
  std::vector<std::string> addresses;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return addresses;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    if (entry->ifa_addr == nullptr || entry->ifa_addr->sa_family != AF_INET) continue;
    if ((entry->ifa_flags & IFF_LOOPBACK) != 0 || (entry->ifa_flags & IFF_UP) == 0) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr)
      addresses.emplace_back(text.data());
  }
  freeifaddrs(list);
  return addresses;
}

}  // namespace tempora::server
