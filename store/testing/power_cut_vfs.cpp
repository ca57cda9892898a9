#include "store/testing/power_cut_vfs.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

namespace tempora::store {
namespace {

using Bytes = std::string;

// A write (or, without bytes, a truncation to `offset`) that has not been synced.
struct Pending {
  std::size_t offset = 0;
  std::optional<Bytes> bytes;
};

// What is known of one file beside its live content, which lies in the real file.
struct File {
  bool fresh = false;  // made, and not synced since
  Bytes synced;        // its bytes that have reached the disk
  std::vector<Pending> pending;
};

// A folder: the files by their full paths.
using Names = std::map<std::string, File*>;

// A change of a name that has not been synced.
struct NameChange {
  std::string path;
  File* file = nullptr;  // null: the name is gone
  std::string from;      // a name that is gone at the same time, or empty

  void apply_to(Names& names) const {
    if (!from.empty()) names.erase(from);
    if (file != nullptr) {
      names[path] = file;
    } else {
      names.erase(path);
    }
  }
};

void apply(Bytes& content, std::size_t offset, const char* bytes, std::size_t size) {
  if (content.size() < offset + size) content.resize(offset + size);
  std::memcpy(content.data() + offset, bytes, size);
}

void apply(Bytes& content, const Pending& pending) {
  if (pending.bytes) {
    apply(content, pending.offset, pending.bytes->data(), pending.bytes->size());
  } else {
    content.resize(pending.offset);
  }
}

Bytes read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream content;
  content << in.rdbuf();
  return std::move(content).str();
}

}  // namespace

