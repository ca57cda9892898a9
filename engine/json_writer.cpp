#include "engine/json_writer.hpp"

namespace tempora {

void JsonWriter::value(std::string_view text) {
  separate();
  out_.push_back('"');
  for (const char c : text) {
    switch (c) {
      case '"':
        out_.append("\\\"");
        break;
      case '\\':
        out_.append("\\\\");
        break;
      case '\n':
        out_.append("\\n");
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          static constexpr std::string_view kHex = "0123456789abcdef";
          out_.append("\\u00");
          out_.push_back(kHex[static_cast<std::size_t>(c) >> 4U]);
          out_.push_back(kHex[static_cast<std::size_t>(c) & 15U]);
        } else {
          out_.push_back(c);
        }
    }
  }
  out_.push_back('"');
}

void JsonWriter::value(double number) {
  separate();
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  out_.append(text.data(), static_cast<std::size_t>(end - text.data()));
}

}  // namespace tempora
