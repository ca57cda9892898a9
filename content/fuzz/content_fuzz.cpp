// The content loader and the rules behind it: whatever comes, the answer is a game or an error that names a line.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/loader.hpp"
#include "games/tempel/rules.hpp"

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
  static_cast<void>(content->locate("/temples/0/gold"));
  Setup setup;
  setup.players = 5;
  setup.content = content->text();
  const auto rules = tempel::Rules::create(setup);
  if (!rules && rules.error().text.empty()) std::abort();
  return 0;
}
