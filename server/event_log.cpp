#include "server/event_log.hpp"

#include <fmt/chrono.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <chrono>
#include <mutex>
#include <string>

#include "engine/json_writer.hpp"

namespace tempora::server {
namespace {

class LineSink final : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit LineSink(std::function<void(std::string_view)> line) : line_(std::move(line)) {}

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    line_({message.payload.data(), message.payload.size()});
  }
  void flush_() override {}
  std::function<void(std::string_view)> line_;
};

std::string line_of(std::string_view level, std::string_view event, EventLog::Fields fields) {
  const auto now = std::chrono::system_clock::now();
  const auto millis = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  std::string line;
  JsonWriter json(line);
  json.begin_object();
  json.field("time", fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(now)),
                                 millis));
  json.field("level", level);
  json.field("event", event);
  for (const auto& [name, value] : fields) {
    json.key(name);
    std::visit([&](const auto& content) { json.value(content); }, value);
  }
  json.end_object();
  return line;
}

}  // namespace

EventLog::EventLog(std::function<void(std::string_view)> line) {
  spdlog::sink_ptr sink;
  if (line) {
    sink = std::make_shared<LineSink>(std::move(line));
  } else {
    sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  }
  logger_ = std::make_shared<spdlog::logger>("tempora", std::move(sink));
  logger_->set_pattern("%v");
}

void EventLog::info(std::string_view event, Fields fields) { logger_->info("{}", line_of("info", event, fields)); }
void EventLog::warn(std::string_view event, Fields fields) { logger_->warn("{}", line_of("warn", event, fields)); }
void EventLog::error(std::string_view event, Fields fields) { logger_->error("{}", line_of("error", event, fields)); }

}  // namespace tempora::server
