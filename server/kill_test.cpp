// The server is killed at random moments under load: nothing that it acknowledged is lost, and everybody comes back.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/generator.hpp"
#include "engine/testing/counts.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/party.hpp"
#include "store/sqlite_store.hpp"

namespace tempora::server {
namespace {

using testing::Folder;
using testing::Party;
using testing::Socket;

// The server as a process of its own, killed when this goes.
class Child {
 public:
  Child(const std::string& folder, std::uint16_t port) {
    int ends[2] = {-1, -1};
    EXPECT_EQ(::pipe(ends), 0);
    const std::string wanted = std::to_string(port);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::close(ends[0]);
      ::close(ends[1]);
      ::execl(SERVER_KILL_CHILD, SERVER_KILL_CHILD, folder.c_str(), wanted.c_str(), nullptr);
      std::_Exit(127);
    }
    ::close(ends[1]);
    std::string said;
    char c = 0;
    while (::read(ends[0], &c, 1) == 1 && c != '\n') said.push_back(c);
    ::close(ends[0]);
    port_ = static_cast<std::uint16_t>(std::strtoul(said.c_str(), nullptr, 10));
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    kill();
    ::waitpid(pid_, nullptr, 0);
  }
  void kill() const { ::kill(pid_, SIGKILL); }
  [[nodiscard]] std::uint16_t port() const { return port_; }

 private:
  pid_t pid_ = -1;
  std::uint16_t port_ = 0;
};

// Kills the server as soon as it has said "done" so many times, at whatever point the other tables are then.
class Countdown {
 public:
  Countdown(const Child& child, int left) : child_(child), left_(left) {}
  void done() {
    if (--left_ == 0) child_.kill();
  }

 private:
  const Child& child_;
  std::atomic<int> left_;
};

// What the server has said is done, at one table.
struct Acknowledged {
  std::map<std::int64_t, std::string> commands;  // number of the record at which it was done → the command's id
  std::set<std::string> lines;                   // of chat
  std::map<int, std::string> seats;              // who sits where
};

// Everybody at the table talks and plays until the server is gone.
void make_load(Party& party, Acknowledged& acknowledged, Countdown& countdown, int round) {
  for (int i = 0;; ++i) {
    for (const std::string& name : party.people()) {
      Socket& socket = party.at(name);
      // False when the server is gone.
      const auto command = [&](const char* kind, Json fields) {
        const std::string id = fmt::format("{}-{}-{}", kind, round, i);
        fields["id"] = id;
        const Json answer = socket.command(kind, fields);
        if (!answer.is_object()) return false;
        if (answer["type"] != "done") return true;
        acknowledged.commands[answer["n"]] = id;
        if (fields.contains("text")) acknowledged.lines.insert(fields["text"]);
        countdown.done();
        return true;
      };
      if (!command("chat", {{"text", fmt::format("{} {} {}", name, round, i)}})) return;
      // Something that may be done as often as one likes.
      if (socket.you()["host"] == true && !command("settings", {{"locked", i % 2 == 0}})) return;
      if (socket.you()["owes"].empty() || socket.you()["legal"].empty()) continue;
      const Json moves = Json::array({socket.you()["legal"][0]});
      if (!command("play", {{"answers", socket.you()["decision"]}, {"moves", moves}})) return;
    }
  }
}

void expect_all_there(Party& party, const Acknowledged& acknowledged, int round) {
  const std::int64_t last = acknowledged.commands.empty() ? 0 : acknowledged.commands.rbegin()->first;
  for (const std::string& name : party.people()) {
    const std::int64_t before = party.at(name).n;
    Socket& back = party.come_back(name, before);
    ASSERT_GE(back.n, last) << "round " << round << ": a record that was acknowledged to somebody is lost";
    ASSERT_GE(back.n, before) << "round " << round << ": something was shown that was not stored";
    for (const auto& [seat, sitter] : acknowledged.seats) {
      ASSERT_EQ(back.table()["seats"][std::to_string(seat)]["name"], sitter) << "round " << round;
    }
  }
}

TEST(Kill, NothingAcknowledgedIsLostWhenTheServerIsKilled) {
  const int rounds = scaled(100);
  Folder folder;
  Generator chance(1);
  auto child = std::make_unique<Child>(folder.path().string(), std::uint16_t{0});
  const std::uint16_t port = child->port();
  ASSERT_NE(port, 0);
  std::vector<std::unique_ptr<Party>> parties;
  std::vector<Acknowledged> acknowledged(3);
  for (auto& known : acknowledged) {
    parties.push_back(std::make_unique<Party>(port));
    parties.back()->gather({"Ada", "Bob", "Cyd"});
    parties.back()->begin();
    for (int seat = 0; seat < 3; ++seat) known.seats[seat] = parties.back()->people()[static_cast<std::size_t>(seat)];
  }
  for (int round = 0; round < rounds; ++round) {
    Countdown countdown(*child, 1 + static_cast<int>(chance.below(300)));
    std::vector<std::thread> tables;
    for (std::size_t i = 0; i < parties.size(); ++i) {
      tables.emplace_back([&, i] { make_load(*parties[i], acknowledged[i], countdown, round); });
    }
    for (auto& table : tables) table.join();
    child = std::make_unique<Child>(folder.path().string(), port);
    ASSERT_EQ(child->port(), port) << "it could not start again";
    for (std::size_t i = 0; i < parties.size(); ++i) expect_all_there(*parties[i], acknowledged[i], round);
    if (HasFatalFailure()) return;
  }
  child.reset();

  // What the store itself holds, record by record.
  store::SqliteOptions options;
  options.file = (folder.path() / "tempora.sqlite").string();
  const auto store = store::open_sqlite_store(options);
  ASSERT_TRUE(store);
  std::size_t checked = 0;
  for (std::size_t i = 0; i < parties.size(); ++i) {
    const auto records = (*store)->records(parties[i]->code());
    ASSERT_TRUE(records);
    std::string bodies;
    std::int64_t n = 0;
    for (const store::Record& record : *records) {
      ASSERT_EQ(record.n, ++n) << "the numbers have a gap";
      bodies += record.body + "\n";
    }
    for (const auto& [number, id] : acknowledged[i].commands) {
      ASSERT_LE(number, n);
      EXPECT_EQ((*records)[static_cast<std::size_t>(number - 1)].command, id);
      ++checked;
    }
    for (const std::string& line : acknowledged[i].lines)
      EXPECT_NE(bodies.find("\"" + line + "\""), std::string::npos) << line;
  }
  fmt::print("{} kills, {} acknowledged commands, all there\n", rounds, checked);
  EXPECT_GT(checked, static_cast<std::size_t>(rounds));
}

}  // namespace
}  // namespace tempora::server
