#include "server/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/secrets.hpp"
#include "table/messages.hpp"
#include "table/session.hpp"

namespace tempora::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Strand = asio::strand<asio::io_context::executor_type>;

constexpr std::int64_t kFirstRetry = 1'000;  // milliseconds until something is tried again that could not be stored
constexpr std::int64_t kLastRetry = 30'000;

Refusal storing_failed() {
  return {"storing_failed", "it could not be stored, so it was not done; try again in a moment", "", {}};
}

store::Append to_append(Step& step, const std::string& code, const std::string& game, std::int64_t created) {
  store::Append append;
  append.table = code;
  for (tempora::Record& record : step.records) {
    append.records.push_back({record.n, std::move(record.kind), std::move(record.body), std::move(record.match),
                              record.event, std::move(record.person), std::move(record.command),
                              std::move(record.answer)});
  }
  if (step.summary) {
    append.update = store::Table{code,
                                 game,
                                 created,
                                 std::move(step.summary->json),
                                 std::move(step.summary->persons),
                                 step.summary->open,
                                 step.summary->over,
                                 0};
  }
  if (step.finished) {
    tempora::FinishedMatch& match = *step.finished;
    store::FinishedMatch stored{std::move(match.match),   code, std::move(match.game), match.ended,
                                std::move(match.summary), {}};
    for (const auto& participant : match.participants) {
      stored.participants.push_back(
          {participant.person, participant.seat,
           participant.place ? std::optional<std::int64_t>(*participant.place) : std::nullopt});
    }
    append.finished = store::MatchLog{std::move(stored), std::move(match.log)};
  }
  return append;
}

std::vector<tempora::Record> to_records(std::vector<store::Record> stored) {
  std::vector<tempora::Record> records;
  records.reserve(stored.size());
  for (store::Record& record : stored) {
    records.push_back({record.n, std::move(record.kind), std::move(record.body), std::move(record.match), record.event,
                       std::move(record.person), std::move(record.command), std::move(record.answer)});
  }
  return records;
}

class Host;

// When which table has to be looked at.
class Alarms {
 public:
  void set(const std::string& code, std::optional<std::int64_t> time) {
    if (const auto old = times_.find(code); old != times_.end()) {
      due_.erase({old->second, code});
      times_.erase(old);
    }
    if (!time) return;
    times_.emplace(code, *time);
    due_.emplace(*time, code);
  }
  [[nodiscard]] std::optional<std::int64_t> next() const {
    return due_.empty() ? std::nullopt : std::optional(due_.begin()->first);
  }
  // Takes the code of a table whose time has come.
  std::optional<std::string> take(std::int64_t now) {
    if (due_.empty() || due_.begin()->first > now) return std::nullopt;
    std::string code = due_.begin()->second;
    set(code, std::nullopt);
    return code;
  }

 private:
  std::unordered_map<std::string, std::int64_t> times_;
  std::set<std::pair<std::int64_t, std::string>> due_;
};

class HostedTables final : public Tables {
 public:
  explicit HostedTables(TableSetting setting) : setting_(std::move(setting)) { sweep_later(); }
  HostedTables(const HostedTables&) = delete;
  HostedTables& operator=(const HostedTables&) = delete;
  ~HostedTables() override;

  Result<void> resume_all() override;
  void open(std::string code, const std::string& person, const std::string& name, Json wish, Opened opened) override;
  Result<bool> exists(const std::string& code) override;
  std::shared_ptr<Place> enter(const std::string& code, Guest guest) override;
  void clock_moved() override;
  bool stop(std::chrono::steady_clock::time_point deadline) override;
  std::size_t loaded() const override { return loaded_; }

  // For hosts.
  const TableSetting& setting() const { return setting_; }
  bool stopping() const { return stopping_; }
  void set_alarm(const std::string& code, std::optional<std::int64_t> time);
  void count_loaded(bool loaded) { loaded ? ++loaded_ : --loaded_; }
  void storing_begins() {
    const std::lock_guard lock(mutex_);
    ++storing_;
  }
  void storing_ends() {
    const std::lock_guard lock(mutex_);
    if (--storing_ == 0) stored_.notify_all();
  }

 private:
  std::shared_ptr<Host> host(const std::string& code);
  void adopt(const std::string& code, std::unique_ptr<Table> table, const std::string& game, std::int64_t created);
  void ring();
  void sweep();
  void sweep_later();

