#include "engine/merge_patch.hpp"

#include <cstddef>

namespace tempora {
namespace {

// The end of the JSON value that starts at `at`.
std::size_t value_end(std::string_view text, std::size_t at) {
  int depth = 0;
  bool in_string = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (in_string) {
      if (c == '\\') {
        ++at;
      } else if (c == '"') {
        in_string = false;
        if (depth == 0) return at + 1;
      }
      continue;
    }
    switch (c) {
      case '"':
        in_string = true;
        break;
      case '{':
      case '[':
        ++depth;
        break;
      case '}':
      case ']':
        if (depth == 0) return at;  // the end of a number or word before it
        if (--depth == 0) return at + 1;
        break;
      case ',':
        if (depth == 0) return at;
        break;
      default:
        break;
    }
  }
  return at;
}

// Walks over the members of one object.
struct Members {
  std::string_view text;
  std::size_t at = 1;  // behind the opening brace
  std::string_view key;
  std::size_t value = 0;

  explicit Members(std::string_view object) : text(object) { read_key(); }
  [[nodiscard]] bool done() const { return key.empty(); }
  // Steps over the present value, which ends at `end`.
  void step(std::size_t end) {
    at = end;
    if (text[at] == ',') ++at;
    read_key();
  }
  void read_key() {
    if (at >= text.size() || text[at] != '"') {
      key = {};
      return;
    }
    const std::size_t end = value_end(text, at);
    key = text.substr(at, end - at);  // with its quotes
    value = end + 1;
  }
};

class Differ {
 public:
  explicit Differ(std::string& out) : out_(out) {}

  bool objects(std::string_view before, std::string_view after) {
    const std::size_t start = out_.size();
    out_.push_back('{');
    bool fresh = true;
    const auto emit_key = [&](std::string_view key) {
      if (!fresh) out_.push_back(',');
      fresh = false;
      out_.append(key);
      out_.push_back(':');
    };
    Members old(before);
    Members now(after);
    while (!now.done()) {
      if (old.done() || old.key != now.key) {
        if (!old.done() && !has(after, old.key)) {
          emit_key(old.key);
          out_.append("null");
          old.step(value_end(old.text, old.value));
          continue;
        }
        const std::size_t end = value_end(now.text, now.value);
        emit_key(now.key);
        out_.append(now.text.substr(now.value, end - now.value));
        now.step(end);
        continue;
      }
      const std::size_t old_end = value_end(old.text, old.value);
      const std::string_view was = old.text.substr(old.value, old_end - old.value);
      if (starts_with_value(now.text, now.value, was)) {
        now.step(now.value + was.size());
        old.step(old_end);
        continue;
      }
      const std::size_t now_end = value_end(now.text, now.value);
      const std::string_view is = now.text.substr(now.value, now_end - now.value);
      const std::size_t mark = out_.size();
      const bool was_fresh = fresh;
      emit_key(now.key);
      if (was.front() == '{' && is.front() == '{') {
        if (!objects(was, is)) {
          out_.resize(mark);
          fresh = was_fresh;
        }
      } else {
        out_.append(is);
      }
      old.step(old_end);
      now.step(now_end);
    }
    for (; !old.done(); old.step(value_end(old.text, old.value))) {
      if (has(after, old.key)) continue;
      emit_key(old.key);
      out_.append("null");
    }
    if (fresh) {
      out_.resize(start);
      return false;
    }
    out_.push_back('}');
    return true;
  }

 private:
  // `text` holds exactly the value `value` at `at`.
  static bool starts_with_value(std::string_view text, std::size_t at, std::string_view value) {
    if (text.size() <= at + value.size() || text.compare(at, value.size(), value) != 0) return false;
    const char next = text[at + value.size()];
    return next == ',' || next == '}';
  }
  static bool has(std::string_view object, std::string_view key) {
    for (Members member(object); !member.done(); member.step(value_end(object, member.value))) {
      if (member.key == key) return true;
    }
    return false;
  }

  std::string& out_;
};

}  // namespace

bool merge_patch(std::string_view before, std::string_view after, std::string& out) {
  if (before == after) return false;
  return Differ(out).objects(before, after);
}

}  // namespace tempora
