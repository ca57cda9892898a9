// The geometry held against an exact computation of another kind: the hull of all differences between the points of two
// figures, in whole numbers that tell when they are too small, and the nearest point of it found by projection.
#include "games/wartime/geometry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "engine/generator.hpp"
#include "engine/testing/counts.hpp"
#include "engine/testing/rule.hpp"

namespace tempora::wartime {
namespace {

using Whole = boost::multiprecision::checked_int128_t;

struct Exact {
  Whole x;
  Whole y;
};
Exact operator-(const Exact& a, const Exact& b) { return {a.x - b.x, a.y - b.y}; }
Whole exact_dot(const Exact& a, const Exact& b) { return a.x * b.x + a.y * b.y; }
Whole exact_cross(const Exact& a, const Exact& b) { return a.x * b.y - a.y * b.x; }

using Polygon = std::vector<Exact>;

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
  constexpr long double kOne = 16384;
  const long double angle = static_cast<long double>(facing) * std::acos(-1.0L) / 180;
  const std::int64_t c = std::llround(kOne * std::cos(angle));
  const std::int64_t s = std::llround(kOne * std::sin(angle));
  // Divided by a power of two nothing is lost, and halves are rounded away from zero.
  const auto nearest = [](std::int64_t number) { return std::llround(static_cast<long double>(number) / kOne); };
  Figure figure;
  figure.radius = shape == Shape::infantry ? 60 : 0;
  for (const Point local : kCores[static_cast<std::size_t>(shape)]) {
    figure.core.push_back({at.x + nearest(local.x * c - local.y * s), at.y + nearest(local.x * s + local.y * c)});
  }
  return figure;
}

// The hull of all differences between a point of one convex polygon and a point of the other, counter-clockwise. Where
// (0,0) lies within it, their insides meet; else they are as far apart as it is from (0,0).
Polygon differences(const Polygon& one, const Polygon& other) {
  Polygon points;
  for (const Exact& a : one) {
    for (const Exact& b : other) points.push_back(a - b);
  }
  std::sort(points.begin(), points.end(),
            [](const Exact& a, const Exact& b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  Polygon hull;
  for (int side = 0; side < 2; ++side) {  // the lower one to the right, the upper one to the left
    const std::size_t begin = hull.size();
    for (const Exact& point : points) {
      while (hull.size() >= begin + 2 && exact_cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0) {
        hull.pop_back();
      }
      hull.push_back(point);
    }
    if (points.size() > 1) hull.pop_back();  // the other side begins with it
    std::reverse(points.begin(), points.end());
    if (points.size() == 1) break;
  }
  return hull;
}

bool within(const Polygon& hull) {
  for (std::size_t i = 0; i < hull.size(); ++i) {
    if (exact_cross(hull[i], hull[(i + 1) % hull.size()]) <= 0) return false;
  }
  return true;
}

// Of a distance, as a fraction.
struct ExactSquare {
  Whole above;
  Whole below;
};
bool operator<(const ExactSquare& a, const ExactSquare& b) { return a.above * b.below < b.above * a.below; }

// From (0,0) to the line from a to b.
ExactSquare square_to_line(const Exact& a, const Exact& b) {
  const Exact e = b - a;
  const Whole whole = exact_dot(e, e);
  const Whole share = -exact_dot(a, e);
  if (share <= 0) return {exact_dot(a, a), 1};
  if (share >= whole) return {exact_dot(b, b), 1};
  const Exact foot{whole * a.x + share * e.x, whole * a.y + share * e.y};
  return {exact_dot(foot, foot), whole * whole};
}

ExactSquare square_to(const Polygon& hull) {
  if (within(hull)) return {0, 1};
  ExactSquare least{exact_dot(hull[0], hull[0]), 1};
  for (std::size_t i = 0; i < hull.size() && hull.size() > 1; ++i) {
    least = std::min(least, square_to_line(hull[i], hull[(i + 1) % hull.size()]));
  }
  return least;
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
  const Polygon hull = differences(a.core, b.core);
  const ExactSquare square = square_to(hull);
  const int radii = a.radius + b.radius;
  const bool overlapping = radii == 0 ? within(hull) : square < ExactSquare{radii * radii, 1};
  int least =
      std::max(0, static_cast<int>(std::sqrt(square.above.convert_to<double>() / square.below.convert_to<double>())) -
                      radii - 2);
  while (ExactSquare{(least + radii) * (least + radii), 1} < square) ++least;
  ASSERT_EQ(overlap(pair.first(), pair.second()), overlapping) << said();
  ASSERT_EQ(gap(pair.first(), pair.second()), least) << said();
  ASSERT_TRUE(near(pair.first(), pair.second(), least)) << said();
  ASSERT_FALSE(least > 0 && near(pair.first(), pair.second(), least - 1)) << said();
  const auto any = static_cast<int>(generator.below(2500));
  ASSERT_EQ(near(pair.second(), pair.first(), any), least <= any) << said();
}

TEST(WartimeGeometry, AMillionPairsAreAsTheirDifferencesHaveThem) {
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
TEST(WartimeGeometry, FarPairsAreAsTheirDifferencesHaveThem) {
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

TEST(WartimeGeometry, PolygonsThatTouchAreApart) {
  RULE("WT-4.5");
  // Only the long edge of the triangle parts it from the square, whose corner lies on it or 1 beyond.
  const std::vector<Point> triangle{{0, 0}, {100, 0}, {0, 100}};
  for (const int corner : {50, 49}) {
    const std::vector<Point> square{{corner, corner}, {150, corner}, {150, 150}, {corner, 150}};
    EXPECT_EQ(apart(triangle, square), corner == 50);
    EXPECT_EQ(apart(square, triangle), corner == 50);
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
    const Point a{coarse ? on_grid() : any(), coarse ? on_grid() : any()};
    const Point b = i % 5 == 0 ? octagon[static_cast<std::size_t>(i) % 8] : Point{any(), any()};
    if (a == b) continue;
    ASSERT_EQ(apart(a, b, octagon), !within(differences(exact, {{a.x, a.y}, {b.x, b.y}})))
        << a.x << "," << a.y << " " << b.x << "," << b.y;
  }
}

}  // namespace
}  // namespace tempora::wartime
