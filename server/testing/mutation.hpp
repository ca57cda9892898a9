// Messages that nobody should send: what valid ones become when chance gets at them.
#pragma once

#include <string>
#include <vector>

#include "engine/generator.hpp"
#include "engine/json.hpp"

namespace tempora::server::testing {

// One valid message of every kind, and a command of every name.
std::vector<Json> valid_messages();

// A valid message, changed in one to four ways: fields missing, null, of a wrong type, unknown, named `__proto__`; deep
// nesting, huge numbers, bytes flipped, cut, doubled, broken UTF-8.
std::string mutated_message(const std::vector<Json>& valid, Generator& chance);

}  // namespace tempora::server::testing
