#include "cli/console.hpp"

namespace tempora::cli {

int wrong_use(Console& console, std::string_view what) {
  console.err << "tempora: " << what << '\n';
  return kWrongUse;
}

int answer_no(Console& console, std::string_view what) {
  console.err << "tempora: " << what << '\n';
  return kNo;
}

}  // namespace tempora::cli
