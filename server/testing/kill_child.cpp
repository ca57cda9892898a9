// server_kill_child DIR PORT: serves from DIR, says its port in a line, and goes on until somebody kills it.
#include <fmt/core.h>

#include <charconv>
#include <cstdio>
#include <cstring>
#include <future>

#include "server/server.hpp"
#include "server/testing/house.hpp"

int main(int argc, char** argv) {
  using namespace tempora::server;
  if (argc != 3) {
    std::fputs("usage: server_kill_child DIR PORT\n", stderr);
    return 2;
  }
  ServerSettings settings = testing::quiet_settings(argv[1]);
  std::from_chars(argv[2], argv[2] + std::strlen(argv[2]), settings.port);
  const auto server = Server::start(std::move(settings));
  if (!server) {
    fmt::print(stderr, "{}\n", server.error().text);
    return 1;
  }
  fmt::print("{}\n", (*server)->port());
  std::fflush(stdout);
  std::promise<void>().get_future().wait();  // for ever
}
