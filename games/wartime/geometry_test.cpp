// The geometry in whole numbers, held against an exact computation of another kind: rational numbers of any length,
// polygons cut by each other, nearest points found by projection.
#include "games/wartime/geometry.hpp"

#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <vector>

#include "engine/generator.hpp"
#include "engine/testing/counts.hpp"
#include "engine/testing/rule.hpp"

namespace tempora::wartime {
namespace {

using Number =
    boost::multiprecision::number<boost::multiprecision::cpp_rational_backend, boost::multiprecision::et_off>;
using Whole = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

struct Exact {
  Number x;
  Number y;
};
Exact operator-(const Exact& a, const Exact& b) { return {a.x - b.x, a.y - b.y}; }
Number exact_dot(const Exact& a, const Exact& b) { return a.x * b.x + a.y * b.y; }
Number exact_cross(const Exact& a, const Exact& b) { return a.x * b.y - a.y * b.x; }

using Polygon = std::vector<Exact>;

Whole nearest(const Number& number) {  // halves away from zero
  const Number half(1, 2);
  const Number shifted = number < 0 ? -number + half : number + half;
  const Whole whole = numerator(shifted) / denominator(shifted);
  return number < 0 ? Whole(-whole) : whole;
}

// A footprint by the book (WT-2.9, WT-4.4): its core, where it lies, and its radius.
struct Figure {
  Polygon core;
  int radius = 0;
};
Figure figure_of(Shape shape, int facing, Point at) {
  static const std::vector<std::vector<Point>> kCores{
      {{-190, -190}, {190, -190}, {190, 190}, {-190, 190}},
      {{-240, -240}, {240, -240}, {240, 240}, {-240, 240}},
      {{-190, -90}, {190, -90}, {190, 90}, {-190, 90}},
      {{-190, -90}, {120, -90}, {190, 0}, {120, 90}, {-190, 90}},
      {{-190, -104}, {-170, -130}, {-130, -130}, {190, -10}, {190, 10}, {-130, 130}, {-170, 130}, {-190, 104}},
      {{0, 0}}};
  const long double angle = static_cast<long double>(facing) * std::acos(-1.0L) / 180;
  const Whole c(std::llround(16384 * std::cos(angle)));
  const Whole s(std::llround(16384 * std::sin(angle)));
  Figure figure;
  figure.radius = shape == Shape::infantry ? 60 : 0;
  for (const Point local : kCores[static_cast<std::size_t>(shape)]) {
    figure.core.push_back({Number(at.x) + nearest(Number(local.x * c - local.y * s, 16384)),
                           Number(at.y) + nearest(Number(local.x * s + local.y * c, 16384))});
  }
  return figure;
}

// The part of a polygon on the left of the line from a to b.
Polygon left_part(const Polygon& polygon, const Exact& a, const Exact& b) {
  Polygon part;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Exact& from = polygon[i];
    const Exact& to = polygon[(i + 1) % polygon.size()];
    const Number side_from = exact_cross(b - a, from - a);
    const Number side_to = exact_cross(b - a, to - a);
    if (side_from >= 0) part.push_back(from);
    if ((side_from > 0 && side_to < 0) || (side_from < 0 && side_to > 0)) {
      const Number share = side_from / (side_from - side_to);
      part.push_back({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
    }
  }
  return part;
}

// Twice the area that two polygons share.
Number shared_area(const Polygon& a, const Polygon& b) {
  Polygon part = a;
  for (std::size_t i = 0; i < b.size() && !part.empty(); ++i) part = left_part(part, b[i], b[(i + 1) % b.size()]);
  Number area = 0;
  for (std::size_t i = 0; i < part.size(); ++i) area += exact_cross(part[i], part[(i + 1) % part.size()]);
  return area;
}

Number square_to_line(const Exact& point, const Exact& a, const Exact& b) {
  const Exact e = b - a;
  Number share = exact_dot(point - a, e) / exact_dot(e, e);
  if (share < 0) share = 0;
  if (share > 1) share = 1;
  const Exact off{point.x - a.x - share * e.x, point.y - a.y - share * e.y};
  return exact_dot(off, off);
}

bool surrounds(const Polygon& polygon, const Exact& point) {
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (exact_cross(polygon[(i + 1) % polygon.size()] - polygon[i], point - polygon[i]) < 0) return false;
  }
  return true;
}

// The square of the distance between two cores; 0 where they meet.
Number square_between(const Polygon& a, const Polygon& b) {
  if (a.size() == 1 && b.size() == 1) return exact_dot(a[0] - b[0], a[0] - b[0]);
  if (a.size() == 1 && surrounds(b, a[0])) return 0;
  if (b.size() == 1 && surrounds(a, b[0])) return 0;
  if (a.size() > 1 && b.size() > 1 && shared_area(a, b) > 0) return 0;
  std::optional<Number> least;
  const auto corners_to_lines = [&](const Polygon& from, const Polygon& to) {
    if (to.size() == 1) return;
    for (const Exact& corner : from) {
      for (std::size_t i = 0; i < to.size(); ++i) {
        const Number square = square_to_line(corner, to[i], to[(i + 1) % to.size()]);
        if (!least || square < *least) least = square;
      }
    }
  };
  corners_to_lines(a, b);
  corners_to_lines(b, a);
  return *least;
}

bool exact_overlap(const Figure& a, const Figure& b) {
  const Number radii = a.radius + b.radius;
  if (radii == 0) return shared_area(a.core, b.core) > 0;
  return square_between(a.core, b.core) < radii * radii;
}
// The least D at which they are within D of each other.
int exact_gap(const Figure& a, const Figure& b) {
  const Number square = square_between(a.core, b.core);
  const int radii = a.radius + b.radius;
  int gap = std::max(0, static_cast<int>(std::sqrt(square.convert_to<double>())) - radii - 2);
  while (Number(gap + radii) * (gap + radii) < square) ++gap;
  return gap;
}

struct Pair {
  Shape one, other;
  int one_facing, other_facing;
  Point offset;
  [[nodiscard]] Body first() const { return {&outline(one, one_facing), {4000, 3000}}; }
  [[nodiscard]] Body second() const { return {&outline(other, other_facing), Point{4000, 3000} + offset}; }
};

void expect_exact(const Pair& pair, Generator& generator) {
  const Figure a = figure_of(pair.one, pair.one_facing, {4000, 3000});
  const Figure b = figure_of(pair.other, pair.other_facing, Point{4000, 3000} + pair.offset);
  const auto said = [&] {
    return ::testing::Message() << static_cast<int>(pair.one) << " facing " << pair.one_facing << ", "
                                << static_cast<int>(pair.other) << " facing " << pair.other_facing << " at "
                                << pair.offset.x << "," << pair.offset.y;
  };
  const int least = exact_gap(a, b);
  ASSERT_EQ(overlap(pair.first(), pair.second()), exact_overlap(a, b)) << said();
  ASSERT_EQ(gap(pair.first(), pair.second()), least) << said();
  ASSERT_TRUE(near(pair.first(), pair.second(), least)) << said();
  ASSERT_FALSE(least > 0 && near(pair.first(), pair.second(), least - 1)) << said();
  const auto any = static_cast<int>(generator.below(2500));
  ASSERT_EQ(near(pair.second(), pair.first(), any), least <= any) << said();
}

TEST(WartimeGeometry, AMillionPairsAreAsExactRationalsHaveThem) {
  RULE("WT-1.2");
  RULE("WT-2.9");
  RULE("WT-4.4");
  RULE("WT-4.5");
  RULE("WT-4.6");
  RULE("WT-4.7");
  Generator generator(20260201);
  const auto any = [&](int bound) { return static_cast<int>(generator.below(static_cast<std::uint32_t>(bound))); };
  int touching = 0;
  for (int left = scaled(1'000'000); left > 0;) {
    Pair pair{static_cast<Shape>(any(kShapes)), static_cast<Shape>(any(kShapes)), any(kDegrees), any(kDegrees), {}};
    if (pair.one == Shape::infantry || pair.one <= Shape::fortified) pair.one_facing = 0;
    if (pair.other == Shape::infantry || pair.other <= Shape::fortified) pair.other_facing = 0;
    pair.offset = point_at({}, any(700), any(kDegrees));
    const bool closely = any(2) == 0;
    if (closely) {  // along x to where they stop to overlap: the first place there, and the last that still does
      for (int i = 0; i < 20 && !overlap(pair.first(), pair.second()); ++i) {
        pair.offset.x -= pair.offset.x > 0 ? 40 : -40;
      }
      if (!overlap(pair.first(), pair.second())) continue;
      const int step = pair.offset.x >= 0 ? 1 : -1;
      while (overlap(pair.first(), pair.second())) pair.offset.x += step;
      ++touching;
      expect_exact(pair, generator);
      pair.offset.x -= step;
      --left;
    }
    expect_exact(pair, generator);
    if (HasFatalFailure()) return;
    --left;
  }
  EXPECT_GT(touching, scaled(200'000));
}

// Closer or farther away than any two footprints can decide.
TEST(WartimeGeometry, FarPairsAreAsExactRationalsHaveThem) {
  RULE("WT-4.6");
  Generator generator(7);
  const auto any = [&](int bound) { return static_cast<int>(generator.below(static_cast<std::uint32_t>(bound))); };
  for (int i = scaled(100'000); i > 0; --i) {
    Pair pair{static_cast<Shape>(any(kShapes)), static_cast<Shape>(any(kShapes)), any(kDegrees), any(kDegrees), {}};
    pair.offset = {any(8000) - 4000, any(8000) - 4000};
    expect_exact(pair, generator);
    if (HasFatalFailure()) return;
  }
}

TEST(WartimeGeometry, RoundsHalvesAwayFromZero) {  // E1
  RULE("WT-4.1");
  EXPECT_EQ(rounded(8191), 0);
  EXPECT_EQ(rounded(8192), 1);
  EXPECT_EQ(rounded(-8191), 0);
  EXPECT_EQ(rounded(-8192), -1);
  EXPECT_EQ(rounded(24576), 2);
  EXPECT_EQ(rounded(-24576), -2);
}

TEST(WartimeGeometry, TheTableIsTheRoundedCosine) {
  RULE("WT-4.2");
  RULE("WT-1.3");
  for (int k = 0; k < kDegrees; ++k) {
    const long double angle = static_cast<long double>(k) * std::acos(-1.0L) / 180;
    EXPECT_EQ(cosine(k), std::llround(16384 * std::cos(angle))) << k;
    EXPECT_EQ(sine(k), std::llround(16384 * std::sin(angle))) << k;
  }
}

TEST(WartimeGeometry, EveryCoreStaysStrictlyConvex) {
  RULE("WT-4.4");
  for (int shape = 0; shape < kShapes; ++shape) {
    for (int facing = 0; facing < kDegrees; ++facing) {
      const Outline& turned = outline(static_cast<Shape>(shape), facing);
      const auto count = static_cast<std::size_t>(turned.count);
      for (std::size_t i = 0; i < count && count > 1; ++i) {
        const Point edge = turned.corners[(i + 1) % count] - turned.corners[i];
        const Point after = turned.corners[(i + 2) % count] - turned.corners[(i + 1) % count];
        EXPECT_GT(cross(edge, after), 0);
      }
    }
  }
}

// What the search for what is in the way takes for granted.
TEST(WartimeGeometry, CirclesLieAroundAndWithinEveryFootprint) {
  for (int shape = 0; shape < kShapes; ++shape) {
    const Outline& first = outline(static_cast<Shape>(shape), 0);
    for (int facing = 0; facing < kDegrees; ++facing) {
      const Outline& turned = outline(static_cast<Shape>(shape), facing);
      EXPECT_LE(std::abs(turned.outer - first.outer), 2);
      EXPECT_LE(std::abs(turned.inner - first.inner), 2);
      for (int i = 0; i < turned.count; ++i) {
        const Point corner = turned.corners[static_cast<std::size_t>(i)];
        EXPECT_LE(std::hypot(corner.x, corner.y) + turned.radius, turned.outer);
      }
    }
  }
}

TEST(WartimeGeometry, DirectionsAreFoundWithinADegreeAndAHalf) {
  Generator generator(3);
  for (int i = 0; i < 100'000; ++i) {
    const Point to{static_cast<int>(generator.below(6001)) - 3000, static_cast<int>(generator.below(6001)) - 3000};
    if (to == Point{}) continue;
    const double exact = std::atan2(to.y, to.x) * 180 / std::acos(-1.0);
    EXPECT_LT(std::abs(std::remainder(exact - heading(to), 360.0)), 1.5) << to.x << "," << to.y;
  }
}

TEST(WartimeGeometry, RootsAreWholeAndNotBelow) {
  for (std::int64_t root = 1; root < 60'000; ++root) {
    EXPECT_EQ(root_above(root * root), root);
    EXPECT_EQ(root_above(root * root + 1), root + 1);
    EXPECT_EQ(root_above(root * root - 1), root == 1 ? 0 : root);
  }
}

// All slides that builders and carriers can ask for.
template <class Visit>
void for_each_slide(Visit&& visit) {
  const auto around = [&](Shape beside, int facings, Shape piece, int step) {
    for (int facing = 0; facing < facings; ++facing) {
      for (int direction = 0; direction < kDegrees; direction += step) visit(beside, facing, piece, direction);
    }
  };
  around(Shape::vehicle, kDegrees, Shape::building, 5);
  for (const Shape maker : {Shape::building, Shape::fortified}) {
    for (const Shape made : {Shape::vehicle, Shape::boat, Shape::infantry}) around(maker, 1, made, 5);
  }
  for (const Shape carrier : {Shape::vehicle, Shape::boat}) around(carrier, kDegrees, Shape::infantry, 10);
}

TEST(WartimeGeometry, SlidesAreTheLeastAndTouch) {
  RULE("WT-4.10");
  RULE("WT-4.11");
  struct Range {
    int least = 10'000;
    int most = 0;
  };
  std::array<std::array<Range, kShapes>, kShapes> ranges;
  for_each_slide([&](Shape beside, int facing, Shape piece, int direction) {
    const bool turning = piece == Shape::vehicle || piece == Shape::boat;
    const Body still{&outline(beside, facing), {}};
    const auto put = [&](int distance) {
      return Body{&outline(piece, turning ? direction : 0), point_at({}, distance, direction)};
    };
    const int found = slide(beside, facing, piece, direction);
    ASSERT_FALSE(overlap(still, put(found)));
    ASSERT_TRUE(near(still, put(found), 2));
    for (int nearer = 0; nearer < found; nearer += nearer < found - 40 ? 17 : 1) {
      ASSERT_TRUE(overlap(still, put(nearer)));
    }
    Range& range = ranges[static_cast<std::size_t>(beside)][static_cast<std::size_t>(piece)];
    range.least = std::min(range.least, found);
    range.most = std::max(range.most, found);
  });
  const auto expect_range = [&](Shape beside, Shape piece, int least, int most) {
    const Range& range = ranges[static_cast<std::size_t>(beside)][static_cast<std::size_t>(piece)];
    EXPECT_GE(range.least, least);
    EXPECT_LE(range.most, most);
  };
  expect_range(Shape::vehicle, Shape::building, 280, 479);
  expect_range(Shape::building, Shape::vehicle, 380, 459);
  expect_range(Shape::building, Shape::boat, 380, 459);
  expect_range(Shape::fortified, Shape::vehicle, 430, 530);
  expect_range(Shape::fortified, Shape::boat, 430, 530);
  expect_range(Shape::building, Shape::infantry, 250, 329);
  expect_range(Shape::fortified, Shape::infantry, 300, 400);
  expect_range(Shape::vehicle, Shape::infantry, 150, 271);
  expect_range(Shape::boat, Shape::infantry, 150, 271);
}

TEST(WartimeGeometry, OnTheTableMeansEveryCorner) {
  RULE("WT-4.8");
  Generator generator(11);
  for (int i = 0; i < 20'000; ++i) {
    const auto shape = static_cast<Shape>(generator.below(kShapes));
    const Body body{&outline(shape, static_cast<int>(generator.below(kDegrees))),
                    {static_cast<int>(generator.below(600)), static_cast<int>(generator.below(600))}};
    bool inside = true;
    for (int k = 0; k < body.outline->count; ++k) {
      const Point corner = body.at + body.outline->corners[static_cast<std::size_t>(k)];
      const int r = body.outline->radius;
      inside = inside && corner.x >= r && corner.x <= 600 - r && corner.y >= r && corner.y <= 500 - r;
    }
    EXPECT_EQ(on_table(body, 600, 500), inside);
  }
}

// A line is clear of an area where it doesn't enter its inside (WT-3.9).
TEST(WartimeGeometry, LinesAreApartFromAreasThatTheyDontEnter) {
  RULE("WT-4.5");
  const std::vector<Point> octagon{{500, -207}, {500, 207},   {207, 500},   {-207, 500},
                                   {-500, 207}, {-500, -207}, {-207, -500}, {207, -500}};
  Polygon exact;
  for (const Point corner : octagon) exact.push_back({corner.x, corner.y});
  Generator generator(5);
  const auto any = [&] { return static_cast<int>(generator.below(1401)) - 700; };
  const auto on_grid = [&] { return 100 * (static_cast<int>(generator.below(15)) - 7); };
  for (int i = 0; i < scaled(200'000); ++i) {
    const bool coarse = i % 2 == 0;
    Point a{coarse ? on_grid() : any(), coarse ? on_grid() : any()};
    const Point b = i % 5 == 0 ? octagon[static_cast<std::size_t>(i) % 8] : Point{any(), any()};
    if (a == b) continue;
    // The line enters if what of it lies on the inner side of every edge is longer than a point, or a point within.
    Number from = 0;
    Number to = 1;
    bool outside = false;
    for (std::size_t e = 0; e < exact.size(); ++e) {
      const Exact edge = exact[(e + 1) % exact.size()] - exact[e];
      const Number start = exact_cross(edge, Exact{a.x, a.y} - exact[e]);
      const Number slope = exact_cross(edge, Exact{b.x - a.x, b.y - a.y});
      if (slope == 0) {
        outside = outside || start <= 0;
      } else if (slope > 0) {
        from = std::max(from, Number(-start / slope));
      } else {
        to = std::min(to, Number(-start / slope));
      }
    }
    ASSERT_EQ(apart(a, b, octagon), outside || from >= to) << a.x << "," << a.y << " " << b.x << "," << b.y;
  }
}

}  // namespace
}  // namespace tempora::wartime
