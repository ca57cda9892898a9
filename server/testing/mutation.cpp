#include "server/testing/mutation.hpp"

#include <fmt/format.h>

#include <array>

namespace tempora::server::testing {
namespace {

Json command(const char* name, Json fields = Json::object()) {
  fields["type"] = "command";
  fields["id"] = "x1";
  fields["name"] = name;
  return fields;
}

Json odd_value(Generator& chance) {
  switch (chance.below(14)) {
    case 0:
      return nullptr;
    case 1:
      return true;
    case 2:
      return -1;
    case 3:
      return INT64_MAX;
    case 4:
      return UINT64_MAX;
    case 5:
      return 1e308;
    case 6:
      return 0.5;
    case 7:
      return "";
    case 8:
      return std::string(chance.below(2'000), 'x');
    case 9:
      return "\u202e\u0000\uFFFF";
    case 10:
      return Json::array();
    case 11:
      return Json::object();
    case 12:
      return Json{{"__proto__", {{"host", true}}}};
    default:
      return Json::array({Json::array({Json::object({{"do", "open"}})}), nullptr, 7});
  }
}

void change_field(Json& message, const std::vector<Json>& valid, Generator& chance) {
  auto at = message.begin();
  std::advance(at, static_cast<std::ptrdiff_t>(chance.below(static_cast<std::uint32_t>(message.size()))));
  const Json& other = valid[chance.below(static_cast<std::uint32_t>(valid.size()))];
  constexpr std::array<const char*, 6> kNames{"__proto__", "constructor", "draws", "seat", "card", ""};
  switch (chance.below(5)) {
    case 0:
      message.erase(at);
      break;
    case 1:
      *at = odd_value(chance);
      break;
    case 2:
      message[kNames[chance.below(kNames.size())]] = odd_value(chance);
      break;
    case 3:  // another message's field
      for (const auto& [name, value] : other.items()) {
        if (chance.below(3) == 0) message[name] = value;
      }
      break;
    default:
      if (at->is_number_integer()) *at = chance.below(12);
      break;
  }
}

void change_bytes(std::string& text, Generator& chance) {
  if (text.empty()) return;
  const auto size = static_cast<std::uint32_t>(text.size());
  const std::size_t at = chance.below(size);
  switch (chance.below(7)) {
    case 0:
      text[at] = static_cast<char>(chance.below(256));
      break;
    case 1:
      text.resize(at);
      break;
    case 2:
      text.insert(at, text.substr(at / 2, chance.below(50)));
      break;
    case 3:
      text.insert(at, std::string(chance.below(300), '['));
      break;
    case 4:
      text.insert(at, "\xff\xfe\xc0\x80");
      break;
    case 5:
      text.insert(at, "1e999999");
      break;
    default:
      text.erase(at, chance.below(8));
      break;
  }
}

}  // namespace

std::vector<Json> valid_messages() {
  const Json open{{"do", "open"}, {"seat", 2}, {"place", 3}};
  return {
      {{"type", "hello"}, {"last", 3}, {"languages", {"de", "en"}}},
      {{"type", "ping"}},
      {{"type", "outlook"}, {"id", "o1"}, {"moves", {open}}},
      {{"type", "paths"}, {"id", "p1"}, {"moves", {open}}},
      {{"type", "hint"}, {"id", "h1"}},
      {{"type", "moment"}, {"id", "m1"}, {"event", 1}},
      {{"type", "lift"}, {"seat", 1}},
      {{"type", "lift"}, {"seat", nullptr}},
      command("sit", {{"as", "Mallory"}, {"seat", 2}}),
      command("stand", {{"seat", 1}}),
      command("rename", {{"as", "Mal"}}),
      command("ready", {{"ready", true}, {"commitment", std::string(64, 'a')}}),
      command("option", {{"option", "announcements"}, {"value", "off"}}),
      command("players", {{"players", 5}}),
      command("bot", {{"seat", 2}, {"level", "random"}}),
      command("remove", {{"seat", 0}}),
      command("move", {{"seat", 0}, {"to", 1}}),
      command("settings", {{"locked", true}, {"clock", {{"kind", "move"}, {"seconds", 30}}}}),
      command("start"),
      command("contribute", {{"bytes", std::string(64, 'b')}}),
      command("start_without"),
      command("play", {{"answers", 1}, {"moves", {open}}}),
      command("play", {{"moves", {{{"do", "announce"}, {"gold", 1}, {"fire", 0}}}}}),
      command("undo"),
      command("answer", {{"request", 1}, {"agree", true}}),
      command("ask", {{"what", "pause"}}),
      command("concede"),
      command("hand_over", {{"seat", 1}, {"to", {{"bot", "random"}}}}),
      command("return", {{"seat", 1}}),
      command("seat_link", {{"seat", 1}}),
      command("claim", {{"secret", std::string(43, 'c')}, {"as", "Mal"}}),
      command("answer_claim", {{"seat", 1}, {"agree", true}}),
      command("nudge", {{"seat", 1}}),
      command("chat", {{"text", "hello"}}),
      command("chat", {{"phrase", "trust"}, {"about", 1}}),
      command("mute", {{"person", 1}, {"muted", true}}),
      command("rematch"),
  };
}

std::string mutated_message(const std::vector<Json>& valid, Generator& chance) {
  Json message = valid[chance.below(static_cast<std::uint32_t>(valid.size()))];
  if (message.contains("id")) message["id"] = fmt::format("x{}", chance.below(1'000'000));
  std::uint32_t changes = 1 + chance.below(4);
  while (changes > 1 && chance.below(2) == 0) {
    change_field(message, valid, chance);
    if (message.empty()) break;
    --changes;
  }
  std::string text = message.dump(-1, ' ', false, Json::error_handler_t::replace);
  for (; changes > 1; --changes) change_bytes(text, chance);
  return text;
}

}  // namespace tempora::server::testing
