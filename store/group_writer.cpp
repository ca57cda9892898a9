#include "store/group_writer.hpp"

#include <sqlite3.h>

#include <utility>

namespace tempora::store {

GroupWriter::GroupWriter(Connection& connection, int checkpoint_pages)
    : connection_(connection), checkpoint_pages_(checkpoint_pages) {
  // A hook of our own also turns off SQLite's own checkpoints, which would make the callers of a group wait for them.
  sqlite3_wal_hook(
      connection_.database().getHandle(),
      [](void* writer, sqlite3*, const char*, int pages) {
        static_cast<GroupWriter*>(writer)->log_pages_ = pages;
        return SQLITE_OK;
      },
      this);
  thread_ = std::thread([this] { work(); });
}

GroupWriter::~GroupWriter() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void GroupWriter::hand_over(Change change, Answer answer) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(Job{std::move(change), std::move(answer), std::nullopt});
    ++figures_.waiting;
  }
  wake_.notify_one();
}

Figures GroupWriter::figures() const {
  const std::scoped_lock lock(mutex_);
  return figures_;
}

void GroupWriter::work() {
  while (true) {
    std::vector<Job> group;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      group.swap(waiting_);
    }
    store(group);
    for (Job& job : group) {
      {
        const std::scoped_lock lock(mutex_);
        --figures_.waiting;
        ++(job.error ? figures_.refused : figures_.stored);
      }
      job.answer(std::move(job.error));
    }
    if (log_pages_ >= checkpoint_pages_) checkpoint();
  }
}

void GroupWriter::store(std::vector<Job>& group) {
  const std::optional<Error> error = commit(group, 0, group.size());
  if (!error) return;
  if (group.size() == 1) {
    group.front().error = error;
    return;
  }
  // The whole group didn't go through. There may still be room for some of it.
  for (std::size_t i = 0; i < group.size(); ++i) {
    const std::optional<Error> own = commit(group, i, i + 1);
    if (own) group[i].error = own;
  }
}

// An error of one job stays with that job; the error that is returned is everybody's, and then nothing was stored.
std::optional<Error> GroupWriter::commit(std::vector<Job>& group, std::size_t begin, std::size_t end) {
  try {
    connection_.run("BEGIN IMMEDIATE");
    bool changed = false;
    for (std::size_t i = begin; i < end; ++i) {
      Job& job = group[i];
      job.error.reset();
      connection_.run("SAVEPOINT change");
      try {
        job.change(connection_);
        changed = true;
      } catch (const Refused& refused) {
        job.error = refused.error;
      } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_CONSTRAINT) throw;
        job.error = error_of(exception);
      }
      if (job.error) connection_.run("ROLLBACK TO change");
      connection_.run("RELEASE change");
    }
    connection_.run("COMMIT");
    if (changed) {
      const std::scoped_lock lock(mutex_);
      ++figures_.commits;
    }
    return std::nullopt;
  } catch (const SQLite::Exception& exception) {
    Error error = error_of(exception);
    roll_back();
    return error;
  }
}

void GroupWriter::roll_back() {
  // SQLite has rolled back by itself after some errors.
  if (sqlite3_get_autocommit(connection_.database().getHandle()) != 0) return;
  try {
    connection_.run("ROLLBACK");
    // NOLINTNEXTLINE(bugprone-empty-catch): the transaction is gone all the same, what it wrote has no commit mark.
  } catch (const SQLite::Exception&) {
  }
}

void GroupWriter::checkpoint() {
  // When it fails, or a reader is in the way, the log grows and the next commit brings the next attempt.
  sqlite3_wal_checkpoint_v2(connection_.database().getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace tempora::store
