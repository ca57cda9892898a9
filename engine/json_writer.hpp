// A streaming JSON writer: appends to a string, builds no tree, allocates nothing of its own.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace tempora {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void begin_object() {
    separate();
    out_.push_back('{');
    fresh_ = true;
  }
  void end_object() {
    out_.push_back('}');
    fresh_ = false;
  }
  void begin_array() {
    separate();
    out_.push_back('[');
    fresh_ = true;
  }
  void end_array() {
    out_.push_back(']');
    fresh_ = false;
  }

  // A key that needs no escaping (our own names).
  void key(std::string_view name) {
    if (!fresh_) out_.push_back(',');
    out_.push_back('"');
    out_.append(name);
    out_.append("\":", 2);
    fresh_ = true;
  }
  // A key that is a number.
  void key(std::integral auto number) {
    std::array<char, 24> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    key(std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
  }

  void value(std::string_view text);  // any UTF-8; escaped as JSON asks
  void value(const char* text) { value(std::string_view(text)); }
  void value(bool truth) {
    separate();
    out_.append(truth ? "true" : "false");
  }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  void value(T number) {
    separate();
    std::array<char, 24> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    out_.append(text.data(), static_cast<std::size_t>(end - text.data()));
  }
  void value(double number);
  void null() {
    separate();
    out_.append("null");
  }
  // JSON text made elsewhere.
  void raw(std::string_view json) {
    separate();
    out_.append(json);
  }

  void field(std::string_view name, const auto& content) {
    key(name);
    value(content);
  }

 private:
  void separate() {
    if (!fresh_) out_.push_back(',');
    fresh_ = false;
  }

  std::string& out_;
  bool fresh_ = true;  // nothing stands before the next value at this level
};

}  // namespace tempora
