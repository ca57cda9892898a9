#include "games/wartime/geometry.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>

namespace tempora::wartime {
namespace {

constexpr int kQuarter = 90;

// WT-4.2
constexpr std::array<std::int16_t, kQuarter + 1> kCosines{
    16384, 16382, 16374, 16362, 16344, 16322, 16294, 16262, 16225, 16182, 16135, 16083, 16026, 15964, 15897, 15826,
    15749, 15668, 15582, 15491, 15396, 15296, 15191, 15082, 14968, 14849, 14726, 14598, 14466, 14330, 14189, 14044,
    13894, 13741, 13583, 13421, 13255, 13085, 12911, 12733, 12551, 12365, 12176, 11982, 11786, 11585, 11381, 11174,
    10963, 10749, 10531, 10311, 10087, 9860,  9630,  9397,  9162,  8923,  8682,  8438,  8192,  7943,  7692,  7438,
    7182,  6924,  6664,  6402,  6138,  5872,  5604,  5334,  5063,  4790,  4516,  4240,  3964,  3686,  3406,  3126,
    2845,  2563,  2280,  1997,  1713,  1428,  1143,  857,   572,   286,   0};

constexpr std::int32_t cosine_of(int degrees) {
  const auto at = [](int k) { return std::int32_t{kCosines[static_cast<std::size_t>(k)]}; };
  if (degrees <= 90) return at(degrees);
  if (degrees <= 180) return -at(180 - degrees);
  if (degrees <= 270) return -at(degrees - 180);
  return at(kDegrees - degrees);
}

struct DirectionTable {
  std::array<std::int16_t, kDegrees> cosines{};
  std::array<std::int16_t, kDegrees> sines{};
};
constexpr DirectionTable kDirectionTable = [] {
  DirectionTable table;
  for (int k = 0; k < kDegrees; ++k) {
    table.cosines[static_cast<std::size_t>(k)] = static_cast<std::int16_t>(cosine_of(k));
    table.sines[static_cast<std::size_t>(k)] = static_cast<std::int16_t>(cosine_of((k + 270) % kDegrees));
  }
  return table;
}();

// WT-2.9
struct Core {
  int count;
  int radius;
  std::array<Point, kMostCorners> corners;
};
constexpr std::array<Core, kShapes> kCores{
    Core{4, 0, {{{-190, -190}, {190, -190}, {190, 190}, {-190, 190}}}},
    Core{4, 0, {{{-240, -240}, {240, -240}, {240, 240}, {-240, 240}}}},
    Core{4, 0, {{{-190, -90}, {190, -90}, {190, 90}, {-190, 90}}}},
    Core{5, 0, {{{-190, -90}, {120, -90}, {190, 0}, {120, 90}, {-190, 90}}}},
    Core{8,
         0,
         {{{-190, -104}, {-170, -130}, {-130, -130}, {190, -10}, {190, 10}, {-130, 130}, {-170, 130}, {-190, 104}}}},
    Core{1, 60, {{{0, 0}}}}};

std::size_t next(std::size_t i, int count) { return i + 1 == static_cast<std::size_t>(count) ? 0 : i + 1; }

Outline turned(const Core& core, int facing) {
  Outline outline;
  outline.count = core.count;
  outline.radius = core.radius;
  const auto count = static_cast<std::size_t>(core.count);
  std::int64_t farthest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Point local = core.corners[i];
    const Point corner{rounded(std::int64_t{local.x} * cosine(facing) - std::int64_t{local.y} * sine(facing)),
                       rounded(std::int64_t{local.x} * sine(facing) + std::int64_t{local.y} * cosine(facing))};
    outline.corners[i] = corner;
    outline.low = i == 0 ? corner : Point{std::min(outline.low.x, corner.x), std::min(outline.low.y, corner.y)};
    outline.high = i == 0 ? corner : Point{std::max(outline.high.x, corner.x), std::max(outline.high.y, corner.y)};
    farthest = std::max(farthest, dot(corner, corner));
  }
  outline.outer = static_cast<int>(root_above(farthest)) + core.radius;
  outline.inner = core.radius;
  if (core.count == 1) return outline;
  std::int64_t inner = outline.outer;
  for (std::size_t i = 0; i < count; ++i) {
    const Point edge = outline.corners[next(i, core.count)] - outline.corners[i];
    outline.normals[i] = {edge.y, -edge.x};
    const std::int64_t support = dot(outline.normals[i], outline.corners[i]);
    outline.supports[i] = static_cast<std::int32_t>(support);
    while (inner * inner * dot(edge, edge) > support * support) --inner;
  }
  outline.inner += static_cast<int>(inner);
  return outline;
}

// Whether an edge of `a` has all of `b`, which lies `offset` away, on its other side. For two polygons this in both
// directions is the same as WT-4.5: if any line parts them, then one along an edge, with its polygon within.
bool edge_parts(const Outline& a, const Outline& b, Point offset) {
  for (int i = 0; i < a.count; ++i) {
    const Point normal = a.normals[static_cast<std::size_t>(i)];
    const std::int32_t base = a.supports[static_cast<std::size_t>(i)] - normal.x * offset.x - normal.y * offset.y;
    bool parts = true;
    for (int j = 0; j < b.count && parts; ++j) {
      const Point corner = b.corners[static_cast<std::size_t>(j)];
      parts = normal.x * corner.x + normal.y * corner.y >= base;
    }
    if (parts) return true;
  }
  return false;
}

bool cores_apart(const Outline& a, const Outline& b, Point offset) {
  return a.high.x <= b.low.x + offset.x || b.high.x + offset.x <= a.low.x || a.high.y <= b.low.y + offset.y ||
         b.high.y + offset.y <= a.low.y || edge_parts(a, b, offset) || edge_parts(b, a, Point{} - offset);
}

// Whether `point`, seen from the centre of the polygon, lies in it or on its edge.
bool holds(const Outline& polygon, Point point) {
  for (int i = 0; i < polygon.count; ++i) {
    if (dot(polygon.normals[static_cast<std::size_t>(i)], point) > polygon.supports[static_cast<std::size_t>(i)])
      return false;
  }
  return true;
}

// The square of a distance, as a fraction.
struct Square {
  std::int64_t above;
  std::int64_t below;
};

// Of `point` from the edge of `polygon` that begins at corner i (WT-4.6).
Square square_to_edge(const Outline& polygon, std::size_t i, Point point) {
  const Point a = polygon.corners[i];
  const Point b = polygon.corners[next(i, polygon.count)];
  const Point e = b - a;
  const Point w = point - a;
  const std::int64_t s = dot(w, e);
  const std::int64_t q = dot(e, e);
  if (s <= 0) return {dot(w, w), 1};
  if (s >= q) return {dot(point - b, point - b), 1};
  const std::int64_t c = cross(w, e);
  return {c * c, q};
}

// Calls reached(square) for the distance of each corner of one core from each edge of the other, until one says true.
template <class Reached>
bool any_distance(const Outline& a, const Outline& b, Point offset, Reached&& reached) {
  if (a.count == 1 && b.count == 1) return reached(Square{dot(offset, offset), 1});
  const auto corners_to_edges = [&](const Outline& from, const Outline& to, Point shift) {
    if (to.count == 1) return false;
    for (int i = 0; i < from.count; ++i) {
      const Point corner = from.corners[static_cast<std::size_t>(i)] - shift;
      for (int j = 0; j < to.count; ++j) {
        if (reached(square_to_edge(to, static_cast<std::size_t>(j), corner))) return true;
      }
    }
    return false;
  };
  return corners_to_edges(a, b, offset) || corners_to_edges(b, a, Point{} - offset);
}

// WT-4.6 (i)
bool cores_meet(const Outline& a, const Outline& b, Point offset) {
  if (a.count == 1 && b.count == 1) return false;
  if (a.count == 1) return holds(b, Point{} - offset);
  if (b.count == 1) return holds(a, offset);
  return !cores_apart(a, b, offset);
}

constexpr std::int64_t square_of(std::int64_t number) { return number * number; }

template <class Holds>
bool on_all_sides(std::span<const Point> corners, Point point, Holds&& holds_for) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = corners[i];
    const Point b = corners[next(i, static_cast<int>(corners.size()))];
    if (!holds_for(cross(b - a, point - a))) return false;
  }
  return true;
}

