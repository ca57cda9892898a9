#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <vector>

#include "cli/run.hpp"

int main(int count, char** words) {
  using namespace tempora::cli;
  std::ios::sync_with_stdio(false);
  const bool colours = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  Console console{std::cin, std::cout, std::cerr, colours, isatty(STDERR_FILENO) != 0};
  try {
    const int code = run(std::vector<std::string>(words + 1, words + count), console);
    std::cout.flush();
    return std::cout ? code : answer_no(console, "the output can't be written");
  } catch (const std::exception& problem) {
    return answer_no(console, problem.what());
  }
}
