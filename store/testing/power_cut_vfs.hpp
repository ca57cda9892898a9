// A disk for tests: an SQLite VFS in front of the usual one, and the store's own Files, that can lose its power, fill
// up and fail to sync.
//
// When the power is cut, a file keeps what was synced, and so do the names in its folder; of each write and each change
// of a name after that, chance (a fixed seed) decides whether it reached the disk whole, in part (a write), or not at
// all, in whatever order. From then on every operation fails, as if the
// process were dead; close what is open, restore the power, and the files are as a machine would find them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "store/files.hpp"

namespace tempora::store {

class PowerCutVfs {
 public:
  // Registers the VFS under `name`, which must be new; not as the default.
  PowerCutVfs(const std::string& name, std::uint64_t seed);
  // All connections must be closed.
  ~PowerCutVfs();
  PowerCutVfs(const PowerCutVfs&) = delete;
  PowerCutVfs& operator=(const PowerCutVfs&) = delete;

  const std::string& name() const;
  // For what the store does without SQLite.
  Files& files();

  // Writes, truncations, syncs and changes of names so far. Each is a moment at which the power can fail.
  std::uint64_t steps() const;
  // Cuts the power at the step with this number (from 1, as `steps` counts).
  void cut_at(std::uint64_t step);
  void cut();
  bool is_cut() const;
  // The files become what the disk kept. All connections must be closed.
  void restore_power();

  // The disk takes so many bytes more, then it is full; none: without limit. What files give back counts as room.
  void limit_room(std::optional<std::uint64_t> bytes);
  void fail_syncs(bool fail);

 private:
  class Disk;
  class DiskFiles;

  std::unique_ptr<Disk> disk_;
  std::unique_ptr<DiskFiles> files_;
};

}  // namespace tempora::store