  const TableSetting setting_;
  std::atomic<bool> stopping_{false};
  std::atomic<std::size_t> loaded_{0};
  std::mutex mutex_;
  std::condition_variable stored_;
  std::size_t storing_ = 0;
  std::unordered_map<std::string, std::shared_ptr<Host>> hosts_;
  Alarms alarms_;
  std::optional<std::int64_t> armed_;  // what the timer waits for
  Strand timers_{asio::make_strand(setting_.io.get_executor())};
  asio::steady_timer alarm_timer_{setting_.io};
  asio::steady_timer sweep_timer_{setting_.io};
};

class PlaceAtHost;

// Why a step was made, and whom its answer goes to.
struct Cause {
  std::shared_ptr<PlaceAtHost> place;  // who asked; null: nobody
  std::chrono::nanoseconds delay{0};   // before the asker's next message
  std::string id;                      // of the command
  std::string presence;                // the person whose coming or going it tells, or empty

  void answer(std::string message) const;
};

// One table and the guests at it. Everything but the constructor and `post` runs on its strand.
class Host : public std::enable_shared_from_this<Host> {
 public:
  Host(HostedTables& tables, std::string code)
      : tables_(tables), code_(std::move(code)), strand_(asio::make_strand(tables.setting().io.get_executor())) {}
  Host(HostedTables& tables, std::string code, std::unique_ptr<Table> table, std::string game, std::int64_t created)
      : Host(tables, std::move(code)) {
    hold(std::move(table), std::move(game), created);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  ~Host() {
    if (table_) tables_.count_loaded(false);
  }

  // Does it when everything before it is done and stored, the table being in memory if it can be.
  void post(std::function<void(Host&)> task) {
    asio::post(strand_, [self = shared_from_this(), task = std::move(task)]() mutable {
      self->tasks_.push_back(std::move(task));
      self->pump();
    });
  }

  void join(const std::shared_ptr<PlaceAtHost>& place);
  void receive(const std::shared_ptr<PlaceAtHost>& place, const Json& message, std::chrono::nanoseconds delay);
  void leave(const std::shared_ptr<PlaceAtHost>& place);
  // Does what is due.
  void wake();
  // The alarm that was set has rung.
  void ring() {
    alarm_.reset();
    wake();
  }
  // Frees the memory if nobody has been here for that many milliseconds and nothing is due as soon.
  void unload_after(std::int64_t patience);
  // The same, without waiting for what else is to be done.
  void tidy() {
    asio::post(strand_, [self = shared_from_this()] { self->unload_after(self->setting().unload_after.count()); });
  }
  // Forgets everything; for the end, when nothing runs any more.
  void drop() {
    let_go();
    tasks_.clear();
    places_.clear();
  }
  // Can be called from any thread.
  [[nodiscard]] bool asleep() const { return asleep_; }

 private:
  [[nodiscard]] const TableSetting& setting() const { return tables_.setting(); }
  [[nodiscard]] std::int64_t now() const { return setting().now(); }

  void pump();
  void hold(std::unique_ptr<Table> table, std::string game, std::int64_t created) {
    if (!table_) tables_.count_loaded(true);
    table_ = std::move(table);
    game_ = std::move(game);
    created_ = created;
    idle_since_ = now();
    asleep_ = false;
  }
  void let_go() {
    if (table_) tables_.count_loaded(false);
    table_.reset();
    asleep_ = true;
  }
  bool read();
  void load();
  void commit(Step step, Cause cause);
  void stored(const store::Result<void>& outcome, const Cause& cause, std::string answer);
  void start_again();
  void tell_guests();
  void close_guests();
  void tell_presence(const std::string& person, const std::string& name);
  void schedule();

  HostedTables& tables_;
  const std::string code_;
  Strand strand_;
  std::unique_ptr<Table> table_;
  std::string game_;
  std::int64_t created_ = 0;
  std::optional<Refusal> trouble_;  // why the table is not in memory
  bool set_aside_ = false;
  bool busy_ = false;  // a step is being stored
  bool wake_queued_ = false;
  std::deque<std::function<void(Host&)>> tasks_;
  std::vector<std::shared_ptr<PlaceAtHost>> places_;
  std::unordered_map<std::string, int> connections_;  // by person
  std::set<std::string> untold_;                      // whose coming or going could not be stored
  std::optional<std::int64_t> alarm_;
  std::int64_t retry_ = 0;       // milliseconds to wait after the next failure
  std::int64_t not_before_ = 0;  // nothing is done by itself before
  std::int64_t idle_since_ = 0;
  std::atomic<bool> asleep_{true};
  std::vector<std::string> messages_;
};

class PlaceAtHost final : public Place, public std::enable_shared_from_this<PlaceAtHost> {
 public:
  PlaceAtHost(std::shared_ptr<Host> host, Guest guest)
      : host_(std::move(host)), guest_(std::move(guest)), session_(guest_.person) {}

