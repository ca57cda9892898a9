// What the store does with files beside SQLite.
#pragma once

#include <string>

#include "store/store.hpp"

namespace tempora::store {

// Makes an empty file that only its owner may read (the store holds secrets), unless there is one.
Result<void> make_private_file(const std::string& file);

// Waits until the file's bytes have reached the disk.
Result<void> sync_file(const std::string& file);

// Waits until the names in the folder of this file have reached the disk.
Result<void> sync_folder_of(const std::string& file);

// Gives a file another name at once; what had that name is gone.
Result<void> rename_file(const std::string& from, const std::string& to);

// Gives a file a second name, which must not be there.
Result<void> link_file(const std::string& file, const std::string& name);

}  // namespace tempora::store
