// One decision that several seats answer secretly at the same time: each in any order, hidden until the last is in. The
// same answers are the same bytes, in whatever order they came and however often they were taken back.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_vector.hpp"
#include "engine/types.hpp"

namespace tempora {

template <class Answer, std::size_t kSeats>
class SecretAnswers {
  static_assert(std::is_trivially_copyable_v<Answer> && std::has_unique_object_representations_v<Answer>,
                "an answer must be plain data without padding");

 public:
  // From now on each of `seats` owes an answer; earlier answers are gone.
  void ask(SeatSet seats) {
    *this = SecretAnswers();
    for (const Seat seat : seats) status_[seat] = kOwes;
  }
  void clear() { *this = SecretAnswers(); }

  // Who has still to answer.
  [[nodiscard]] SeatSet owing() const { return with(kOwes); }
  // Who has answered: everybody may know.
  [[nodiscard]] SeatSet answered() const { return with(kAnswered); }
  // Something was asked and not cleared since.
  [[nodiscard]] bool open() const { return !owing().empty() || !answered().empty(); }
  // The last answer is in.
  [[nodiscard]] bool complete() const { return owing().empty() && !answered().empty(); }

  // Precondition: `seat` owes an answer.
  void answer(Seat seat, const Answer& answer) {
    assert(status_[seat] == kOwes);
    status_[seat] = kAnswered;
    answers_[seat] = answer;
  }
  // `seat` thinks again. Precondition: it has answered and others still owe.
  void take_back(Seat seat) {
    assert(status_[seat] == kAnswered && !complete());
    status_[seat] = kOwes;
    answers_[seat] = Answer{};
  }
  // What `seat` answered; only for rules, and for that seat's own view. Precondition: it has answered.
  [[nodiscard]] const Answer& of(Seat seat) const {
    assert(status_[seat] == kAnswered);
    return answers_[seat];
  }
  // Replaces what `viewer` may not know: each other seat's answer by draw(seat). Nothing, once the last is in.
  template <class DrawAnswer>
  void imagine(Viewer viewer, DrawAnswer&& draw) {
    if (complete()) return;
    for (const Seat seat : answered()) {
      if (!viewer.is_seat(seat)) answers_[seat] = draw(seat);
    }
  }

 private:
  // As wide as answers are aligned, so that no padding follows.
  using Status = UnsignedOf<alignof(Answer)>;
  static constexpr Status kOwes = 1;
  static constexpr Status kAnswered = 2;

  [[nodiscard]] SeatSet with(Status status) const {
    SeatSet seats;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      if (status_[seat] == status) seats.insert(static_cast<Seat>(seat));
    }
    return seats;
  }

  std::array<Answer, kSeats> answers_{};
  std::array<Status, kSeats> status_{};
};

}  // namespace tempora