  void receive(Json message, std::chrono::nanoseconds delay) override {
    host_->post([self = shared_from_this(), message = std::move(message), delay](Host& host) {
      host.receive(self, message, delay);
    });
  }
  void leave() override {
    host_->post([self = shared_from_this()](Host& host) { host.leave(self); });
  }

  [[nodiscard]] const Guest& guest() const { return guest_; }
  [[nodiscard]] Session& session() { return session_; }
  bool greeted = false;

 private:
  std::shared_ptr<Host> host_;
  const Guest guest_;
  Session session_;
};

void Cause::answer(std::string message) const {
  if (!place) return;
  if (!message.empty()) place->guest().socket->send(to_message(std::move(message)));
  place->guest().socket->resume(delay);
}

void Host::pump() {
  while (!busy_ && !tasks_.empty() && !tables_.stopping()) {
    if (!table_ && !set_aside_) {
      trouble_.reset();
      load();
      if (busy_) return;
    }
    const auto task = std::move(tasks_.front());
    tasks_.pop_front();
    task(*this);
  }
}

// Reads the table from the store; false, with the reason in trouble_, if that can't be.
bool Host::read() {
  const auto row = setting().store.table(code_);
  auto records = row ? setting().store.records(code_)
                     : store::Result<std::vector<store::Record>>(tl::make_unexpected(row.error()));
  if (!records || !*row) {
    trouble_ = Refusal{"storing_failed", "the table can't be read now; try again in a moment", "", {}};
    setting().log.error("table_unreadable",
                        {{"table", fingerprint(code_)}, {"reason", records ? "it is gone" : records.error().text}});
    return false;
  }
  auto table = Table::restore(setting().surroundings, to_records(std::move(*records)));
  if (!table) {
    set_aside_ = true;
    trouble_ = Refusal{"set_aside", "this table can't go on under the present rules; its records are kept", "", {}};
    setting().metrics.set_aside();
    setting().log.error("table_set_aside", {{"table", fingerprint(code_)}, {"reason", table.error().text}});
    return false;
  }
  hold(std::move(*table), (*row)->game, (*row)->created);
  return true;
}

void Host::load() {
  if (!read()) {
    let_go();
    return;
  }
  commit(table_->restarted(now()), {});
  if (!busy_) schedule();
}

void Host::join(const std::shared_ptr<PlaceAtHost>& place) {
  if (!table_) {
    place->guest().socket->close(to_message(closed_message(*trouble_)), 1011);
    return;
  }
  places_.push_back(place);
  if (++connections_[place->guest().person] == 1) tell_presence(place->guest().person, place->guest().name);
}

void Host::tell_presence(const std::string& person, const std::string& name) {
  if (!table_) return;
  commit(table_->present(person, name, connections_.contains(person), now()), {{}, {}, {}, person});
}

void Host::receive(const std::shared_ptr<PlaceAtHost>& place, const Json& message, std::chrono::nanoseconds delay) {
  if (std::find(places_.begin(), places_.end(), place) == places_.end()) return;
  const auto type = message.find("type");
  if (type != message.end() && *type == "command") {
    const auto id = message.find("id");
    Cause cause{place, delay, id != message.end() && id->is_string() ? id->get<std::string>() : std::string{}, {}};
    commit(table_->command(place->guest().person, message, now()), std::move(cause));
    return;
  }
  if (type != message.end() && *type == "hello") place->greeted = true;
  Cause{place, delay, {}, {}}.answer(place->session().answer(*table_, message));
}

void Host::leave(const std::shared_ptr<PlaceAtHost>& place) {
  if (std::erase(places_, place) == 0) return;
  idle_since_ = now();
  const auto count = connections_.find(place->guest().person);
  if (--count->second > 0) return;
  connections_.erase(count);
  tell_presence(place->guest().person, place->guest().name);
}

void Host::commit(Step step, Cause cause) {
  if (step.records.empty()) {
    cause.answer(std::move(step.answer));
    return;
  }
  busy_ = true;
  tables_.storing_begins();
  const auto begin = std::chrono::steady_clock::now();
  std::string answer = std::move(step.answer);
  setting().store.append(to_append(step, code_, game_, created_), [self = shared_from_this(), cause = std::move(cause),
                                                                   answer = std::move(answer),
                                                                   begin](store::Result<void> outcome) mutable {
    asio::post(self->strand_, [self, cause = std::move(cause), answer = std::move(answer), begin,
                               outcome = std::move(outcome)]() mutable {
      self->setting().metrics.stored(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
      self->busy_ = false;
      self->stored(outcome, cause, std::move(answer));
      self->tables_.storing_ends();
      self->pump();
    });
  });
}

void Host::stored(const store::Result<void>& outcome, const Cause& cause, std::string answer) {
  if (outcome) {
    retry_ = 0;
    tell_guests();
    cause.answer(std::move(answer));
    for (const std::string& person : std::exchange(untold_, {})) {
      tasks_.emplace_back([person](Host& host) { host.tell_presence(person, {}); });
    }
  } else {
    setting().metrics.storing_failed();
    setting().log.error("storing_failed", {{"table", fingerprint(code_)}, {"reason", outcome.error().text}});
    if (!cause.presence.empty()) untold_.insert(cause.presence);
    retry_ = std::clamp(2 * retry_, kFirstRetry, kLastRetry);
    not_before_ = now() + retry_;
    cause.answer(refused_message(cause.id, storing_failed()));
    start_again();
  }
  if (table_) schedule();
}

// What is in memory is ahead of the store: throws it away and shows everybody what is stored.
void Host::start_again() {
  let_go();
  if (!read()) {
    close_guests();
    return;
  }
  for (const auto& place : places_) {
    if (!place->greeted) continue;
    place->guest().socket->send(to_message(place->session().answer(*table_, {{"type", "hello"}})));
  }
}

void Host::tell_guests() {
  for (const auto& place : places_) {
    messages_.clear();
    place->session().update(*table_, messages_);
    for (std::string& message : messages_) place->guest().socket->send(to_message(std::move(message)));
  }
}

void Host::close_guests() {
  for (const auto& place : std::exchange(places_, {})) {
    place->guest().socket->close(to_message(closed_message(*trouble_)), 1011);
  }
  connections_.clear();
}

void Host::wake() {
  wake_queued_ = false;
  if (!table_) return;
  const auto due = table_->wake_at();
  if (due && std::max(*due, not_before_) <= now()) {
    commit(table_->wake(now()), {});
    if (busy_) return;
    if (table_->wake_at() == due) not_before_ = now() + kFirstRetry;  // it had nothing to do, and may say so again
  }
  schedule();
}

void Host::schedule() {
  auto due = table_->wake_at();
  if (due) *due = std::max(*due, not_before_);
  if (due && *due <= now()) {
    if (!std::exchange(wake_queued_, true)) post([](Host& host) { host.wake(); });
    return;
  }
  if (due != alarm_) tables_.set_alarm(code_, due);
  alarm_ = due;
}

void Host::unload_after(std::int64_t patience) {
  if (!table_ || busy_ || !tasks_.empty() || !places_.empty() || now() - idle_since_ < patience) return;
  if (const auto due = table_->wake_at(); due && *due <= now() + setting().unload_after.count()) return;
  let_go();
}

HostedTables::~HostedTables() {
  for (const auto& [code, host] : hosts_) host->drop();
}

std::shared_ptr<Host> HostedTables::host(const std::string& code) {
  const std::lock_guard lock(mutex_);
  auto& host = hosts_[code];
  if (!host) host = std::make_shared<Host>(*this, code);
  return host;
}

void HostedTables::adopt(const std::string& code, std::unique_ptr<Table> table, const std::string& game,
                         std::int64_t created) {
  auto host = std::make_shared<Host>(*this, code, std::move(table), game, created);
  {
    const std::lock_guard lock(mutex_);
    hosts_[code] = host;
  }
  host->post([](Host& adopted) { adopted.wake(); });
}

Result<void> HostedTables::resume_all() {
  const auto running = setting_.store.running_tables();
  if (!running) return error(running.error().text);
  for (const store::Table& table : *running) {
    host(table.code)->post([](Host& host) { host.unload_after(0); });
  }
  return {};
}

void HostedTables::open(std::string code, const std::string& person, const std::string& name, Json wish,
                        Opened opened) {
  if (stopping_) return opened(tl::make_unexpected(Refusal{"not_now", "the server is stopping", "", {}}));
  const std::int64_t created = setting_.now();
  auto made = Table::open(setting_.surroundings, code, person, name, wish, created);
  if (!made) return opened(tl::make_unexpected(std::move(made.error())));
  storing_begins();
  const auto game = wish["game"].get<std::string>();
  auto table = std::make_shared<std::unique_ptr<Table>>(std::move(made->table));
  setting_.store.append(
      to_append(made->step, code, game, created),
      [this, code, table, game, created, opened = std::move(opened)](store::Result<void> outcome) {
        asio::post(setting_.io, [this, code, table, game, created, opened, outcome = std::move(outcome)] {
          if (outcome) {
            adopt(code, std::move(*table), game, created);
            opened(code);
          } else {
            setting_.metrics.storing_failed();
            setting_.log.error("storing_failed", {{"table", fingerprint(code)}, {"reason", outcome.error().text}});
            opened(tl::make_unexpected(storing_failed()));
          }
          storing_ends();
        });
      });
}

Result<bool> HostedTables::exists(const std::string& code) {
  {
    const std::lock_guard lock(mutex_);
    if (hosts_.contains(code)) return true;
  }
  const auto table = setting_.store.table(code);
  if (!table) return error(table.error().text);
  return table->has_value();
}

std::shared_ptr<Place> HostedTables::enter(const std::string& code, Guest guest) {
  const auto at = host(code);
  auto place = std::make_shared<PlaceAtHost>(at, std::move(guest));
  at->post([place](Host& host) { host.join(place); });
  return place;
}

void HostedTables::set_alarm(const std::string& code, std::optional<std::int64_t> time) {
  const std::lock_guard lock(mutex_);
  alarms_.set(code, time);
  const auto next = alarms_.next();
  if (!next || (armed_ && *armed_ <= *next)) return;
  armed_ = next;
  asio::post(timers_, [this] { ring(); });
}

// Wakes the tables whose time has come, and sets the timer for the next one.
void HostedTables::ring() {
  std::vector<std::string> due;
  {
    const std::lock_guard lock(mutex_);
    const std::int64_t now = setting_.now();
    while (auto code = alarms_.take(now)) due.push_back(std::move(*code));
    armed_ = alarms_.next();
    if (armed_) {
      alarm_timer_.expires_after(std::chrono::milliseconds(*armed_ - now));
      alarm_timer_.async_wait(asio::bind_executor(timers_, [this](error_code cancelled) {
        if (!cancelled) ring();
      }));
    }
  }
  if (stopping_) return;
  for (const std::string& code : due) {
    host(code)->post([](Host& host) { host.ring(); });
  }
}

void HostedTables::sweep() {
  std::vector<std::shared_ptr<Host>> awake;
  {
    const std::lock_guard lock(mutex_);
    // A host that nobody holds but this map can't be given out meanwhile.
    std::erase_if(hosts_, [](const auto& entry) { return entry.second->asleep() && entry.second.use_count() == 1; });
    for (const auto& [code, host] : hosts_) {
      if (!host->asleep()) awake.push_back(host);
    }
  }
  for (const auto& host : awake) host->tidy();
}

void HostedTables::sweep_later() {
  sweep_timer_.expires_after(std::clamp<std::chrono::milliseconds>(
      setting_.unload_after / 4, std::chrono::milliseconds(250), std::chrono::seconds(15)));
  sweep_timer_.async_wait(asio::bind_executor(timers_, [this](error_code cancelled) {
    if (cancelled) return;
    sweep();
    sweep_later();
  }));
}

void HostedTables::clock_moved() {
  asio::post(timers_, [this] {
    ring();
    sweep();
  });
}

bool HostedTables::stop(std::chrono::steady_clock::time_point deadline) {
  stopping_ = true;
  std::unique_lock lock(mutex_);
  return stored_.wait_until(lock, deadline, [this] { return storing_ == 0; });
}

}  // namespace

std::unique_ptr<Tables> Tables::create(TableSetting setting) {
  return std::make_unique<HostedTables>(std::move(setting));
}

}  // namespace tempora::server