class PowerCutVfs::Disk {
 public:
  Disk(const std::string& name, std::uint64_t seed) : name_(name), random_(seed), real_(sqlite3_vfs_find(nullptr)) {
    vfs_ = *real_;  // what is not replaced below goes to the real one, whose own fields come with it
    vfs_.iVersion = 2;
    vfs_.szOsFile = static_cast<int>(sizeof(Handle)) + real_->szOsFile;
    vfs_.pNext = nullptr;
    vfs_.zName = name_.c_str();
    vfs_.pAppData = this;
    vfs_.xOpen = [](sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* out_flags) {
      return of(vfs).open(path, file, flags, out_flags);
    };
    vfs_.xDelete = [](sqlite3_vfs* vfs, const char* path, int sync_folder) {
      return of(vfs).remove(path, sync_folder != 0);
    };
    vfs_.xAccess = [](sqlite3_vfs* vfs, const char* path, int flags, int* result) {
      Disk& disk = of(vfs);
      const std::scoped_lock lock(disk.mutex_);
      if (disk.cut_) return SQLITE_IOERR_ACCESS;
      return disk.real_->xAccess(disk.real_, path, flags, result);
    };
    vfs_.xFullPathname = [](sqlite3_vfs* vfs, const char* path, int size, char* out) {
      sqlite3_vfs* real = of(vfs).real_;
      return real->xFullPathname(real, path, size, out);
    };

    methods_.iVersion = 2;  // no memory mapping, which would go past this VFS
    methods_.xClose = [](sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); };
    methods_.xRead = [](sqlite3_file* file, void* out, int size, sqlite3_int64 offset) {
      Disk& disk = *of(file).disk;
      const std::scoped_lock lock(disk.mutex_);
      if (disk.cut_) return SQLITE_IOERR_READ;
      return real(file)->pMethods->xRead(real(file), out, size, offset);
    };
    methods_.xWrite = [](sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
      return of(file).disk->write(file, static_cast<const char*>(bytes), static_cast<std::size_t>(size), offset);
    };
    methods_.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) { return of(file).disk->truncate(file, size); };
    methods_.xSync = [](sqlite3_file* file, int) { return of(file).disk->sync(file); };
    methods_.xFileSize = [](sqlite3_file* file, sqlite3_int64* size) {
      return real(file)->pMethods->xFileSize(real(file), size);
    };
    methods_.xLock = [](sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); };
    methods_.xUnlock = [](sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); };
    methods_.xCheckReservedLock = [](sqlite3_file* file, int* result) {
      return real(file)->pMethods->xCheckReservedLock(real(file), result);
    };
    // Hints about sizes and the like are not for this disk.
    methods_.xFileControl = [](sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; };
    methods_.xSectorSize = [](sqlite3_file*) { return 4'096; };
    // What the usual VFS promises as well: a torn write harms nothing beside the bytes that it was to write.
    methods_.xDeviceCharacteristics = [](sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; };
    methods_.xShmMap = [](sqlite3_file* file, int region, int size, int extend, void volatile** out) {
      return real(file)->pMethods->xShmMap(real(file), region, size, extend, out);
    };
    methods_.xShmLock = [](sqlite3_file* file, int offset, int n, int flags) {
      return real(file)->pMethods->xShmLock(real(file), offset, n, flags);
    };
    methods_.xShmBarrier = [](sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); };
    methods_.xShmUnmap = [](sqlite3_file* file, int remove) {
      return real(file)->pMethods->xShmUnmap(real(file), remove);
    };
    if (sqlite3_vfs_register(&vfs_, 0) != SQLITE_OK) std::abort();
  }

  ~Disk() { sqlite3_vfs_unregister(&vfs_); }
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  const std::string& name() const { return name_; }

  std::uint64_t steps() const {
    const std::scoped_lock lock(mutex_);
    return steps_;
  }

  void cut_at(std::uint64_t step) {
    const std::scoped_lock lock(mutex_);
    cut_at_ = step;
  }

  void cut() {
    const std::scoped_lock lock(mutex_);
    cut_power();
  }

  bool is_cut() const {
    const std::scoped_lock lock(mutex_);
    return cut_;
  }

  void restore_power() {
    const std::scoped_lock lock(mutex_);
    for (const std::string& path : paths_) {
      std::filesystem::remove(path);
      std::filesystem::remove(path + "-shm");  // memory that the processes shared
    }
    std::map<const File*, std::string> written;
    for (const auto& [path, file] : kept_) {
      if (const auto [first, is_new] = written.try_emplace(file, path); !is_new) {
        std::filesystem::create_hard_link(first->second, path);
        continue;
      }
      std::ofstream out(path, std::ios::binary | std::ios::trunc);
      out << file->synced;
    }
    for (File& file : files_) {
      file.fresh = false;
      file.pending.clear();
    }
    names_ = kept_;
    changes_.clear();
    cut_ = false;
    cut_at_.reset();
  }

  void limit_room(std::optional<std::uint64_t> bytes) {
    const std::scoped_lock lock(mutex_);
    room_ = bytes;
  }

  void fail_syncs(bool fail) {
    const std::scoped_lock lock(mutex_);
    fail_syncs_ = fail;
  }

  // What Files does. `real` does it to the real files, unless there is no power; these are not synced here either.
  template <class Real>
  Result<void> make_file(const std::string& path, Real real) {
    return act(real, [&] {
      learn(path);
      if (!names_.contains(path)) {
        make(path);
        names_.at(path)->fresh = false;  // its maker syncs the folder itself
      }
    });
  }
  Result<void> sync_file(const std::string& path) {
    return act([] { return Result<void>(); },
               [&] {
                 learn(path);
                 sync_bytes(*names_.at(path));
               });
  }
  Result<void> sync_folder() {
    return act([] { return Result<void>(); }, [&] { sync_names(); });
  }
  template <class Real>
  Result<void> rename_file(const std::string& from, const std::string& to, Real real) {
    return act(real, [&] {
      learn(from);
      learn(to);
      change({to, names_.at(from), from});
    });
  }
  template <class Real>
  Result<void> link_file(const std::string& path, const std::string& name, Real real) {
    return act(real, [&] {
      learn(path);
      learn(name);
      change({name, names_.at(path), {}});
    });
  }
  template <class Real>
  void remove_file(const std::string& path, Real real) {
    if (!std::filesystem::exists(path)) return;
    (void)act(
        [&]() -> Result<void> {
          real();
          return {};
        },
        [&] {
          learn(path);
          change({path, nullptr, {}});
        });
  }

 private:
  // One step: notes what becomes of the files, then does it to the real ones.
  template <class Real, class Note>
  Result<void> act(Real real, Note note) {
    {
      const std::scoped_lock lock(mutex_);
      if (step()) return tl::make_unexpected(Error{ErrorKind::io, "there is no power"});
      note();
    }
    return real();  // which may be made of other functions of Files
  }

  // What SQLite holds of an open file; the real VFS's own follows it in the same piece of memory.
  struct Handle {
    sqlite3_file base;
    Disk* disk;
    File* file;
  };

  static Disk& of(sqlite3_vfs* vfs) { return *static_cast<Disk*>(vfs->pAppData); }
  static Handle& of(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file); }
  static sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(&of(file) + 1); }

  int open(const char* path, sqlite3_file* file, int flags, int* out_flags) {
    const std::scoped_lock lock(mutex_);
    file->pMethods = nullptr;
    if (cut_) return SQLITE_CANTOPEN;
    // A file without a name is for SQLite's own work and gone when it is closed.
    if (path == nullptr) return real_->xOpen(real_, path, file, flags, out_flags);
    learn(path);
    const int result = real_->xOpen(real_, path, real(file), flags, out_flags);
    if (result != SQLITE_OK) return result;
    if (!names_.contains(path)) make(path);
    Handle& handle = of(file);
    handle.disk = this;
    handle.file = names_.at(path);
    file->pMethods = &methods_;
    return SQLITE_OK;
  }

  int remove(const char* path, bool sync_folder) {
    const std::scoped_lock lock(mutex_);
    if (step()) return SQLITE_IOERR_DELETE;
    learn(path);
    return_room(path);
    const int result = real_->xDelete(real_, path, 0);
    if (result != SQLITE_OK) return result;
    change({path, nullptr, {}});
    if (sync_folder) sync_names();
    return SQLITE_OK;
  }

  int write(sqlite3_file* file, const char* bytes, std::size_t size, sqlite3_int64 offset) {
    const std::scoped_lock lock(mutex_);
    if (cut_) return SQLITE_IOERR_WRITE;
    const sqlite3_int64 end = offset + static_cast<sqlite3_int64>(size);
    const sqlite3_int64 growth = std::max<sqlite3_int64>(0, end - live_size(file));
    if (room_ && static_cast<std::uint64_t>(growth) > *room_) return SQLITE_FULL;
    of(file).file->pending.push_back({static_cast<std::size_t>(offset), Bytes(bytes, size)});
    if (step()) return SQLITE_IOERR_WRITE;
    if (room_) *room_ -= static_cast<std::uint64_t>(growth);
    return real(file)->pMethods->xWrite(real(file), bytes, static_cast<int>(size), offset);
  }

  int truncate(sqlite3_file* file, sqlite3_int64 size) {
    const std::scoped_lock lock(mutex_);
    if (cut_) return SQLITE_IOERR_TRUNCATE;
    of(file).file->pending.push_back({static_cast<std::size_t>(size), std::nullopt});
    if (step()) return SQLITE_IOERR_TRUNCATE;
    if (room_) *room_ += static_cast<std::uint64_t>(std::max<sqlite3_int64>(0, live_size(file) - size));
    return real(file)->pMethods->xTruncate(real(file), size);
  }

  // The real file is not synced: what reaches the disk is decided here.
  int sync(sqlite3_file* file) {
    const std::scoped_lock lock(mutex_);
    if (step()) return SQLITE_IOERR_FSYNC;
    if (fail_syncs_) return SQLITE_IOERR_FSYNC;
    sync_bytes(*of(file).file);
    return SQLITE_OK;
  }

  void sync_bytes(File& file) {
    for (const Pending& pending : file.pending) apply(file.synced, pending);
    file.pending.clear();
    // Like the usual VFS, which syncs the folder with the first sync of a file that it made.
    if (std::exchange(file.fresh, false)) sync_names();
  }

  // A file that was there before this disk heard of it is wholly on it.
  void learn(const std::string& path) {
    if (!paths_.insert(path).second || !std::filesystem::exists(path)) return;
    files_.emplace_back().synced = read_file(path);
    names_[path] = kept_[path] = &files_.back();
  }

  void make(const std::string& path) {
    files_.emplace_back().fresh = true;
    change({path, &files_.back(), {}});
  }

  void change(NameChange change) {
    change.apply_to(names_);
    changes_.push_back(std::move(change));
  }

  // There is one folder on this disk.
  void sync_names() {
    kept_ = names_;
    changes_.clear();
  }

  // Counts a step; true when there is no power to take it.
  bool step() {
    if (cut_) return true;
    ++steps_;
    if (cut_at_ && steps_ >= *cut_at_) cut_power();
    return cut_;
  }

  void cut_power() {
    if (cut_) return;
    cut_ = true;
    const bool keep_nothing = below(2) == 0;
    if (keep_nothing) return;
    for (File& file : files_) {
      for (const Pending& pending : file.pending) {
        switch (below(3)) {
          case 0:
            apply(file.synced, pending);
            break;
          case 1:
            if (pending.bytes) apply(file.synced, pending.offset, pending.bytes->data(), below(pending.bytes->size()));
            break;
          default:
            break;
        }
      }
    }
    // A change of a name may have reached the disk by itself.
    for (const NameChange& change : changes_) {
      if (below(2) == 0) change.apply_to(kept_);
    }
  }

  std::size_t below(std::size_t bound) { return random_() % bound; }

  static sqlite3_int64 live_size(sqlite3_file* file) {
    sqlite3_int64 size = 0;
    real(file)->pMethods->xFileSize(real(file), &size);
    return size;
  }

  void return_room(const char* path) {
    std::error_code failure;
    const auto size = std::filesystem::file_size(path, failure);
    if (room_ && !failure) *room_ += size;
  }

  const std::string name_;
  mutable std::mutex mutex_;
  std::mt19937_64 random_;
  sqlite3_vfs* const real_;
  sqlite3_vfs vfs_{};
  sqlite3_io_methods methods_{};
  std::deque<File> files_;       // all that there ever were; they never move
  std::set<std::string> paths_;  // all names that there ever were
  Names names_;                  // now
  Names kept_;                   // on the disk
  std::vector<NameChange> changes_;
  std::uint64_t steps_ = 0;
  std::optional<std::uint64_t> cut_at_;
  bool cut_ = false;
  std::optional<std::uint64_t> room_;
  bool fail_syncs_ = false;
};

