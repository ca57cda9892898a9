// WarTime: footprints on a table without a grid (WT-2.9, WT-3, WT-4). Lengths are in tenths of a millimetre, angles in
// whole degrees, 0 = east, counter-clockwise. Everything is decided in whole numbers, so that all machines agree.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace tempora::wartime {

inline constexpr int kDegrees = 360;

struct Point {
  std::int32_t x = 0;
  std::int32_t y = 0;
  bool operator==(const Point&) const = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr std::int64_t dot(Point a, Point b) { return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y; }
constexpr std::int64_t cross(Point a, Point b) { return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x; }

// m / 2^14, rounded to nearest, halves away from zero (WT-4.1).
constexpr std::int32_t rounded(std::int64_t m) {
  constexpr std::int64_t kHalf = 8192;
  return static_cast<std::int32_t>(m >= 0 ? (m + kHalf) >> 14 : -((kHalf - m) >> 14));
}
// 2^14 times the cosine and sine, as the book's table has them (WT-4.2). 0 ≤ degrees < 360.
std::int32_t cosine(int degrees);
std::int32_t sine(int degrees);
// WT-4.3. 0 ≤ degrees < 360.
Point point_at(Point from, int distance, int degrees);

// The least whole number whose square is at least `square`, which is not negative.
std::int64_t root_above(std::int64_t square);

// Footprints (WT-2.9).
enum class Shape : std::uint8_t { building, fortified, vehicle, boat, jet, infantry };
inline constexpr int kShapes = 6;
inline constexpr int kMostCorners = 8;

// A footprint around (0,0), turned: a convex core, and a radius around it.
struct Outline {
  std::array<Point, kMostCorners> corners{};          // of the core, counter-clockwise
  std::array<Point, kMostCorners> normals{};          // of the edges that begin at them, outward
  std::array<std::int32_t, kMostCorners> supports{};  // normal times any point of its edge
  int count = 0;                                      // corners; 1: the core is a point
  int radius = 0;
  Point low;      // bounds of the core
  Point high;     //
  int outer = 0;  // a circle around (0,0) that holds the footprint …
  int inner = 0;  // … and one that it holds
};
using Outlines = std::array<std::array<Outline, kDegrees>, kShapes>;
extern const Outlines kOutlines;
// 0 ≤ facing < 360 (WT-4.4).
inline const Outline& outline(Shape shape, int facing) {
  return kOutlines[static_cast<std::size_t>(shape)][static_cast<std::size_t>(facing)];
}

// A footprint where it lies.
struct Body {
  const Outline* outline = nullptr;
  Point at;
};
// Whether the two overlap; touching they don't (WT-4.7).
bool overlap(const Body& a, const Body& b);
// Whether the two are at most `distance` ≥ 0 apart (WT-4.6).
bool near(const Body& a, const Body& b, int distance);
// The least distance at which they are near.
int gap(const Body& a, const Body& b);
// Whether all of it lies on a table of that size (WT-4.8).
bool on_table(const Body& body, int width, int height);

// Convex polygons, counter-clockwise (WT-3.7).
bool inside_or_on(std::span<const Point> corners, Point point);
bool strictly_inside(std::span<const Point> corners, Point point);
// Whether the line from a to b and the polygon are apart (WT-4.5). a ≠ b.
bool apart(Point a, Point b, std::span<const Point> corners);
// Whether two polygons are.
bool apart(std::span<const Point> one, std::span<const Point> other);
// The footprint around a point covers it, or its edge does.
bool covers(const Body& body, Point point);

// A piece is put beside another one in a direction that is a multiple of 5, as near as it can lie (WT-4.10): t0. It
// faces that way, buildings and infantry 0.
int slide(Shape beside, int facing, Shape piece, int direction);

// The direction of `to` from (0,0), wrong by less than a degree and a half. `to` is not (0,0).
int heading(Point to);

}  // namespace tempora::wartime
