// The content loader and the rules behind it: whatever comes, the answer is a game or an error that names a line.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/loader.hpp"
#include "games/catalogue.hpp"

using namespace tempora;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::array<content::File, 1> files = {
      content::File{"fuzz.toml", std::string(reinterpret_cast<const char*>(data), size)}};
  const auto content = content::read(files);
  if (!content) {
    if (!content.error().text.starts_with("fuzz.toml")) std::abort();
    return 0;
  }
  if (!parse_json(content->text())) std::abort();
  for (const AnyGame* game : catalogue()) {
    Setup setup;
    setup.players = game->info().max_players;
    setup.content = content->text();
    const auto checked = game->check(setup);
    if (checked) continue;
    const bool named = !checked.error().text.empty() && content->locate(checked.error().where).starts_with("fuzz.toml");
    if (!named) std::abort();
  }
  return 0;
}