// The least and the greatest of normal · corner.
struct Extent {
  std::int64_t low;
  std::int64_t high;
};
Extent extent(std::span<const Point> corners, Point normal) {
  Extent extent{dot(normal, corners[0]), dot(normal, corners[0])};
  for (const Point corner : corners.subspan(1)) {
    const std::int64_t along = dot(normal, corner);
    extent.low = std::min(extent.low, along);
    extent.high = std::max(extent.high, along);
  }
  return extent;
}

// Slides found so far, +1; each is the same whoever finds it.
constexpr int kSlideStep = 5;
constexpr std::size_t kSlideDirections = kDegrees / kSlideStep;
constexpr std::size_t kSlides = std::size_t{kShapes} * kDegrees * kShapes * kSlideDirections;
std::array<std::atomic<std::int16_t>, kSlides> slides{};

int find_slide(const Outline& beside, const Outline& piece, int direction) {
  // Nearer than this, rounding included, the circles within already meet.
  int distance = std::max(0, beside.inner + piece.inner - 2);
  while (overlap({&beside, {}}, {&piece, point_at({}, distance, direction)})) ++distance;
  return distance;
}

}  // namespace

// Made before the program begins, so that no reader has to ask whether it is there.
const Outlines kOutlines = [] {
  Outlines made;
  for (std::size_t shape = 0; shape < kShapes; ++shape) {
    for (int facing = 0; facing < kDegrees; ++facing)
      made[shape][static_cast<std::size_t>(facing)] = turned(kCores[shape], facing);
  }
  return made;
}();

