#include "server/visitor.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "server/message.hpp"
#include "table/messages.hpp"

namespace tempora::server {
namespace {

constexpr double kMalformedCost = 3;
constexpr std::uint16_t kPolicyViolation = 1008;  // the WebSocket close code for somebody who broke a rule

class Visitor final : public Conversation {
 public:
  Visitor(Lobby& lobby, std::string code, std::string address, std::string token_hash)
      : lobby_(lobby),
        code_(std::move(code)),
        address_(std::move(address)),
        token_hash_(std::move(token_hash)),
        bucket_(lobby.limits.messages_per_connection) {}

  void opened(std::shared_ptr<Socket> socket) override {
    socket_ = std::move(socket);
    lobby_.sockets.add(token_hash_, socket_);
  }

  void received(std::string_view text) override {
    auto message = read_message(text, lobby_.limits.message_bytes, lobby_.limits.message_depth);
    const auto delay = pay(message ? cost_of(*message) : kMalformedCost);
    if (delay > std::chrono::nanoseconds::zero()) {
      lobby_.metrics.slowed();
      if (lobby_.limits.slowed_messages != 0 && ++slowed_ > lobby_.limits.slowed_messages) {
        return send_away({"too_fast", "too many messages for too long; come back more slowly", "", {}});
      }
    } else {
      slowed_ = 0;
    }
    if (!message) {
      lobby_.metrics.refused(message.error().code);
      socket_->send(to_message(refused_message("", message.error())));
      return socket_->resume(delay);
    }
    lobby_.metrics.message((*message)["type"].get_ref<const std::string&>());
    if (!place_) {
      if (auto refusal = enter()) return send_away(*refusal);
    }
    place_->receive(std::move(*message), delay);
  }

  void closed() override {
    if (!socket_) return;
    lobby_.sockets.remove(token_hash_, socket_.get());
    if (place_) std::exchange(place_, nullptr)->leave();
    socket_.reset();
  }

 private:
  std::chrono::nanoseconds pay(double cost) {
    const auto now = std::chrono::steady_clock::now();
    auto delay = std::max(bucket_.take(cost, now), lobby_.doorkeeper.messages_by_address.take(address_, cost, now));
    if (!person_.empty()) delay = std::max(delay, lobby_.doorkeeper.messages_by_person.take(person_, cost, now));
    return delay;
  }

  // The device is looked up only now, when it would be closed if it were removed: no moment lies between.
  std::optional<Refusal> enter() {
    auto identity = lobby_.persons.identify(token_hash_);
    if (!identity) return identity.error();
    if (!*identity) return Refusal{"no_identity", "this device is not known; reload the page", "", {}};
    auto code = look_up_table(lobby_, code_, address_);
    if (!code) return code.error();
    person_ = (*identity)->person.id;
    place_ = lobby_.tables.enter(*code, {person_, (*identity)->person.name, socket_});
    return std::nullopt;
  }

  void send_away(const Refusal& why) {
    lobby_.metrics.refused(why.code);
    socket_->close(to_message(closed_message(why)), kPolicyViolation);
  }

  Lobby& lobby_;
  const std::string code_;
  const std::string address_;
  const std::string token_hash_;
  TokenBucket bucket_;
  int slowed_ = 0;  // messages one after the other
  std::string person_;
  std::shared_ptr<Socket> socket_;
  std::shared_ptr<Place> place_;
};

}  // namespace

void OpenSockets::add(const std::string& token_hash, const std::shared_ptr<Socket>& socket) {
  const std::lock_guard lock(mutex_);
  sockets_.emplace(token_hash, socket);
}

void OpenSockets::remove(const std::string& token_hash, const Socket* socket) {
  const std::lock_guard lock(mutex_);
  const auto [begin, end] = sockets_.equal_range(token_hash);
  for (auto at = begin; at != end; ++at) {
    if (at->second.lock().get() == socket) {
      sockets_.erase(at);
      return;
    }
  }
}

void OpenSockets::close(const std::string& token_hash, const Refusal& why) {
  std::vector<std::shared_ptr<Socket>> open;
  {
    const std::lock_guard lock(mutex_);
    const auto [begin, end] = sockets_.equal_range(token_hash);
    for (auto at = begin; at != end; ++at) {
      if (auto socket = at->second.lock()) open.push_back(std::move(socket));
    }
  }
  for (const auto& socket : open) socket->close(to_message(closed_message(why)), kPolicyViolation);
}

std::shared_ptr<Conversation> make_visitor(Lobby& lobby, std::string code, std::string address,
                                           std::string token_hash) {
  return std::make_shared<Visitor>(lobby, std::move(code), std::move(address), std::move(token_hash));
}

tl::expected<std::string, Refusal> look_up_table(Lobby& lobby, const std::string& typed, const std::string& address) {
  const auto now = std::chrono::steady_clock::now();
  RateLimiter& limiter = lobby.doorkeeper.unknown_tables_by_address;
  if (!limiter.covers(address, 1, now)) {
    return tl::make_unexpected(
        Refusal{"too_fast", "too many tables looked for that are not there; try again in a while", "", {}});
  }
  const auto code = read_table_code(typed);
  const auto known = code ? lobby.tables.exists(*code) : Result<bool>(false);
  if (!known)
    return tl::make_unexpected(Refusal{"storing_failed", "the store can't be read now; try again in a moment", "", {}});
  if (*known) return *code;
  limiter.take(address, 1, now);
  return tl::make_unexpected(Refusal{"table_unknown", "there is no such table; check the link", "", {}});
}

}  // namespace tempora::server
