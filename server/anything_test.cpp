// Anything may arrive through a socket: nothing breaks, nothing grows, and honest players notice nothing.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/testing/counts.hpp"
#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/mutation.hpp"
#include "server/testing/party.hpp"

namespace tempora::server {
namespace {

using testing::Folder;
using testing::Party;
using testing::Socket;

int messages() { return scaled(1'000'000); }

std::size_t resident() {
  std::ifstream in("/proc/self/statm");
  std::size_t total = 0;
  std::size_t pages = 0;
  in >> total >> pages;
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// Two or more people go on with their match, one move and one line at a time; over and over.
class Honest {
 public:
  explicit Honest(std::uint16_t port) : party_(port) {
    party_.gather({"Ada", "Bob", "Cyd"});
    party_.begin();
  }
  void go_on() {
    if (party_.owing() < 0) {
      for (const std::string& name : party_.people()) ASSERT_EQ(party_.at(name).refusal("rematch"), "");
      party_.begin();
    }
    const Json answer = party_.play_first();
    ASSERT_EQ(answer["type"], "done") << answer.dump();
    ++moves_;
    for (const std::string& name : party_.people()) {
      ASSERT_EQ(party_.at(name).gaps, 0);
      party_.at(name).heard.clear();
    }
  }
  [[nodiscard]] int moves() const { return moves_; }

 private:
  Party party_;
  int moves_ = 0;
};

// Somebody with a seat, and with a table of bots to break.
class Mallory {
 public:
  explicit Mallory(std::uint16_t port) : browser_(port), valid_(testing::valid_messages()) {
    browser_.introduce();
    code_ = browser_.post("/api/tables", {{"game", "tempel"}, {"players", 4}, {"name", "Mallory"}, {"bots", "random"}})
                .json()["code"];
  }
  // Sends one message; comes back when sent away. What was said goodbye with is in `goodbye`.
  void send() {
    if (!socket_ || socket_->close_code() != 0) socket_ = browser_.open(code_);
    ASSERT_TRUE(socket_) << "the server lets nobody in any more";
    const std::string text = testing::mutated_message(valid_, chance_);
    // Broken UTF-8 as text ends a WebSocket at once; as binary it comes through to the decoder.
    const bool sent = socket_->push(text, chance_.below(2'000) != 0);
    ++sent_;
    if (sent && sent_ % 16 != 0) return;
    while (socket_->next(std::chrono::milliseconds(sent ? 0 : 30'000))) remember();
    socket_->heard.clear();
  }
  // Waits until everything is answered.
  void finish() {
    if (!socket_ || socket_->close_code() != 0) return;
    socket_->push(R"({"type":"ping"})");
    while (const auto text = socket_->next()) {
      remember();
      if (text->find("pong") != std::string::npos) break;
    }
  }
  std::map<std::string, int> refusals;
  std::string goodbye;

 private:
  void remember() {
    const Json message = Json::parse(socket_->heard.back());
    if (message.contains("refusal")) ++refusals[message["refusal"]["code"]];
    if (message["type"] == "closed") goodbye = message["refusal"]["code"];
  }

  testing::Browser browser_;
  std::vector<Json> valid_;
  Generator chance_{7};
  std::string code_;
  std::unique_ptr<Socket> socket_;
  int sent_ = 0;
};

TEST(Anything, WithoutLimitsEveryMessageIsAnsweredAndNothingGrows) {
  Folder folder;
  const auto server = Server::start(testing::quiet_settings(folder.path()));
  ASSERT_TRUE(server);
  Honest honest((*server)->port());
  Mallory mallory((*server)->port());
  std::size_t early = 0;
  for (int i = 0; i < messages(); ++i) {
    mallory.send();
    if (i % 500 == 0) honest.go_on();
    if (i == messages() / 2) early = resident();  // by then SQLite has filled its page cache
    if (HasFatalFailure()) return;
  }
  mallory.finish();
  const std::size_t late = resident();
  honest.go_on();
  fmt::print("{} messages, {} honest moves, memory {:.1f} → {:.1f} MB\n", messages(), honest.moves(),
             static_cast<double>(early) / 1e6, static_cast<double>(late) / 1e6);
  if (!kSanitized) {
    EXPECT_LT(late, early + 16'000'000);
  }
  for (const char* code : {"malformed", "unknown_type", "unknown_command", "unknown_field", "not_now"}) {
    EXPECT_GT(mallory.refusals[code], 0) << code;
  }
}

TEST(Anything, WithLimitsTheSenderIsSlowedAndSentAwayWithAReason) {
  Folder folder;
  ServerSettings settings = testing::quiet_settings(folder.path());
  settings.limits.messages_per_connection = {200, 60};
  settings.limits.slowed_messages = 50;
  const auto server = Server::start(std::move(settings));
  ASSERT_TRUE(server);
  Honest honest((*server)->port());
  Mallory mallory((*server)->port());
  for (int i = 0; i < messages() / 5 && mallory.goodbye != "too_fast"; ++i) {
    mallory.send();
    if (i % 200 == 0) {
      honest.go_on();
      mallory.finish();
    }
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(mallory.goodbye, "too_fast");
  honest.go_on();
}

}  // namespace
}  // namespace tempora::server
