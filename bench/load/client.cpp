#include "bench/load/client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <charconv>
#include <cmath>
#include <deque>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/generator.hpp"

namespace tempora::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Socket = asio::basic_stream_socket<tcp, asio::io_context::executor_type>;
using Stream = beast::basic_stream<tcp, asio::io_context::executor_type>;
using Executor = asio::io_context::executor_type;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// The number that follows `key` in a message, if it is there. Messages are our own server's: no white space, and these
// keys stand in no text that anybody writes here.
bool number_after(std::string_view text, std::string_view key, std::int64_t& number) {
  const auto at = text.find(key);
  if (at == std::string_view::npos) return false;
  const char* begin = text.data() + at + key.size();
  return std::from_chars(begin, text.data() + text.size(), number).ec == std::errc{};
}

struct Crowd;
struct TableRun;

struct Player {
  Player(TableRun& at, int number, const Executor& executor) : table(at), seat(number), socket(executor) {}

  TableRun& table;
  const int seat;
  websocket::stream<Stream, false> socket;
  beast::flat_buffer buffer;
  std::string cookie;
  std::deque<std::string> queue;
  bool writing = false;
  bool open = false;
  std::int64_t n = 0;
  // What the server says is owed: the decision and the moves it may be answered with.
  std::int64_t decision = -1;
  std::string legal;
};

struct TableRun {
  TableRun(Crowd& all, int number, const Executor& executor);

  void hear(Player& player, std::string_view text);
  void sent_by(Player& player, std::string_view name, std::string_view fields);
  void plan_move();
  void move();
  void moved(std::int64_t target);
  void settle();

  Crowd& crowd;
  std::vector<std::unique_ptr<Player>> players;
  std::string code;
  Generator chance;
  Timer timer;
  int commands = 0;
  int answers_missing = 0;  // until the next step of getting a match under way
  enum class Step { sitting, readying, starting, playing, over, rematching } step = Step::sitting;
  Clock::time_point meant;   // when the next or the present move was meant to be sent
  bool due = false;          // the moment has come, whether or not somebody knows yet that it is his turn
  bool on_its_way = false;   // a move was sent and not yet seen by everybody
  std::int64_t target = -1;  // the record that everybody must see
};

struct Crowd {
  explicit Crowd(const Plan& wanted) : plan(wanted) {}

  const Plan& plan;
  asio::io_context io{1};
  Figures figures;
  std::vector<std::unique_ptr<TableRun>> tables;
  int seated = 0;
  int ready = 0;       // tables at which the first match waits for the others
  bool begun = false;  // everybody plays
  bool measuring = false;
  bool leaving = false;

  void error(std::string text) {
    if (figures.errors++ == 0) figures.first_error = std::move(text);
  }
};

TableRun::TableRun(Crowd& all, int number, const Executor& executor)
    : crowd(all), chance(seed_of(1, static_cast<std::uint64_t>(number))), timer(executor) {
  for (int seat = 0; seat < all.plan.seats; ++seat) players.push_back(std::make_unique<Player>(*this, seat, executor));
}

void write_next(Player& player) {
  if (player.writing || player.queue.empty() || !player.open) return;
  player.writing = true;
  player.socket.async_write(asio::buffer(player.queue.front()), [&player](error_code failed, std::size_t) {
    player.writing = false;
    player.queue.pop_front();
    if (!failed) write_next(player);
  });
}

void TableRun::sent_by(Player& player, std::string_view name, std::string_view fields) {
  player.queue.push_back(fmt::format(R"({{"type":"command","id":"c{}","name":"{}"{}}})", ++commands, name, fields));
  write_next(player);
}

