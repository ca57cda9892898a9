// What a state has still to do: a small stack of pending tasks. The top task says who owes what; an effect that
// triggers another choice pushes it on top, and what was begun goes on when that is done.
#pragma once

#include <cstddef>

#include "engine/fixed_vector.hpp"

namespace tempora {

// kDepth is the deepest that the rule book allows, with its proof beside the declaration; Rules::check asserts it.
template <class Task, std::size_t kDepth>
class Agenda {
 public:
  [[nodiscard]] bool empty() const { return tasks_.empty(); }
  [[nodiscard]] std::size_t depth() const { return tasks_.size(); }
  [[nodiscard]] static constexpr std::size_t max_depth() { return kDepth; }
  // The task to do now. Precondition: not empty.
  [[nodiscard]] const Task& top() const { return tasks_.back(); }
  Task& top() { return tasks_.back(); }
  // The task nearest to the top for which `holds(task)` is true, or null.
  template <class Holds>
  [[nodiscard]] const Task* find(Holds&& holds) const {
    for (std::size_t i = tasks_.size(); i-- > 0;) {
      if (holds(tasks_[i])) return &tasks_[i];
    }
    return nullptr;
  }
  // From now on `task` is on top. Of several, the one to do first is pushed last. Precondition: depth() < max_depth().
  void push(const Task& task) { tasks_.push_back(task); }
  Task pop() { return tasks_.pop_back(); }

 private:
  FixedVector<Task, kDepth> tasks_;
};

}  // namespace tempora
