#include "server/testing/party.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tempora::server::testing {

Json open_move(int seat, int place) { return {{"do", "open"}, {"seat", seat}, {"place", place}}; }

void Party::gather(const std::vector<std::string>& people, const Json& options) {
  people_ = people;
  for (const std::string& name : people) browsers_.emplace(name, Browser(port_)).first->second.introduce();
  const Answer made = browser(people[0]).post(
      "/api/tables", {{"game", "tempel"}, {"players", people.size()}, {"options", options}, {"name", people[0]}});
  ASSERT_EQ(made.status, 200) << made.body;
  code_ = made.json()["code"];
  for (std::size_t i = 0; i < people.size(); ++i) {
    come_back(people[i]);
    if (i == 0) continue;
    ASSERT_EQ(at(people[i]).refusal("sit", {{"as", people[i]}}), "");
  }
}

void Party::begin() {
  for (const std::string& name : people_) ASSERT_EQ(at(name).refusal("ready", {{"ready", true}}), "");
  ASSERT_EQ(at(people_[0]).refusal("start"), "");
  catch_up();
}

Socket& Party::watch(const std::string& name) {
  browsers_.emplace(name, Browser(port_)).first->second.introduce();
  return come_back(name);
}

Socket& Party::come_back(const std::string& name, std::optional<std::int64_t> last) {
  auto socket = browser(name).open(code_);
  EXPECT_TRUE(socket);
  socket->hello(last);
  if (const auto old = sockets_.find(name); old != sockets_.end()) heard_before_[name] = heard(name);
  sockets_[name] = std::move(socket);
  return at(name);
}

Socket& Party::seat(int seat) {
  const auto sits = std::find_if(people_.begin(), people_.end(),
                                 [&](const std::string& name) { return at(name).you()["viewer"] == seat; });
  return at(sits == people_.end() ? people_.front() : *sits);
}

std::vector<std::string> Party::heard(const std::string& name) const {
  std::vector<std::string> all;
  if (const auto before = heard_before_.find(name); before != heard_before_.end()) all = before->second;
  const auto& now = sockets_.at(name)->heard;
  all.insert(all.end(), now.begin(), now.end());
  return all;
}

void Party::disconnect() {
  for (const auto& [name, socket] : sockets_) socket->drop();
}

void Party::move_to(std::uint16_t port) {
  port_ = port;
  for (auto& [name, browser] : browsers_) browser.move_to(port);
}

void Party::catch_up() {
  std::int64_t n = 0;
  for (const auto& [name, socket] : sockets_) n = std::max(n, socket->n);
  for (const auto& [name, socket] : sockets_) socket->catch_up(n);
}

int Party::owing() {
  catch_up();
  const Json& owing = at(people_.front()).you()["owing"];
  return owing.empty() ? -1 : owing[0].get<int>();
}

Json Party::play(const Json& move) {
  Socket& player = seat(owing());
  return player.command("play", {{"answers", player.you()["decision"]}, {"moves", Json::array({move})}});
}

Json Party::play_first() {
  Socket& player = seat(owing());
  const Json move = player.you()["legal"][0];
  return play(move);
}

}  // namespace tempora::server::testing
