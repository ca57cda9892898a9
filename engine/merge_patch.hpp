// The difference of two JSON objects as a JSON Merge Patch (RFC 7386), made on the text without building a tree: every
// update to every viewer of every table goes through here. The libraries at hand apply such patches but don't make
// them.
#pragma once

#include <string>
#include <string_view>

namespace tempora {

// Appends to `out` the patch that turns `before` into `after`; both are objects as JsonWriter writes them (no white
// space). False, and nothing appended, if they are equal. As the format has it, a key with null and a missing key mean
// the same.
bool merge_patch(std::string_view before, std::string_view after, std::string& out);

}  // namespace tempora