// Takes a message. Only what the load needs is looked for.
void TableRun::hear(Player& player, std::string_view text) {
  if (crowd.measuring) crowd.figures.bytes += text.size();
  std::int64_t n = 0;
  if (text.starts_with(R"({"type":"state")") || text.starts_with(R"({"type":"update")")) {
    if (number_after(text, R"("n":)", n)) player.n = n;
    std::int64_t decision = 0;
    if (const auto at = text.rfind(R"("decision":)"); at != std::string_view::npos) {
      player.decision = number_after(text.substr(at), R"("decision":)", decision) ? decision : -1;
    }
    if (const auto at = text.rfind(R"("legal":[)"); at != std::string_view::npos) {
      const auto list = text.substr(at + 9);
      player.legal = list.substr(0, list.find(']'));
    }
    if (text.find(R"("phase":"over")") != std::string_view::npos) step = Step::over;
    if (target >= 0) settle();
    if (due && !on_its_way) move();
    return;
  }
  if (text.starts_with(R"({"type":"refused")") || text.starts_with(R"({"type":"closed")")) {
    return crowd.error(std::string(text));
  }
  if (!text.starts_with(R"({"type":"done")")) return;
  number_after(text, R"("n":)", n);
  if (on_its_way) return moved(n);
  if (--answers_missing > 0) return;
  if (step == Step::sitting || step == Step::rematching) {
    step = Step::readying;
    answers_missing = crowd.plan.seats;
    for (const auto& each : players) sent_by(*each, "ready", R"(,"ready":true)");
  } else if (step == Step::readying) {
    step = Step::starting;
    answers_missing = 1;
    sent_by(*players.front(), "start", "");
  } else if (step == Step::starting) {
    step = Step::playing;
    if (crowd.begun) {
      meant = Clock::now();
      plan_move();
    } else {
      ++crowd.ready;
    }
  }
}

// The next move is meant to be sent a while after the present one was, however long that takes.
void TableRun::plan_move() {
  if (crowd.leaving) return;
  if (crowd.plan.think.count() == 0) {
    meant = Clock::now();
    due = true;
    return move();
  }
  const double share = (chance.below(1U << 30U) + 1) / static_cast<double>(1U << 30U);
  meant +=
      std::chrono::duration_cast<Clock::duration>(-std::log(share) * std::chrono::duration<double>(crowd.plan.think));
  timer.expires_at(meant);
  timer.async_wait([this](error_code cancelled) {
    if (cancelled) return;
    due = true;
    move();
  });
}

void TableRun::move() {
  if (step != Step::playing) return;
  for (const auto& player : players) {
    if (player->decision < 0 || player->legal.empty()) continue;
    const auto count = static_cast<std::uint32_t>(std::count(player->legal.begin(), player->legal.end(), '{'));
    std::size_t at = 0;
    for (std::uint32_t skip = chance.below(count); skip > 0; --skip) at = player->legal.find('}', at) + 2;
    const std::string chosen = player->legal.substr(at, player->legal.find('}', at) + 1 - at);
    due = false;
    on_its_way = true;
    sent_by(*player, "play", fmt::format(R"(,"answers":{},"moves":[{}])", player->decision, chosen));
    player->decision = -1;
    return;
  }
}

void TableRun::moved(std::int64_t n) {
  target = n;
  settle();
}

// Once every seat has seen the move it counts.
void TableRun::settle() {
  for (const auto& player : players) {
    if (player->n < target) return;
  }
  target = -1;
  on_its_way = false;
  if (crowd.measuring) {
    ++crowd.figures.moves;
    crowd.figures.milliseconds.push_back(std::chrono::duration<float, std::milli>(Clock::now() - meant).count());
  }
  if (step == Step::over) {
    step = Step::rematching;
    answers_missing = crowd.plan.seats;
    for (const auto& player : players) sent_by(*player, "rematch", "");
    return;
  }
  plan_move();
}

Awaitable<std::string> post(Stream& stream, Player& player, const Plan& plan, std::string target, std::string body) {
  http::request<http::string_body> request{http::verb::post, target, 11};
  const std::string host = fmt::format("127.0.0.1:{}", plan.port);
  request.set(http::field::host, host);
  request.set(http::field::origin, "http://" + host);
  request.set(http::field::content_type, "application/json");
  if (!player.cookie.empty()) request.set(http::field::cookie, player.cookie);
  request.body() = std::move(body);
  request.prepare_payload();
  const auto [not_sent, sent] = co_await http::async_write(stream, request, kAwait);
  http::response<http::string_body> response;
  const auto [failed, bytes] = co_await http::async_read(stream, player.buffer, response, kAwait);
  if (not_sent || failed || response.result_int() != 200) co_return std::string();
  if (const auto set = response.find(http::field::set_cookie); set != response.end()) {
    const std::string cookie(set->value());
    player.cookie = cookie.substr(0, cookie.find(';'));
  }
  co_return response.body();
}