class PowerCutVfs::DiskFiles final : public Files {
 public:
  explicit DiskFiles(Disk& disk) : disk_(disk) {}
  Result<void> make_private(const std::string& file) override {
    return disk_.make_file(file, [&] { return Files::make_private(file); });
  }
  Result<void> sync(const std::string& file) override { return disk_.sync_file(file); }
  Result<void> sync_folder_of(const std::string&) override { return disk_.sync_folder(); }
  Result<void> rename(const std::string& from, const std::string& to) override {
    return disk_.rename_file(from, to, [&] { return Files::rename(from, to); });
  }
  Result<void> link(const std::string& file, const std::string& name) override {
    return disk_.link_file(file, name, [&] { return Files::link(file, name); });
  }
  void remove(const std::string& file) override {
    disk_.remove_file(file, [&] { Files::remove(file); });
  }

 private:
  Disk& disk_;
};

PowerCutVfs::PowerCutVfs(const std::string& name, std::uint64_t seed)
    : disk_(std::make_unique<Disk>(name, seed)), files_(std::make_unique<DiskFiles>(*disk_)) {}
PowerCutVfs::~PowerCutVfs() = default;
const std::string& PowerCutVfs::name() const { return disk_->name(); }
Files& PowerCutVfs::files() { return *files_; }
std::uint64_t PowerCutVfs::steps() const { return disk_->steps(); }
void PowerCutVfs::cut_at(std::uint64_t step) { disk_->cut_at(step); }
void PowerCutVfs::cut() { disk_->cut(); }
bool PowerCutVfs::is_cut() const { return disk_->is_cut(); }
void PowerCutVfs::restore_power() { disk_->restore_power(); }
void PowerCutVfs::limit_room(std::optional<std::uint64_t> bytes) { disk_->limit_room(bytes); }
void PowerCutVfs::fail_syncs(bool fail) { disk_->fail_syncs(fail); }

}  // namespace tempora::store
