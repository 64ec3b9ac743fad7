#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "engine/hex/shapes.h"

#include <benchmark/benchmark.h>

namespace pampas::picture {
namespace {

constexpr int width = 1920;
constexpr int height = 1080;

/// 1760 spaces of all kinds, mostly pampas.
map::Map board() {
    map::Map map({.columns = 44, .rows = 40});
    for (std::size_t offset = 0; offset < map.grid().size(); offset += 3) {
        map.set(map.grid().coordinate(offset), map::all_spaces[offset / 3 % 10]);
    }
    return map;
}

/// Every space of the board, in a full-HD window.
void FullRepaint(benchmark::State& state) {
    const map::Map map = board();
    const View view = fitted(map.grid(), width, height);
    const Surface surface = image(width, height);
    const Context cairo = context(surface.get());
    Painter painter;
    painter.paint(cairo.get(), map, view);
    for (auto _ : state) {
        painter.paint(cairo.get(), map, view);
    }
}
BENCHMARK(FullRepaint)->Unit(benchmark::kMillisecond);

/// The same with a piece on every second space.
void FullRepaintWithPieces(benchmark::State& state) {
    const map::Map map = board();
    Pieces pieces;
    for (std::size_t offset = 0; offset < map.grid().size(); offset += 2) {
        const Glyph tile = first_land + offset / 2 % (glyph_count - first_land);
        const bool is_tile = tile < hacienda_glyph;
        pieces.push_back({map.grid().coordinate(offset), is_tile ? tile : land_glyph(0),
                          offset % 10 == 0, offset % 14 == 0});
    }
    const View view = fitted(map.grid(), width, height);
    const Surface surface = image(width, height);
    const Context cairo = context(surface.get());
    Painter painter;
    painter.paint(cairo.get(), map, view, {}, {}, pieces);
    for (auto _ : state) {
        painter.paint(cairo.get(), map, view, {}, {}, pieces);
    }
}
BENCHMARK(FullRepaintWithPieces)->Unit(benchmark::kMillisecond);

/// The first paint at a size, with nothing drawn before: one step of the zoom. The argument is the
/// side of a hex in pixels.
void FirstPaint(benchmark::State& state) {
    const map::Map map = board();
    const View view{static_cast<double>(state.range(0)), {-3.3, -7.7}};
    const Surface surface = image(width, height);
    const Context cairo = context(surface.get());
    for (auto _ : state) {
        Painter().paint(cairo.get(), map, view);
    }
}
BENCHMARK(FirstPaint)->Arg(8)->Arg(16)->Arg(24)->Arg(48)->Arg(96)->Unit(benchmark::kMillisecond);

/// With names, at the smallest size that shows them.
void FullRepaintWithNames(benchmark::State& state) {
    const map::Map map = board();
    const Surface surface = image(width, height);
    const Context cairo = context(surface.get());
    Painter painter;
    for (auto _ : state) {
        painter.paint(cairo.get(), map, {22}, {.coordinates = true});
    }
}
BENCHMARK(FullRepaintWithNames)->Unit(benchmark::kMillisecond);

/// The spaces that one dab of a brush with one ring changes.
void RepaintOfSevenSpaces(benchmark::State& state) {
    const map::Map map = board();
    const View view = fitted(map.grid(), width, height);
    const Surface surface = image(width, height);
    Painter painter;
    painter.paint(context(surface.get()).get(), map, view);
    for (auto _ : state) {
        const Context cairo = context(surface.get());
        for (const hex::Coordinate at : hex::disk(map.grid(), {20, 20}, 1)) {
            const Box box = box_of(map.grid(), view, at);
            cairo_rectangle(cairo.get(), box.x, box.y, box.width, box.height);
        }
        cairo_clip(cairo.get());
        painter.paint(cairo.get(), map, view);
    }
}
BENCHMARK(RepaintOfSevenSpaces)->Unit(benchmark::kMillisecond);

void Png(benchmark::State& state) {
    const map::Map map = board();
    for (auto _ : state) {
        benchmark::DoNotOptimize(png(map, {.width = width}));
    }
}
BENCHMARK(Png)->Unit(benchmark::kMillisecond);

void Svg(benchmark::State& state) {
    const map::Map map = board();
    for (auto _ : state) {
        benchmark::DoNotOptimize(svg(map));
    }
}
BENCHMARK(Svg)->Unit(benchmark::kMillisecond);

void Thumbnail(benchmark::State& state) {
    const map::Map map = board();
    for (auto _ : state) {
        benchmark::DoNotOptimize(thumbnail(map, 160, 120));
    }
}
BENCHMARK(Thumbnail)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace pampas::picture