std::int32_t cosine(int degrees) { return kDirectionTable.cosines[static_cast<std::size_t>(degrees)]; }
std::int32_t sine(int degrees) { return kDirectionTable.sines[static_cast<std::size_t>(degrees)]; }

Point point_at(Point from, int distance, int degrees) {
  return {from.x + rounded(std::int64_t{distance} * cosine(degrees)),
          from.y + rounded(std::int64_t{distance} * sine(degrees))};
}

std::int64_t root_above(std::int64_t square) {
  assert(square >= 0);
  if (square <= 1) return square;
  // Newton's steps from above come down to the whole root below.
  auto root = std::int64_t{1} << ((std::bit_width(static_cast<std::uint64_t>(square)) + 1) / 2);
  for (std::int64_t better = (root + square / root) / 2; better < root; better = (root + square / root) / 2)
    root = better;
  return root * root < square ? root + 1 : root;
}

bool overlap(const Body& a, const Body& b) {
  const Point offset = b.at - a.at;
  const std::int64_t square = dot(offset, offset);
  if (square >= square_of(a.outline->outer + b.outline->outer)) return false;
  if (square < square_of(a.outline->inner + b.outline->inner)) return true;
  const std::int64_t reach = a.outline->radius + b.outline->radius;
  if (reach == 0) return !cores_apart(*a.outline, *b.outline, offset);
  return cores_meet(*a.outline, *b.outline, offset) ||
         any_distance(*a.outline, *b.outline, offset,
                      [&](Square distance) { return distance.above < reach * reach * distance.below; });
}

bool near(const Body& a, const Body& b, int distance) {
  const Point offset = b.at - a.at;
  const std::int64_t square = dot(offset, offset);
  if (square > square_of(a.outline->outer + b.outline->outer + distance)) return false;
  if (square <= square_of(a.outline->inner + b.outline->inner + distance)) return true;
  const std::int64_t reach = distance + a.outline->radius + b.outline->radius;
  return cores_meet(*a.outline, *b.outline, offset) || any_distance(*a.outline, *b.outline, offset, [&](Square found) {
           return found.above <= reach * reach * found.below;
         });
}

