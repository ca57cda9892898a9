// Many people at many tables of Tempel, each with a WebSocket of its own, in one thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace tempora::load {

struct Plan {
  std::uint16_t port = 0;
  int tables = 0;
  int seats = 5;
  // How long a seat thinks in the mean, exponentially distributed; 0: not at all. The moments at which moves are meant
  // to be sent follow each other whether or not the server keeps up: a move that has to wait counts from when it was
  // meant to be sent.
  std::chrono::milliseconds think{0};
  std::chrono::seconds warm_up{2};  // played, not measured
  std::chrono::seconds measured{10};
};

struct Figures {
  std::uint64_t moves = 0;  // in the measured time, seen by every seat of the table
  double seconds = 0;
  std::vector<float> milliseconds;  // of each move, from the moment it was meant to be sent to the last seat's update
  std::uint64_t bytes = 0;          // of messages to clients in the measured time
  std::uint64_t errors = 0;         // refusals, and calls that failed
  std::uint64_t dropped = 0;        // sockets that were closed
  std::size_t sockets = 0;          // open at the end
  std::string first_error;
};

// Seats everybody, plays for the planned time, and leaves. `ready` is called when all sit and play.
Figures play(const Plan& plan, void (*ready)(void*), void* context);

}  // namespace tempora::load
