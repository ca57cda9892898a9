#include "cli/files.hpp"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace tempora::cli {
namespace {

tl::unexpected<Error> failed(const std::filesystem::path& path, std::string_view what, const std::error_code& problem) {
  return error(path.string() + ": " + std::string(what) + ": " + problem.message());
}

std::error_code last_error() { return {errno, std::generic_category()}; }

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path) {
  if (std::filesystem::is_directory(path)) {
    return failed(path, "can't be read", std::make_error_code(std::errc::is_a_directory));
  }
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return failed(path, "can't be read", last_error());
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad()) return failed(path, "can't be read", last_error());
  return text;
}

Result<void> write_file(const std::filesystem::path& path, std::string_view text) {
  errno = 0;
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) return failed(path, "can't be written", last_error());
  return {};
}

Result<void> check_writable(const std::filesystem::path& path) {
  errno = 0;
  if (!std::ofstream(path, std::ios::binary | std::ios::app)) return failed(path, "can't be written", last_error());
  return {};
}

Result<void> make_folder(const std::filesystem::path& path) {
  std::error_code problem;
  std::filesystem::create_directories(path, problem);
  if (problem || !std::filesystem::is_directory(path)) {
    return failed(path, "can't be a folder", problem ? problem : std::make_error_code(std::errc::not_a_directory));
  }
  return {};
}

}  // namespace tempora::cli
