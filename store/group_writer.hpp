// The one thread that writes: it takes whatever changes wait, stores them in one transaction, then answers them all.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/sqlite_connection.hpp"

namespace tempora::store {

class GroupWriter {
 public:
  // Does the change, or throws Refused or SQLite::Exception; then nothing of it stays. May be called more than once.
  using Change = std::function<void(Connection&)>;
  // Gets nothing when the change is durable, else why it is not.
  using Answer = std::function<void(std::optional<Error>)>;

  // The log of the connection is copied into the file when it has grown to `checkpoint_pages`.
  GroupWriter(Connection& connection, int checkpoint_pages);
  // Waits until every change is answered.
  ~GroupWriter();
  GroupWriter(const GroupWriter&) = delete;
  GroupWriter& operator=(const GroupWriter&) = delete;

  void hand_over(Change change, Answer answer);
  Figures figures() const;

 private:
  struct Job {
    Change change;
    Answer answer;
    std::optional<Error> error;
  };

  void work();
  void store(std::vector<Job>& group);
  std::optional<Error> commit(std::vector<Job>& group, std::size_t begin, std::size_t end);
  void roll_back();
  void checkpoint();

  Connection& connection_;
  const int checkpoint_pages_;
  int log_pages_ = 0;  // in the write-ahead log after the last commit

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> waiting_;
  bool stopping_ = false;
  Figures figures_;

  std::thread thread_;  // last: it uses all of the above
};

}  // namespace tempora::store
