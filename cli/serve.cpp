#include <fmt/format.h>
#include <pthread.h>

#include <csignal>
#include <filesystem>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/settings_file.hpp"
#include "server/server.hpp"

namespace tempora::cli {
namespace {

namespace fs = std::filesystem;

bool is_web_root(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / "index.html", ignored);
}

// The built browser client: web/dist in a folder around the program's, as it lies in a source tree.
std::optional<fs::path> find_web_root() {
  std::error_code problem;
  for (fs::path at = fs::read_symlink("/proc/self/exe", problem).parent_path(); !problem && !at.empty();
       at = at.parent_path()) {
    if (is_web_root(at / "web" / "dist")) return at / "web" / "dist";
    if (at == at.root_path()) break;
  }
  return std::nullopt;
}

Result<server::ServerSettings> read_settings(const ServeArguments& arguments) {
  server::ServerSettings settings;
  const auto port = read_number("--port", arguments.port.value_or("8080"), 0, 65535);
  if (!port) return tl::make_unexpected(port.error());
  settings.port = static_cast<std::uint16_t>(*port);
  settings.bind = arguments.bind.value_or("");
  settings.public_url = arguments.public_url.value_or("");
  settings.trust_proxy = arguments.trust_proxy;
  settings.data_dir = arguments.data.value_or("data");
  settings.store = arguments.store.value_or("");
  if (const fs::path file = settings.data_dir / "settings.toml"; fs::exists(file)) {
    if (auto read = read_settings_file(file, settings); !read) return tl::make_unexpected(read.error());
  }
  if (arguments.web) {
    if (!is_web_root(*arguments.web)) {
      return error("--web: " + *arguments.web +
                   " holds no index.html; allowed: the folder of the built browser client");
    }
    settings.web_root = *arguments.web;
  } else if (const auto found = find_web_root()) {
    settings.web_root = *found;
  }
  return settings;
}

}  // namespace

int serve(const ServeArguments& arguments, Console& console) {
  const auto settings = read_settings(arguments);
  if (!settings) return wrong_use(console, settings.error().text);
  // Blocked before the server starts its threads, so that only sigwait below takes them.
  sigset_t stopping;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGINT);
  sigaddset(&stopping, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &stopping, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  const auto server = server::Server::start(*settings);
  if (!server) return wrong_use(console, server.error().text);
  console.out << "Tempora is served at\n";
  for (const std::string& address : (*server)->addresses()) console.out << "  " << address << '\n';
  if (settings->web_root.empty())
    console.out << "without the browser client: --web names the folder where it is built\n";
  console.out << "Data: " << fs::absolute(settings->data_dir).string() << ". Ctrl+C stops it.\n" << std::flush;
  int signal = 0;
  sigwait(&stopping, &signal);
  console.out << "Stopping.\n" << std::flush;
  (*server)->stop();
  return kDone;
}

}  // namespace tempora::cli
