#include "server/server.hpp"

#include <fmt/format.h>
#include <malloc.h>
#include <sodium.h>

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <thread>
#include <utility>

#include "games/catalogue.hpp"
#include "server/api.hpp"
#include "server/secrets.hpp"
#include "server/static_files.hpp"
#include "server/tables.hpp"
#include "store/sqlite_store.hpp"
#include "table/messages.hpp"

namespace tempora::server {
namespace {

namespace asio = boost::asio;

constexpr std::uint16_t kComingBack = 1012;  // the WebSocket close code for a server that restarts
constexpr std::string_view kSqlite = "sqlite:";

std::int64_t system_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Result<std::unique_ptr<store::Store>> open_store(const ServerSettings& settings) {
  if (!settings.store.empty() && !settings.store.starts_with(kSqlite)) {
    return error(fmt::format("--store: '{}' is not served by this program; allowed: sqlite:FILE",
                             settings.store.substr(0, settings.store.find(':'))));
  }
  std::error_code failed;
  std::filesystem::create_directories(settings.data_dir, failed);
  if (failed)
    return error(fmt::format("--data: the folder {} can't be made: {}", settings.data_dir.string(), failed.message()));
  store::SqliteOptions options;
  options.file =
      settings.store.empty() ? (settings.data_dir / "tempora.sqlite").string() : settings.store.substr(kSqlite.size());
  if (options.file.empty())
    return error("--store: sqlite: needs a file name behind it, such as sqlite:data/tempora.sqlite");
  auto store = store::open_sqlite_store(options);
  if (!store) return error(fmt::format("the store {} can't be opened: {}", options.file, store.error().text));
  return std::move(*store);
}

Result<void> check_public_url(const std::string& url) {
  const std::string_view host = host_of(url);
  const bool scheme = url.starts_with("http://") || url.starts_with("https://");
  if (url.empty() || (scheme && !host.empty() && url.ends_with(host))) return {};
  return error(fmt::format(
      "--public-url: '{}' must be http://HOST or https://HOST, with a port where one is needed, and no path", url));
}

class RunningServer final : public Server {
 public:
  RunningServer(ServerSettings settings, std::unique_ptr<store::Store> store, StaticFiles files)
      : settings_(std::move(settings)),
        files_(std::move(files)),
        log_(settings_.log_line),
        doorkeeper_(settings_.limits),
        store_(std::move(store)),
        persons_(*store_, settings_.now, settings_.random) {
    surroundings_.find_game = [this](std::string_view id) -> const AnyGame* {
      const auto found = std::find_if(settings_.games.begin(), settings_.games.end(),
                                      [&](const AnyGame* game) { return game->info().id == id; });
      return found == settings_.games.end() ? nullptr : *found;
    };
    surroundings_.random = [this](std::span<std::byte> bytes) {
      settings_.random({reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size()});
    };
    surroundings_.make_dice = settings_.make_dice;
    surroundings_.pace = settings_.pace;
    tables_ = Tables::create({io_, *store_, surroundings_, settings_.now, settings_.unload_after, log_, metrics_});
    lobby_ = std::make_unique<Lobby>(Lobby{*tables_, persons_, doorkeeper_, sockets_, metrics_, settings_.limits});
    api_ = std::make_unique<Api>(ApiSetting{settings_, settings_.games, *store_, *lobby_, files_, settings_.random,
                                            [this] { return network_->figures(); },
                                            [this](const Request& request) { return address_for(request); }});
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  ~RunningServer() override {
    stop();
    // In this order: the store calls back into the tables until it is gone; what is left in the io_context dies last.
    store_.reset();
    tables_.reset();
    network_.reset();
  }

  Result<void> run() {
    const Limits& limits = settings_.limits;
    auto network = Network::listen(io_,
                                   {settings_.bind, settings_.port, settings_.trust_proxy, limits.message_bytes,
                                    limits.queued_bytes, limits.connections,
                                    // Behind a proxy all connections come from one address.
                                    settings_.trust_proxy ? 0 : limits.connections_per_address},
                                   *api_);
    if (!network) return tl::make_unexpected(network.error());
    network_ = std::move(*network);
    if (auto resumed = tables_->resume_all(); !resumed) return resumed;
    for (int i = 0; i < std::max(1, settings_.threads); ++i) {
      threads_.emplace_back([this] { io_.run(); });
    }
    log_.info("started", {{"port", std::int64_t{port()}}});
    return {};
  }

  std::uint16_t port() const override { return network_->port(); }

  std::vector<std::string> addresses() const override {
    std::vector<std::string> urls;
    if (settings_.bind.empty() || settings_.bind == "0.0.0.0" || settings_.bind == "::") {
      urls.push_back(fmt::format("http://localhost:{}", port()));
      for (const std::string& address : local_addresses()) urls.push_back(fmt::format("http://{}:{}", address, port()));
    } else {
      const bool v6 = settings_.bind.find(':') != std::string::npos;
      urls.push_back(fmt::format("http://{}:{}", v6 ? "[" + settings_.bind + "]" : settings_.bind, port()));
    }
    if (!settings_.public_url.empty()) urls.push_back(settings_.public_url);
    return urls;
  }

  void stop() override {
    if (threads_.empty()) return;
    const auto deadline = std::chrono::steady_clock::now() + settings_.stop_within;
    network_->stop_accepting();
    if (!tables_->stop(deadline)) log_.error("stopped_while_storing");
    const Refusal goodbye{"not_now", "the server is being restarted; it will be back in a moment", "", {}};
    network_->close_sockets(std::make_shared<const std::string>(closed_message(goodbye)), kComingBack);
    network_->await_closed(deadline);
    io_.stop();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    log_.info("stopped");
  }

  void clock_moved() override { tables_->clock_moved(); }
  std::size_t loaded_tables() const override { return tables_->loaded(); }

 private:
  // What the request's own host says, unless that is this machine's name for itself: others could not follow it.
  std::string address_for(const Request& request) const {
    if (!settings_.public_url.empty()) return settings_.public_url;
    const std::string_view name = std::string_view(request.host).substr(0, request.host.find(':'));
    if (name != "localhost" && !name.starts_with("127.") && !request.host.starts_with("[::1]") && !name.empty()) {
      return fmt::format("{}://{}", request.secure ? "https" : "http", request.host);
    }
    const auto reachable = addresses();
    return reachable.size() > 1 ? reachable[1] : reachable[0];
  }

  const ServerSettings settings_;
  const StaticFiles files_;
  EventLog log_;
  Metrics metrics_;
  Doorkeeper doorkeeper_;
  OpenSockets sockets_;
  Surroundings surroundings_;
  asio::io_context io_;
  asio::executor_work_guard<asio::io_context::executor_type> work_{io_.get_executor()};
  std::unique_ptr<store::Store> store_;
  Persons persons_;
  std::unique_ptr<Tables> tables_;
  std::unique_ptr<Lobby> lobby_;
  std::unique_ptr<Api> api_;
  std::unique_ptr<Network> network_;
  std::vector<std::thread> threads_;
};

}  // namespace

Result<std::unique_ptr<Server>> Server::start(ServerSettings settings) {
  if (sodium_init() < 0) return error("this machine gives no random numbers");
  mallopt(M_ARENA_MAX, 2);  // an arena for each thread would keep memory that others could use
  if (auto sound = check_public_url(settings.public_url); !sound) return tl::make_unexpected(sound.error());
  if (!settings.now) settings.now = system_now;
  if (!settings.random) settings.random = system_random();
  if (!settings.make_dice) settings.make_dice = make_fair_dice;
  if (settings.games.empty()) settings.games.assign(catalogue().begin(), catalogue().end());
  StaticFiles files;
  if (!settings.web_root.empty()) {
    auto loaded = StaticFiles::load(settings.web_root);
    if (!loaded) return tl::make_unexpected(loaded.error());
    files = std::move(*loaded);
  }
  Result<std::unique_ptr<store::Store>> store;
  if (settings.open_store) {
    auto opened = settings.open_store();
    if (!opened) return error(opened.error().text);
    store = std::move(*opened);
  } else {
    store = open_store(settings);
    if (!store) return tl::make_unexpected(store.error());
  }
  auto server = std::make_unique<RunningServer>(std::move(settings), std::move(*store), std::move(files));
  if (auto running = server->run(); !running) return tl::make_unexpected(running.error());
  return server;
}

}  // namespace tempora::server
