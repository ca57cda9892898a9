#include "table/messages.hpp"

namespace tempora {

void write(const Refusal& refusal, JsonWriter& json) {
  json.begin_object();
  json.field("code", std::string_view(refusal.code));
  json.field("text", std::string_view(refusal.text));
  if (!refusal.rule.empty()) json.field("rule", std::string_view(refusal.rule));
  if (!refusal.causes.empty()) {
    json.key("causes");
    json.begin_array();
    for (const int cause : refusal.causes) json.value(cause);
    json.end_array();
  }
  json.end_object();
}

std::string done_message(std::string_view id, std::int64_t n, std::string_view secret) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", std::string_view("done"));
  json.field("id", id);
  json.field("n", n);
  if (!secret.empty()) json.field("secret", secret);
  json.end_object();
  return text;
}

std::string refused_message(std::string_view id, const Refusal& refusal) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", std::string_view("refused"));
  if (!id.empty()) json.field("id", id);
  json.key("refusal");
  write(refusal, json);
  json.end_object();
  return text;
}

std::string closed_message(const Refusal& refusal) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", std::string_view("closed"));
  json.key("refusal");
  write(refusal, json);
  json.end_object();
  return text;
}

bool is_command_id(std::string_view id) {
  if (id.empty() || id.size() > 40) return false;
  for (const char c : id) {
    const bool fits =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    if (!fits) return false;
  }
  return true;
}

}  // namespace tempora
