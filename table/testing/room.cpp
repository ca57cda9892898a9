#include "table/testing/room.hpp"

#include <algorithm>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"

namespace tempora::testing {

Json without_nulls(const Json& json) {
  if (!json.is_object()) return json;
  Json kept = Json::object();
  for (const auto& [key, value] : json.items()) {
    if (!value.is_null()) kept[key] = without_nulls(value);
  }
  return kept;
}

void Device::hear(const std::string& text) {
  heard.push_back(text);
  const Json message = Json::parse(text);
  const auto type = message.at("type").get<std::string>();
  if (type != "state" && type != "update") return;
  if (type == "state") {
    doc = message.at("doc");
    facts.clear();
    chat.clear();
  } else {
    ASSERT_EQ(message.at("n").get<std::int64_t>(), n + 1) << "a gap in the numbers";
    if (message.contains("patch")) doc.merge_patch(message["patch"]);
  }
  n = message.at("n").get<std::int64_t>();
  for (const char* list : {"facts", "chat"}) {
    if (!message.contains(list)) continue;
    auto& into = list[0] == 'f' ? facts : chat;
    into.insert(into.end(), message[list].begin(), message[list].end());
  }
}

Room::Room(std::uint64_t seed) : chance_(seed) {
  surroundings_.find_game = [](std::string_view id) -> const AnyGame* {
    static const TypedGame<probe::Rules, Levels<probe::Rules, RandomBot<probe::Rules>>> kProbe;
    return id == kProbe.info().id ? &kProbe : find_game(id);
  };
  surroundings_.random = [this](std::span<std::byte> bytes) {
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(chance_.below(256));
  };
}

std::string Room::open(const Json& wish, const std::string& person) {
  auto opened = Table::open(surroundings_, "code1", person, person, wish, now_);
  if (!opened) return opened.error().code;
  table_ = std::move(opened->table);
  keep(opened->step);
  come(person);
  return "";
}

void Room::gather(const Json& wish, const std::vector<std::string>& people) {
  ASSERT_EQ(open(wish, people[0]), "");
  for (std::size_t p = 1; p < people.size(); ++p) {
    come(people[p]);
    ASSERT_EQ(code(people[p], "sit", {{"as", people[p]}}), "");
  }
}

void Room::play_at_one_device() {
  gather({{"game", "tempel"}, {"players", 3}, {"options", {{"first_keyholder", 1}}}, {"name", "Ada"}}, {"ada"});
  ASSERT_EQ(code("ada", "sit", {{"as", "Bob"}}), "");
  ASSERT_EQ(code("ada", "bot", {{"seat", 2}, {"level", "random"}}), "");
  begin({"ada"});
}

void Room::play(int players, const std::vector<std::string>& people, Json options) {
  gather({{"game", "tempel"}, {"players", players}, {"options", std::move(options)}, {"name", people[0]}}, people);
  for (int s = static_cast<int>(people.size()); s < players; ++s) {
    ASSERT_EQ(code(people[0], "bot", {{"seat", s}, {"level", "random"}}), "");
  }
  begin(people);
}

void Room::begin(const std::vector<std::string>& people) {
  for (const auto& person : people) ASSERT_EQ(code(person, "ready", {{"ready", true}}), "");
  ASSERT_EQ(code(people[0], "start"), "");
}

void Room::come(const std::string& person) {
  keep(table_->present(person, person, true, now_));
  const auto [at, fresh] = devices_.try_emplace(person, person);
  if (fresh) at->second.hear(at->second.session.answer(*table_, {{"type", "hello"}}));
}

void Room::go(const std::string& person) {
  devices_.erase(person);
  keep(table_->present(person, person, false, now_));
}

Json Room::command(const std::string& person, const std::string& name, Json fields) {
  fields["type"] = "command";
  fields["id"] = "c" + std::to_string(++commands_);
  fields["name"] = name;
  return send(person, fields);
}

Json Room::send(const std::string& person, const Json& message) {
  const Step step = table_->command(person, message, now_);
  keep(step);
  if (const auto device = devices_.find(person); device != devices_.end()) device->second.hear(step.answer);
  return Json::parse(step.answer);
}

std::string Room::code(const std::string& person, const std::string& name, Json fields) {
  const Json answer = command(person, name, std::move(fields));
  if (answer.at("type") == "done") return "";
  EXPECT_FALSE(answer.at("refusal").at("text").get<std::string>().empty());
  return answer.at("refusal").at("code").get<std::string>();
}

Json Room::ask(const std::string& person, const Json& message) {
  Device& at = device(person);
  const std::string text = at.session.answer(*table_, message);
  at.hear(text);
  return Json::parse(text);
}

int Room::pass(std::int64_t milliseconds) {
  const std::int64_t end = now_ + milliseconds;
  int count = 0;
  for (auto at = table_->wake_at(); at && *at <= end; at = table_->wake_at()) {
    now_ = std::max(now_, *at);
    keep(table_->wake(now_));
    if (++count > 10'000) {
      ADD_FAILURE() << "the table never comes to rest";
      break;
    }
  }
  now_ = end;
  return count;
}

Json Room::document(const std::string& person) const {
  const int number = table_->number_of(person);
  const SeatSet seats = table_->seats_of(number);
  return Json::parse(table_->document(number, seats.size() == 1 ? Viewer::seat(seats.lowest()) : Viewer::spectator()));
}

std::string Room::open_first(const std::string& person) {
  const Json you = document(person).at("you");
  return code(person, "play", {{"answers", you.at("decision")}, {"moves", Json::array({you.at("legal").at(0)})}});
}

void Room::restart() {
  auto restored = Table::restore(surroundings_, records_);
  ASSERT_TRUE(restored) << restored.error().text;
  table_ = std::move(*restored);
}

std::string Room::everything(const Table& table, int people) {
  std::string all;
  for (int person = -1; person < people; ++person) {
    all += table.document(person, Viewer::spectator()) + "\n";
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (table.holds(person, seat)) {
        all += table.document(person, Viewer::seat(seat)) + "\n" + table.facts_since(0, Viewer::seat(seat));
      }
    }
  }
  return all + table.facts_since(0, Viewer::spectator()) + table.chat_since(0) + table.summary().json;
}

void Room::keep(const Step& step) {
  for (const Record& record : step.records) {
    ASSERT_EQ(record.n, static_cast<std::int64_t>(records_.size()) + 1);
    records_.push_back(record);
  }
  if (step.finished) finished_.push_back(*step.finished);
  if (step.summary) {
    ASSERT_EQ(step.summary->json, table_->summary().json);
  }
  ASSERT_EQ(table_->last_n(), static_cast<std::int64_t>(records_.size()));
  if (checks && !step.records.empty()) {
    const auto restored = Table::restore(surroundings_, records_);
    ASSERT_TRUE(restored) << restored.error().text;
    ASSERT_EQ(everything(**restored, 8), everything(*table_, 8));
  }
  for (auto& [key, device] : devices_) {
    std::vector<std::string> messages;
    device.session.update(*table_, messages);
    for (const auto& message : messages) device.hear(message);
    const Json you = device.doc.at("you");
    const Viewer viewer = you.at("viewer").is_number() ? Viewer::seat(you["viewer"].get<Seat>()) : Viewer::spectator();
    const int number = table_->number_of(device.session.person());
    ASSERT_EQ(without_nulls(device.doc), without_nulls(Json::parse(table_->document(number, viewer)))) << key;
  }
}

}  // namespace tempora::testing
