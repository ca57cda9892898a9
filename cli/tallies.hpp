// What came of having each thing that a game lists (Rules::tallies), for `tempora sim`.
#pragma once

#include <ostream>

#include "engine/json_writer.hpp"
#include "lab/statistics.hpp"

namespace tempora::cli {

// The field "tallies" of docs/sim-schema.json; nothing where the game lists nothing.
void write_tallies(const lab::Statistics& statistics, JsonWriter& json);

// A table for each kind: the things whose holders won most and least.
void print_tallies(const lab::Statistics& statistics, std::ostream& out);

}  // namespace tempora::cli
