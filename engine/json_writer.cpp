#include "engine/json_writer.hpp"

#include <algorithm>

namespace tempora {
namespace {

bool needs_escape(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

}  // namespace

void JsonWriter::value(std::string_view text) {
  separate();
  append("\"");
  while (!text.empty()) {
    const auto plain = static_cast<std::size_t>(std::find_if(text.begin(), text.end(), needs_escape) - text.begin());
    append(text.substr(0, plain));
    text.remove_prefix(plain);
    if (text.empty()) break;
    const char c = text.front();
    text.remove_prefix(1);
    if (c == '"' || c == '\\') {
      append("\\");
      append(std::string_view(&c, 1));
    } else if (c == '\n') {
      append("\\n");
    } else {
      static constexpr std::string_view kHex = "0123456789abcdef";
      const auto code = static_cast<std::size_t>(static_cast<unsigned char>(c));
      append("\\u00");
      append(kHex.substr(code >> 4U, 1));
      append(kHex.substr(code & 15U, 1));
    }
  }
  append("\"");
  finish_value();
}

void JsonWriter::value(double number) {
  separate();
  advance_to(std::to_chars(room(kLongestNumber), waiting_.data() + kRoom, number).ptr);
  finish_value();
}

}  // namespace tempora
