// People at a table of a running server, each with a browser and a socket.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/json.hpp"
#include "server/testing/client.hpp"

namespace tempora::server::testing {

class Party {
 public:
  explicit Party(std::uint16_t port) : port_(port) {}

  // A new table of Tempel; the first of `people` is its host, all sit in this order. Nobody is ready yet.
  void gather(const std::vector<std::string>& people, const Json& options = Json::object());
  // Everybody is ready, and the host starts.
  void begin();
  // Somebody without a seat comes to look.
  Socket& watch(const std::string& name);

  Browser& browser(const std::string& name) { return browsers_.at(name); }
  Socket& at(const std::string& name) { return *sockets_.at(name); }
  // Who sits there now: a rematch moves everybody on by a seat.
  Socket& seat(int seat);
  // Opens the person's socket again; `last` as a browser that comes back says it.
  Socket& come_back(const std::string& name, std::optional<std::int64_t> last = std::nullopt);
  // Everybody is cut off: a server that stops need not wait for goodbyes.
  void disconnect();
  // Every message that the person was sent, through all of its sockets.
  [[nodiscard]] std::vector<std::string> heard(const std::string& name) const;
  [[nodiscard]] const std::string& code() const { return code_; }
  [[nodiscard]] const std::vector<std::string>& people() const { return people_; }
  void move_to(std::uint16_t port);

  // Everybody reads up to what the host knows.
  void catch_up();
  // The seat that owes, as the host's document says; −1 if none.
  int owing();
  // The seat that owes plays this; the answer.
  Json play(const Json& move);
  // The seat that owes opens the first chamber that it may; the answer.
  Json play_first();

 private:
  std::uint16_t port_;
  std::string code_;
  std::vector<std::string> people_;
  std::map<std::string, Browser> browsers_;
  std::map<std::string, std::unique_ptr<Socket>> sockets_;
  std::map<std::string, std::vector<std::string>> heard_before_;
};

Json open_move(int seat, int place);

}  // namespace tempora::server::testing
