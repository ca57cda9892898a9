// The tables that are in memory: each handles one thing at a time, all of them side by side; nothing is shown before it
// is stored.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/json.hpp"
#include "engine/result.hpp"
#include "server/event_log.hpp"
#include "server/metrics.hpp"
#include "server/network.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace tempora::server {

// A connection at a table.
struct Guest {
  std::string person;  // id
  std::string name;    // what the person offers to be called
  std::shared_ptr<Socket> socket;
};

// What tables work with; all of it outlives them.
struct TableSetting {
  boost::asio::io_context& io;
  store::Store& store;
  const Surroundings& surroundings;
  std::function<std::int64_t()> now;
  std::chrono::milliseconds unload_after;
  EventLog& log;
  Metrics& metrics;
};

// A guest's place at a table, from its first message until it leaves. Functions may be called from any thread.
class Place {
 public:
  virtual ~Place() = default;
  // A message of the guest; its answer goes to the socket, which is then resumed after `delay`.
  virtual void receive(Json message, std::chrono::nanoseconds delay) = 0;
  // The socket is gone.
  virtual void leave() = 0;
};

class Tables {
 public:
  static std::unique_ptr<Tables> create(TableSetting setting);
  virtual ~Tables() = default;

  // Takes every table that is not over into memory for a moment, so that clocks and bots go on. Blocks.
  virtual Result<void> resume_all() = 0;
  // Opens a table and stores it; its code, or the refusal.
  using Opened = std::function<void(tl::expected<std::string, Refusal>)>;
  virtual void open(std::string code, const std::string& person, const std::string& name, Json wish, Opened opened) = 0;
  // Whether there is such a table; blocks. An error if the store can't be read.
  virtual Result<bool> exists(const std::string& code) = 0;
  // Sits the guest at the table, which exists(code).
  virtual std::shared_ptr<Place> enter(const std::string& code, Guest guest) = 0;

  // Looks at the clock again for what is due, and for tables that can be unloaded.
  virtual void clock_moved() = 0;
  // Takes up nothing new; false if what is being stored was not done in time. Blocks; not from a thread of `io`.
  virtual bool stop(std::chrono::steady_clock::time_point deadline) = 0;
  // Tables in memory.
  [[nodiscard]] virtual std::size_t loaded() const = 0;
};

}  // namespace tempora::server
