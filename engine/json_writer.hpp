// A streaming JSON writer: appends to a string, builds no tree, allocates nothing of its own.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace tempora {

// The string holds what was written whenever an outermost value is complete; between, a part of it waits in the writer.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  void begin_object() { begin('{'); }
  void end_object() { end('}'); }
  void begin_array() { begin('['); }
  void end_array() { end(']'); }

  // A key that needs no escaping (our own names).
  void key(std::string_view name) {
    char* at = room(name.size() + 4);
    if (!fresh_) *at++ = ',';
    *at++ = '"';
    std::memcpy(at, name.data(), name.size());
    at += name.size();
    *at++ = '"';
    *at++ = ':';
    advance_to(at);
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
  void value(bool truth) { word(truth ? std::string_view("true") : std::string_view("false")); }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  void value(T number) {
    char* at = room(kLongestNumber + 1);
    if (!fresh_) *at++ = ',';
    if (number >= 0 && number < 10) {  // most numbers of a game
      *at++ = static_cast<char>('0' + static_cast<int>(number));
    } else {
      at = std::to_chars(at, at + kLongestNumber, number).ptr;
    }
    advance_to(at);
    finish_value();
  }
  void value(double number);
  void null() { word("null"); }
  // JSON text made elsewhere.
  void raw(std::string_view json) {
    separate();
    append(json);
    finish_value();
  }

  void field(std::string_view name, const auto& content) {
    key(name);
    value(content);
  }
  // The same where there is something, else null.
  void field_or_null(std::string_view name, const auto& content, bool there) {
    key(name);
    if (there) {
      value(content);
    } else {
      null();
    }
  }
  // A list under that name, of value_of(item) for each.
  void list(std::string_view name, const auto& items, auto&& value_of) {
    key(name);
    begin_array();
    for (const auto& item : items) value(value_of(item));
    end_array();
  }
  void list(std::string_view name, const auto& items) {
    list(name, items, [](const auto& item) { return item; });
  }

 private:
  static constexpr std::size_t kRoom = 512;
  static constexpr std::size_t kLongestNumber = 32;

  void begin(char bracket) {
    char* at = room(2);
    if (!fresh_) *at++ = ',';
    *at++ = bracket;
    advance_to(at);
    fresh_ = true;
    ++depth_;
  }
  void end(char bracket) {
    char* at = room(1);
    *at++ = bracket;
    advance_to(at);
    --depth_;
    finish_value();
  }
  void word(std::string_view text) {
    separate();
    append(text);
    finish_value();
  }
  void separate() {
    if (!fresh_) append(",");
  }
  void finish_value() {
    fresh_ = false;
    if (depth_ == 0) flush();
  }

  // Room for `size` characters, at most kRoom.
  char* room(std::size_t size) {
    if (kRoom - used_ < size) flush();
    return waiting_.data() + used_;
  }
  void advance_to(const char* at) { used_ = static_cast<std::size_t>(at - waiting_.data()); }
  void append(std::string_view text) {
    if (text.size() > kRoom) {
      flush();
      out_.append(text);
      return;
    }
    std::memcpy(room(text.size()), text.data(), text.size());
    used_ += text.size();
  }
  void flush() {
    out_.append(waiting_.data(), used_);
    used_ = 0;
  }

  std::string& out_;
  std::size_t used_ = 0;
  int depth_ = 0;
  bool fresh_ = true;  // nothing stands before the next value at this level
  std::array<char, kRoom> waiting_;
};

}  // namespace tempora
