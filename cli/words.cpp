#include "cli/words.hpp"

#include <map>

#include "cli/khronos_words.hpp"
#include "cli/tempel_words.hpp"

namespace tempora::cli {

std::string Ink::paint(std::string_view code, std::string_view text) const {
  if (!on_) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

const Words& words_of(std::string_view game) {
  static const KhronosWords kKhronos;
  static const TempelWords kTempel;
  static const std::map<std::string_view, const Words*> kWords{{"khronos", &kKhronos}, {"tempel", &kTempel}};
  return *kWords.at(game);
}

}  // namespace tempora::cli