int gap(const Body& a, const Body& b) {
  const Point offset = b.at - a.at;
  if (cores_meet(*a.outline, *b.outline, offset)) return 0;
  std::int64_t least = root_above(dot(offset, offset)) + 1;  // between the cores
  any_distance(*a.outline, *b.outline, offset, [&](Square found) {
    if (found.above > (least - 1) * (least - 1) * found.below) return false;
    least = root_above(found.above / found.below);
    while (least * least * found.below < found.above) ++least;
    return least == 0;
  });
  return static_cast<int>(std::max<std::int64_t>(0, least - a.outline->radius - b.outline->radius));
}

bool on_table(const Body& body, int width, int height) {
  const Outline& outline = *body.outline;
  return body.at.x + outline.low.x >= outline.radius && body.at.x + outline.high.x <= width - outline.radius &&
         body.at.y + outline.low.y >= outline.radius && body.at.y + outline.high.y <= height - outline.radius;
}

bool inside_or_on(std::span<const Point> corners, Point point) {
  return on_all_sides(corners, point, [](std::int64_t side) { return side >= 0; });
}

bool strictly_inside(std::span<const Point> corners, Point point) {
  return on_all_sides(corners, point, [](std::int64_t side) { return side > 0; });
}

bool apart(std::span<const Point> one, std::span<const Point> other) {
  for (const auto edges : {one, other}) {
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Point edge = edges[next(i, static_cast<int>(edges.size()))] - edges[i];
      const Point normal{edge.y, -edge.x};
      const Extent a = extent(one, normal);
      const Extent b = extent(other, normal);
      if (a.high <= b.low || b.high <= a.low) return true;
    }
  }
  return false;
}

// The same as for two polygons: if anything parts them, then one of the polygon's edges, or the line itself.
bool apart(Point a, Point b, std::span<const Point> corners) {
  bool left = true;
  bool right = true;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point corner = corners[i];
    const Point edge = corners[next(i, static_cast<int>(corners.size()))] - corner;
    if (cross(edge, a - corner) <= 0 && cross(edge, b - corner) <= 0) return true;
    const std::int64_t side = cross(b - a, corner - a);
    left = left && side >= 0;
    right = right && side <= 0;
  }
  return left || right;
}

bool covers(const Body& body, Point point) { return holds(*body.outline, point - body.at); }

int slide(Shape beside, int facing, Shape piece, int direction) {
  assert(direction % kSlideStep == 0);
  const std::size_t at = ((static_cast<std::size_t>(beside) * kDegrees + static_cast<std::size_t>(facing)) * kShapes +
                          static_cast<std::size_t>(piece)) *
                             kSlideDirections +
                         static_cast<std::size_t>(direction / kSlideStep);
  std::atomic<std::int16_t>& known = slides[at];
  int found = known.load(std::memory_order_relaxed);
  if (found == 0) {
    const bool turns = piece == Shape::vehicle || piece == Shape::boat || piece == Shape::jet;
    found = find_slide(outline(beside, facing), outline(piece, turns ? direction : 0), direction) + 1;
    known.store(static_cast<std::int16_t>(found), std::memory_order_relaxed);
  }
  return found - 1;
}

int heading(Point to) {
  const bool west = to.x < 0;
  const bool south = to.y < 0;
  const Point to_north_east{west ? -to.x : to.x, south ? -to.y : to.y};
  int low = 0;
  int high = kQuarter;
  while (low < high) {  // the greatest direction that does not lie beyond it
    const int middle = (low + high + 1) / 2;
    if (cross({cosine(middle), sine(middle)}, to_north_east) >= 0) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const int angle = west ? (south ? 180 + low : 180 - low) : (south ? kDegrees - low : low);
  return angle % kDegrees;
}

}  // namespace tempora::wartime
