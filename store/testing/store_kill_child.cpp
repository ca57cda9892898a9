// store_kill_child FILE: opens the store, loads it, and prints a line "TABLE LAST" for every acknowledged append, until
// somebody kills it.
#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <future>

#include "store/sqlite_store.hpp"
#include "store/testing/load.hpp"

int main(int argc, char** argv) {
  using namespace tempora::store;
  if (argc != 2) {
    std::fputs("usage: store_kill_child FILE\n", stderr);
    return 2;
  }
  SqliteOptions options;
  options.file = argv[1];
  options.checkpoint_pages = 30;
  const auto store = open_sqlite_store(options);
  if (!store) {
    fmt::print(stderr, "{}\n", store.error().text);
    return 1;
  }
  Load load(**store, 5, [](const std::string& code, std::int64_t n) {
    const std::string line = fmt::format("{} {}\n", code, n);
    // Lines this short go into a pipe whole.
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::abort();
  });
  load.start();
  std::promise<void>().get_future().wait();  // for ever
}
