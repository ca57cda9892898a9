// tempora_load [MODE…] [--seconds N] [--data DIR]: the load that a server bears. The server is a process of its own
// with the settings of `tempora serve` (limits on rates lifted: all clients have one address); the clients are in this
// one.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/client.hpp"
#include "bench/load/disk.hpp"
#include "server/server.hpp"

namespace tempora::load {
namespace {

// What a web app that keeps its tables in memory does on this kind of machine, from the task's description.
constexpr std::string_view kComparison =
    "for comparison, a web app of the usual make on this kind of machine: 2,135 / 447 / 72 / 20 moves/s at 1 / 10 / 50 "
    "/ 200 "
    "tables,\n34.8 kB a move and client, not durable";

int run_server(const std::filesystem::path& data, int port_pipe) {
  server::ServerSettings settings;
  settings.bind = "127.0.0.1";
  settings.port = 0;
  settings.data_dir = data;
  server::Limits& limits = settings.limits;
  limits.connections_per_address = 0;
  limits.messages_per_connection = limits.messages_per_person = limits.messages_per_address = {0, 0};
  limits.requests_per_address = limits.unknown_tables_per_address = limits.new_identities_per_address = {0, 0};
  auto started = server::Server::start(std::move(settings));
  if (!started) {
    fmt::print(stderr, "tempora_load: {}\n", started.error().text);
    return 1;
  }
  const std::uint16_t port = (*started)->port();
  if (::write(port_pipe, &port, sizeof port) != sizeof port) return 1;
  ::close(port_pipe);
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGTERM);
  int got = 0;
  sigwait(&wanted, &got);
  (*started)->stop();
  return 0;
}

// The server in a child process.
class ServerProcess {
 public:
  explicit ServerProcess(const std::filesystem::path& data) {
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0) std::abort();
    // Blocked before there are threads, so that only sigwait gets it.
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTERM);
    sigprocmask(SIG_BLOCK, &blocked, nullptr);
    child_ = ::fork();
    if (child_ == 0) {
      ::close(ends[0]);
      std::_Exit(run_server(data, ends[1]));
    }
    ::close(ends[1]);
    if (::read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    ::close(ends[0]);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess() {
    ::kill(child_, SIGTERM);
    ::waitpid(child_, nullptr, 0);
  }
  [[nodiscard]] std::uint16_t port() const { return port_; }
  // Resident memory in bytes.
  [[nodiscard]] std::size_t memory() const {
    std::ifstream in(fmt::format("/proc/{}/statm", child_));
    std::size_t total = 0;
    std::size_t resident = 0;
    in >> total >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  }

 private:
  pid_t child_ = -1;
  std::uint16_t port_ = 0;
};

float percentile(std::vector<float>& values, double share) {
  if (values.empty()) return 0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

struct Run {
  Figures figures;
  std::size_t empty = 0;    // the server's memory before anybody came
  std::size_t playing = 0;  // and with everybody there
};

Run run(const std::filesystem::path& folder, Plan plan) {
  const auto data = folder / fmt::format("tables-{}-{}", plan.tables, plan.think.count());
  Run done;
  {
    const ServerProcess server(data);
    if (server.port() == 0) std::exit(1);
    plan.port = server.port();
    done.empty = server.memory();
    struct Context {
      const ServerProcess& server;
      std::size_t memory = 0;
    } context{server};
    done.figures = play(
        plan, [](void* at) { static_cast<Context*>(at)->memory = static_cast<Context*>(at)->server.memory(); },
        &context);
    done.playing = context.memory;
  }
  std::filesystem::remove_all(data);
  return done;
}

void print(std::string_view name, Run& run, int seats) {
  Figures& figures = run.figures;
  const double moves = static_cast<double>(std::max<std::uint64_t>(1, figures.moves));
  fmt::print(
      "{:<38} {:>8.0f} moves/s  p50 {:>7.1f} ms  p99 {:>7.1f} ms  max {:>7.1f} ms  {:>6.0f} B/move/client  errors {}  "
      "dropped {}\n",
      name, static_cast<double>(figures.moves) / figures.seconds, percentile(figures.milliseconds, 0.5),
      percentile(figures.milliseconds, 0.99), percentile(figures.milliseconds, 1.0),
      static_cast<double>(figures.bytes) / moves / seats, figures.errors, figures.dropped);
  if (!figures.first_error.empty()) fmt::print("  first error: {:.200}\n", figures.first_error);
  std::fflush(stdout);
}

int main(int argc, char** argv) {
  std::string modes;
  int seconds = 10;
  std::filesystem::path parent = std::filesystem::current_path();
  const auto usage = [](std::string_view wrong) {
    fmt::print(stderr, "tempora_load: {}; allowed: a, b, c, --seconds 1…3600, --data DIR\n", wrong);
    return 2;
  };
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "a" || word == "b" || word == "c") {
      modes += word;
    } else if (word == "--seconds" && i + 1 < argc) {
      const std::string_view value = argv[++i];
      const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), seconds);
      if (failed != std::errc{} || end != value.data() + value.size() || seconds < 1 || seconds > 3600) {
        return usage(fmt::format("--seconds {} is wrong", value));
      }
    } else if (word == "--data" && i + 1 < argc) {
      parent = argv[++i];
    } else {
      return usage(fmt::format("'{}' is unknown", word));
    }
  }
  if (modes.empty()) modes = "abc";
  const auto folder = parent / fmt::format("tempora-load-{}", ::getpid());
  std::filesystem::create_directories(folder);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);

  const std::chrono::seconds measured(seconds);
  fmt::print("disk: {:.0f} fsync/s before\n", syncs_per_second(folder, std::chrono::milliseconds(1'000)));
  bool sound = true;
  const auto note = [&sound](const Run& run) { sound = sound && run.figures.errors == 0 && run.figures.dropped == 0; };
  if (modes.find('a') != std::string::npos) {
    Run a = run(folder, {.tables = 400, .think = std::chrono::milliseconds(360), .measured = measured});
    print("(a) 400 tables of 5, thinking 360 ms", a, 5);
    fmt::print("    aim: p99 below 100 ms, no error, at most 2,000 B\n");
    note(a);
  }
  if (modes.find('b') != std::string::npos) {
    for (const int tables : {1, 10, 50, 200, 400}) {
      Run b = run(folder, {.tables = tables, .measured = measured});
      print(fmt::format("(b) {} tables of 5, not thinking", tables), b, 5);
      note(b);
    }
  }
  if (modes.find('c') != std::string::npos) {
    Run c = run(folder, {.tables = 2'000, .think = std::chrono::milliseconds(10'000), .measured = 2 * measured});
    print("(c) 10,000 sockets, thinking 10 s", c, 5);
    fmt::print(
        "    {} sockets open at the end; server {:.1f} MB empty, {:.1f} MB with all: {:.1f} kB a connection, tables "
        "included\n",
        c.figures.sockets, static_cast<double>(c.empty) / 1e6, static_cast<double>(c.playing) / 1e6,
        static_cast<double>(c.playing - c.empty) / 10'000 / 1e3);
    note(c);
  }
  fmt::print("disk: {:.0f} fsync/s after\n{}\n", syncs_per_second(folder, std::chrono::milliseconds(1'000)),
             kComparison);
  std::filesystem::remove_all(folder);
  return sound ? 0 : 1;
}

}  // namespace
}  // namespace tempora::load

int main(int argc, char** argv) { return tempora::load::main(argc, argv); }
