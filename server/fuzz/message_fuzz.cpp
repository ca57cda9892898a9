// The message decoder, and the table behind it: whatever comes, the answer is a message or a refusal.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/catalogue.hpp"
#include "server/message.hpp"
#include "table/messages.hpp"
#include "table/session.hpp"
#include "table/table.hpp"

using namespace tempora;

namespace {

Surroundings surroundings() {
  Surroundings outside;
  outside.find_game = [](std::string_view id) { return find_game(id); };
  outside.random = [](std::span<std::byte> bytes) {
    for (std::byte& byte : bytes) byte = std::byte{7};
  };
  outside.make_dice = make_fair_dice;
  return outside;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = server::read_message(text, 16 * 1024, 12);
  if (!message) return 0;
  if (server::cost_of(*message) <= 0) std::abort();
  static const Surroundings kOutside = surroundings();
  auto opened =
      Table::open(kOutside, "FUZZ0000", "ada", "Ada",
                  {{"game", "tempel"}, {"players", 3}, {"name", "Ada"}, {"bots", "random"}, {"start", true}}, 1'000);
  if (!opened) std::abort();
  Table& table = *opened->table;
  Session session("ada");
  static_cast<void>(session.answer(table, {{"type", "hello"}}));
  const std::string answer =
      (*message)["type"] == "command" ? table.command("ada", *message, 2'000).answer : session.answer(table, *message);
  const Json parsed = Json::parse(answer, nullptr, false);
  if (!parsed.is_object() || !parsed.contains("type")) std::abort();
  return 0;
}
