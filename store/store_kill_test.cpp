// The process is killed at random moments: what was acknowledged is there afterwards.
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <map>
#include <memory>
#include <random>

#include "engine/testing/counts.hpp"
#include "store/sqlite_store.hpp"
#include "store/testing/load.hpp"

namespace tempora::store {
namespace {

int kills() { return scaled(100); }

// Runs store_kill_child on the file, kills it after so many acknowledgements, and puts all of them down.
void run_and_kill(const std::string& file, int acknowledgements, std::map<std::string, std::int64_t>& acknowledged) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  std::string program = STORE_KILL_CHILD;
  std::string argument = file;
  char* arguments[] = {program.data(), argument.data(), nullptr};
  pid_t child = 0;
  const int failure = ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  ASSERT_EQ(failure, 0) << program;

  std::FILE* lines = ::fdopen(ends[0], "r");
  char code[16];
  long long last = 0;
  int seen = 0;
  // What the child still wrote before it died is read to the end.
  while (std::fscanf(lines, "%15s %lld", code, &last) == 2) {
    EXPECT_GT(last, acknowledged[code]);
    acknowledged[code] = last;
    if (++seen == acknowledgements) ::kill(child, SIGKILL);
  }
  std::fclose(lines);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself, after " << seen << " acknowledgements";
  ASSERT_GE(seen, acknowledgements);
}

TEST(StoreKill, LosesNothingThatWasAcknowledged) {
  std::mt19937_64 random(1);
  const TemporaryFolder folder;
  std::map<std::string, std::int64_t> acknowledged;
  for (int i = 0; i < kills(); ++i) {
    ASSERT_NO_FATAL_FAILURE(run_and_kill(folder.file("store"), 1 + static_cast<int>(random() % 300), acknowledged));
    SqliteOptions options;
    options.file = folder.file("store");
    const auto store = open_sqlite_store(options);
    ASSERT_TRUE(store) << store.error().text;
    ASSERT_EQ(what_is_lost(**store, acknowledged), "") << "kill " << i;
  }
}

}  // namespace
}  // namespace tempora::store
