// The server: HTTP and WebSocket in front of tables and their store. One process, one port.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"
#include "server/rate_limit.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace tempora::server {

// How much one client may ask for. A rate of 0 a second and a number of 0 mean: no limit.
struct Limits {
  std::size_t message_bytes = 16 * 1024;        // a message through a socket
  int message_depth = 12;                       // how deep its JSON may be nested
  std::size_t body_bytes = 16 * 1024;           // the body of a request
  std::size_t log_bytes = 4 * 1024 * 1024;      // an uploaded log
  std::size_t queued_bytes = 512 * 1024;        // what a client may leave unread before it is dropped
  std::size_t connections = 18'000;             // at once
  std::size_t connections_per_address = 1'000;  // at once
  Rate messages_per_connection{20, 60};         // who sends more is read from more slowly,
  Rate messages_per_person{40, 120};
  Rate messages_per_address{400, 1'200};
  int slowed_messages = 200;                 // and closed when so many were slowed one after the other
  Rate requests_per_address{50, 200};        // to the API
  Rate unknown_tables_per_address{0.2, 20};  // look-ups of tables that aren't there, one in five seconds
  Rate new_identities_per_address{0.5, 200};
  Rate new_tables_per_person{0.05, 20};
  std::size_t tables_per_person = 50;  // that are not over
  std::size_t devices_per_person = 20;
};

struct ServerSettings {
  std::string bind;           // the address to listen on; empty: all
  std::uint16_t port = 8080;  // 0: any free one
  std::string public_url;     // "https://play.example.org": what others reach it by; empty: this machine's address
  bool trust_proxy = false;   // a proxy of our own sets X-Forwarded-For and X-Forwarded-Proto
  std::filesystem::path data_dir = "data";  // made when it isn't there
  std::string store;                        // "sqlite:FILE"; empty: tempora.sqlite in data_dir
  std::filesystem::path web_root;           // the built browser client; empty: no pages
  std::string metrics_token;                // lets others than this machine read /metrics; empty: nobody else
  Limits limits;
  Pace pace{600, 1'800};                  // of bots, in milliseconds
  std::chrono::seconds unload_after{60};  // a table that nobody looks at and that waits for nothing
  std::chrono::seconds stop_within{10};   // what stop() waits for commits and goodbyes
  int threads = 2;

  // For tests; empty: the system's.
  std::function<std::int64_t()> now;                                         // milliseconds since 1970
  std::function<void(std::span<std::uint8_t>)> random;                       // tokens, ids, codes, tables' secrets
  decltype(Surroundings::make_dice) make_dice;                               // empty: fair dice
  std::vector<const AnyGame*> games;                                         // empty: the catalogue
  std::function<store::Result<std::unique_ptr<store::Store>>()> open_store;  // instead of `store`
  std::function<void(std::string_view)> log_line;  // takes a line of the log; empty: standard error
};

class Server {
 public:
  // Opens the store, loads what runs, and listens; an error is one line that names what is wrong and what is allowed.
  static Result<std::unique_ptr<Server>> start(ServerSettings settings);
  // Stops, if it has not been stopped.
  virtual ~Server() = default;

  [[nodiscard]] virtual std::uint16_t port() const = 0;
  // The addresses under which it can be reached: this machine's first, then those for others.
  [[nodiscard]] virtual std::vector<std::string> addresses() const = 0;
  // Accepts nobody any more, finishes what is being stored, says goodbye to every client. Returns when that is done.
  // Not from a thread of the server.
  virtual void stop() = 0;
  // For tests: looks at `now` again for what has become due.
  virtual void clock_moved() = 0;
  // For tests: the tables that are in memory.
  [[nodiscard]] virtual std::size_t loaded_tables() const = 0;
};

}  // namespace tempora::server
