#include "engine/types.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace tempora {
namespace {

TEST(SeatSet, HoldsSeatsInOrder) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  for (const int seat : {7, 0, 9, 3}) set.insert(static_cast<Seat>(seat));
  set.erase(0);
  std::vector<int> seats;
  for (const Seat seat : set) seats.push_back(seat);
  EXPECT_EQ(seats, (std::vector<int>{3, 7, 9}));
  EXPECT_EQ(set.lowest(), 3);
  EXPECT_EQ(set.size(), 3);
  EXPECT_TRUE(set.contains(9));
  EXPECT_FALSE(set.contains(0));
}

TEST(SeatSet, TheFirstFewAreThoseOfATable) {
  EXPECT_EQ(SeatSet::first(3).size(), 3);
  EXPECT_EQ(SeatSet::first(kMaxSeats).size(), kMaxSeats);
  EXPECT_TRUE(SeatSet::first(0).empty());
}

TEST(Audience, SaysWhoHears) {
  const Viewer seat = Viewer::seat(2);
  const Viewer other = Viewer::seat(1);
  const Viewer spectator = Viewer::spectator();
  EXPECT_TRUE(Audience::everyone().hears(seat));
  EXPECT_TRUE(Audience::everyone().hears(spectator));
  EXPECT_TRUE(Audience::only(2).hears(seat));
  EXPECT_FALSE(Audience::only(2).hears(other));
  EXPECT_FALSE(Audience::only(2).hears(spectator));
  EXPECT_FALSE(Audience::of(SeatSet::first(kMaxSeats)).hears(spectator));
  EXPECT_FALSE(Audience::nobody().hears(seat));
}

TEST(Viewer, ASpectatorIsNoSeat) {
  EXPECT_FALSE(Viewer::spectator().is_seat());
  EXPECT_TRUE(Viewer::seat(0).is_seat(0));
  EXPECT_FALSE(Viewer::seat(0).is_spectator());
  EXPECT_NE(Viewer::seat(0), Viewer::spectator());
}

}  // namespace
}  // namespace tempora
