// A client at its WebSocket: is let in, slowed down, or sent away.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/doorkeeper.hpp"
#include "server/metrics.hpp"
#include "server/network.hpp"
#include "server/persons.hpp"
#include "server/tables.hpp"

namespace tempora::server {

// The sockets of each device, to close them when the device is removed.
class OpenSockets {
 public:
  void add(const std::string& token_hash, const std::shared_ptr<Socket>& socket);
  void remove(const std::string& token_hash, const Socket* socket);
  void close(const std::string& token_hash, const Refusal& why);

 private:
  std::mutex mutex_;
  std::unordered_multimap<std::string, std::weak_ptr<Socket>> sockets_;
};

// What visitors work with; all of it outlives them.
struct Lobby {
  Tables& tables;
  Persons& persons;
  Doorkeeper& doorkeeper;
  OpenSockets& sockets;
  Metrics& metrics;
  const Limits& limits;
};

// `code` is what stood in the address.
std::shared_ptr<Conversation> make_visitor(Lobby& lobby, std::string code, std::string address, std::string token_hash);

// The table's code as it is stored, if there is such a table; a look-up in vain counts against the address.
tl::expected<std::string, Refusal> look_up_table(Lobby& lobby, const std::string& typed, const std::string& address);

}  // namespace tempora::server
