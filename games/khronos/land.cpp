#include "games/khronos/land.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace tempora::khronos {
namespace {

constexpr int kFewest = 8;  // rows and columns
constexpr int kFewestHamlets = 4;
constexpr int kFewestPlain = 60;
constexpr int kCastle = 3;

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(' '), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

std::string line_at(std::size_t number) { return "/" + std::to_string(number); }

// A map's first line: map NAME WIDTH HEIGHT.
Result<void> read_title(std::string_view line, std::size_t number, Land& land) {
  const auto words = words_of(line);
  if (words.size() != 4 || words[0] != "map") {
    return error("a map begins with the line: map NAME WIDTH HEIGHT", line_at(number));
  }
  for (const auto& [word, into] : {std::pair{words[2], &land.width}, std::pair{words[3], &land.height}}) {
    const auto read = std::from_chars(word.data(), word.data() + word.size(), *into);
    if (read.ec != std::errc() || read.ptr != word.data() + word.size() || *into < kFewest || *into > kMostRows) {
      return error("WIDTH and HEIGHT are whole numbers from 8 to 24, not " + std::string(word), line_at(number));
    }
  }
  land.name = std::string(words[1]);
  return {};
}

Result<void> read_row(std::string_view line, std::size_t number, int row, Land& land) {
  if (line.size() != static_cast<std::size_t>(land.width)) {
    return error("row " + std::to_string(row + 1) + " has " + std::to_string(line.size()) +
                     " characters; allowed: " + std::to_string(land.width),
                 line_at(number));
  }
  for (std::size_t column = 0; column < line.size(); ++column) {
    const Square square{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    land.squares.insert(square);
    switch (line[column]) {
      case '.':
        break;
      case '~':
        land.river.insert(square);
        break;
      case 'f':
        land.forest.insert(square);
        break;
      case '^':
        land.mountain.insert(square);
        break;
      case 'H':
        land.hamlets.insert(square);
        break;
      default:
        return error("'" + std::string(1, line[column]) + "' is no terrain; allowed: . ~ f ^ H", line_at(number));
    }
  }
  return {};
}

// KH-3.8
Result<void> check(const Land& land) {
  const int hamlets = land.hamlets.count();
  if (hamlets < kFewestHamlets || hamlets > kMostHamlets) {
    return error("the map has " + std::to_string(hamlets) + " hamlets; allowed: 4 to 16");
  }
  if (!(land.hamlets & land.hamlets.beside()).empty()) return error("two hamlets of the map touch; allowed: none");
  const Board plain = land.squares - land.river - land.forest - land.mountain - land.hamlets;
  if (plain.count() < kFewestPlain) {
    return error("the map has " + std::to_string(plain.count()) + " squares of plain; allowed: 60 or more");
  }
  // A castle may touch one hamlet, but not two: they are domains of their own (KH-8.4).
  Board places = plain.anchors_within(kCastle);
  Board touched;
  land.hamlets.for_each([&](Square hamlet) {
    Board one;
    one.insert(hamlet);
    const Board touching = one.beside().anchors_meeting(kCastle);
    places -= touched & touching;
    touched |= touching;
  });
  if (places.empty()) return error("no castle has room on the map's plain; allowed: one place or more");
  return {};
}

}  // namespace

char Land::terrain(int row, int column) const {
  if (hamlets.has(row, column)) return 'H';
  if (river.has(row, column)) return '~';
  if (forest.has(row, column)) return 'f';
  return mountain.has(row, column) ? '^' : '.';
}

Result<Land> read_land(std::span<const std::string> lines) {
  Land land;
  int row = -1;  // the next one; −1: the title
  std::size_t number = 0;
  for (; number < lines.size(); ++number) {
    const std::string_view line = lines[number];
    if (line.starts_with('#')) continue;
    if (row < 0) {
      if (words_of(line).empty()) continue;
      if (auto title = read_title(line, number, land); !title) return tl::make_unexpected(title.error());
    } else if (row < land.height) {
      if (auto read = read_row(line, number, row, land); !read) return tl::make_unexpected(read.error());
    } else {
      break;
    }
    ++row;
  }
  if (row < 0) return error("a map begins with the line: map NAME WIDTH HEIGHT", line_at(0));
  if (row < land.height) {
    return error("the map has " + std::to_string(row) + " rows; allowed: " + std::to_string(land.height),
                 line_at(number - 1));
  }
  if (number == lines.size() || words_of(lines[number]) != std::vector<std::string_view>{"end"}) {
    return error("after its rows a map has the line: end", line_at(std::min(number, lines.size() - 1)));
  }
  for (++number; number < lines.size(); ++number) {
    if (lines[number].starts_with('#') || words_of(lines[number]).empty()) continue;
    return error("nothing may follow the line: end", line_at(number));
  }
  if (auto good = check(land); !good) return tl::make_unexpected(good.error());
  return land;
}

Result<std::vector<Land>> read_lands(const Json& maps) {
  std::vector<Land> lands;
  for (const auto& [name, lines] : maps.items()) {
    const std::string where = "/map/" + name;
    if (!lines.is_array()) return error("a map is a list of lines", where);
    std::vector<std::string> texts;
    for (const Json& line : lines) {
      if (!line.is_string()) return error("a map is a list of lines", where);
      texts.push_back(line.get<std::string>());
    }
    auto land = read_land(texts);
    if (!land) return error(land.error().text, where + land.error().where);
    if (land->name != name) {
      return error("the map's file is called " + name + ".map, but the map itself " + land->name, where);
    }
    lands.push_back(std::move(*land));
  }
  return lands;
}

}  // namespace tempora::khronos