// One person: gets an identity, opens the socket over the same connection, and listens.
Awaitable<bool> come(TableRun& table, Player& player) {
  const Plan& plan = table.crowd.plan;
  Stream& stream = player.socket.next_layer();
  const auto [failed] =
      co_await stream.async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), plan.port), kAwait);
  if (failed) co_return false;
  stream.socket().set_option(tcp::no_delay(true));
  if ((co_await post(stream, player, plan, "/api/me", "{}")).empty()) co_return false;
  if (player.seat == 0) {
    const std::string made = co_await post(stream, player, plan, "/api/tables",
                                           fmt::format(R"({{"game":"tempel","players":{},"name":"P0"}})", plan.seats));
    const auto at = made.find(R"("code":")");
    if (at == std::string::npos) co_return false;
    table.code = made.substr(at + 8, 8);
  }
  const std::string host = fmt::format("127.0.0.1:{}", plan.port);
  player.socket.set_option(websocket::stream_base::decorator([&player, host](websocket::request_type& request) {
    request.set(http::field::origin, "http://" + host);
    request.set(http::field::cookie, player.cookie);
  }));
  player.socket.auto_fragment(false);
  const auto [refused] = co_await player.socket.async_handshake(host, "/api/tables/" + table.code + "/socket", kAwait);
  if (refused) co_return false;
  player.open = true;
  ++table.crowd.figures.sockets;
  player.queue.emplace_back(R"({"type":"hello"})");
  write_next(player);
  co_return true;
}

Awaitable<void> listen(TableRun& table, Player& player) {
  for (;;) {
    const auto [failed, bytes] = co_await player.socket.async_read(player.buffer, kAwait);
    if (failed) break;
    const auto data = player.buffer.cdata();
    table.hear(player, {static_cast<const char*>(data.data()), data.size()});
    player.buffer.clear();
  }
  player.open = false;
  --table.crowd.figures.sockets;
  if (!table.crowd.leaving) ++table.crowd.figures.dropped;
}

Awaitable<void> seat_everybody(TableRun& table) {
  for (const auto& player : table.players) {
    if (!co_await come(table, *player)) {
      table.crowd.error("somebody could not come in");
      co_return;
    }
    asio::co_spawn(table.crowd.io, listen(table, *player), asio::detached);
  }
  table.answers_missing = table.crowd.plan.seats - 1;
  for (const auto& player : table.players) {
    if (player->seat > 0) table.sent_by(*player, "sit", fmt::format(R"(,"as":"P{}")", player->seat));
  }
  ++table.crowd.seated;
}

}  // namespace

Figures play(const Plan& plan, void (*ready)(void*), void* context) {
  Crowd crowd(plan);
  for (int i = 0; i < plan.tables; ++i) {
    crowd.tables.push_back(std::make_unique<TableRun>(crowd, i, crowd.io.get_executor()));
  }
  // So many tables at once are being filled: more connections than the system lets wait would be lost.
  constexpr std::size_t kAtOnce = 200;
  std::size_t next = 0;
  const auto deadline = Clock::now() + std::chrono::seconds(300);
  while (crowd.ready < plan.tables && crowd.figures.errors == 0 && Clock::now() < deadline) {
    while (next < crowd.tables.size() && next < static_cast<std::size_t>(crowd.seated) + kAtOnce) {
      asio::co_spawn(crowd.io, seat_everybody(*crowd.tables[next++]), asio::detached);
    }
    crowd.io.run_for(std::chrono::milliseconds(20));
  }
  if (crowd.ready < plan.tables) crowd.error("not every table could be got under way");
  crowd.begun = true;
  for (const auto& table : crowd.tables) {
    table->meant = Clock::now();
    table->plan_move();
  }
  crowd.io.run_for(plan.warm_up);
  ready(context);
  crowd.measuring = true;
  const auto begin = Clock::now();
  crowd.io.run_for(plan.measured);
  crowd.measuring = false;
  crowd.figures.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  Figures figures = crowd.figures;
  crowd.leaving = true;
  for (const auto& table : crowd.tables) {
    table->timer.cancel();
    for (const auto& player : table->players) {
      error_code ignored;
      player->socket.next_layer().socket().close(ignored);
    }
  }
  crowd.io.run_for(std::chrono::milliseconds(200));
  return figures;
}

}  // namespace tempora::load
