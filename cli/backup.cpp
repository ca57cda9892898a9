#include <filesystem>

#include "cli/commands.hpp"
#include "store/sqlite_store.hpp"

namespace tempora::cli {
namespace {

std::string store_in(const std::string& data) { return (std::filesystem::path(data) / "tempora.sqlite").string(); }

// A file that is missing, or the same file twice, is wrong use; what fails on the disk, isn't sound, or would
// lose a store that was kept, is a no.
int finish(const store::Result<void>& result, Console& console) {
  if (result) return kDone;
  const bool wrong =
      result.error().kind == store::ErrorKind::missing || result.error().kind == store::ErrorKind::invalid;
  return wrong ? wrong_use(console, result.error().text) : answer_no(console, result.error().text);
}

}  // namespace

int backup(const std::string& data, const std::string& file, Console& console) {
  return finish(store::backup_sqlite_store(store_in(data), file), console);
}

int restore(const std::string& file, const std::string& data, Console& console) {
  std::error_code problem;
  std::filesystem::create_directories(data, problem);
  if (problem) return wrong_use(console, "--data: " + data + ": " + problem.message() + "; allowed: a folder");
  return finish(store::restore_sqlite_store(file, store_in(data)), console);
}

}  // namespace tempora::cli
