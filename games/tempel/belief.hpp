// Tempel des Schreckens: what a seat may conclude about roles and holdings from what it sees.
//
// A hypothesis is a set of guardians. Under it the adventurers' announcements are taken at their word, and what gold
// and fire they leave lies evenly in the chambers of all others. Its weight is the chance of all rounds' announcements
// and finds under it, and of who opened before whom. Sums of products and quotients only, so that every machine agrees.
#pragma once

#include <array>

#include "games/tempel/view.hpp"

namespace tempora::tempel {

struct Belief {
  struct Seat {
    double guardian = 0;  // the chance that it is one
    double gold = 0;      // the chance that one of its face-down chambers is gold
    double fire = 0;      // … or fire
    double appeal = 0;    // how good an opening there looks to somebody who believes every announcement
    int down = 0;         // face-down chambers
  };
  std::array<Seat, kMaxPlayers> seats;
};

// What the owner of `view` (a seat) may believe.
Belief believe(const View& view);

// How good an opening is for the adventurers: chance of gold against chance of fire, which weighs more when it is the
// last.
double worth(double gold, double fire, bool last_fire);

}  // namespace tempora::tempel
