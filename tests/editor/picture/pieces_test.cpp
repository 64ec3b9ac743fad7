#include "editor/picture/painter.h"
#include "editor/picture/pieces.h"
#include "editor/picture/seats.h"
#include "engine/players/lineup.h"
#include "engine/rules/changes.h"
#include "engine/rules/setup.h"
#include "engine/simulation/playback.h"
#include "tests/editor/picture/colours.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/sanitized.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::picture {
namespace {

using rules::Cell;
using Game = rules::Game;
using Playback = simulation::Playback<Game>;

constexpr double painted_side = 40;

constexpr Colour water_ground{0.157, 0.408, 0.608}; // as in art/water.svg

/// A pixel in a space, relative to its centre in sides of a hex.
std::uint32_t pixel_at(cairo_surface_t* image, const View& view, const hex::Grid& grid,
                       hex::Coordinate at, hex::Point offset = {}) {
    const hex::Point middle = hex::centre(grid, at);
    const hex::Point pixel = view.to_pixels({middle.x + offset.x, middle.y + offset.y});
    return testing::pixel(image, static_cast<int>(std::floor(pixel.x)),
                          static_cast<int>(std::floor(pixel.y)));
}

/// Whether the colour of a pixel is this one.
bool is_colour(std::uint32_t pixel, const Colour& colour) {
    const auto is_near = [&](unsigned shift, double part) {
        return std::abs(static_cast<double>((pixel >> shift) & 0xff) - 255 * part) < 6;
    };
    return is_near(16, colour.red) && is_near(8, colour.green) && is_near(0, colour.blue);
}

/// Differs for pictures that differ.
std::size_t digest(cairo_surface_t* image) {
    cairo_surface_flush(image);
    const auto* bytes = reinterpret_cast<const char*>(cairo_image_surface_get_data(image));
    const auto size = static_cast<std::size_t>(cairo_image_surface_get_stride(image) *
                                               cairo_image_surface_get_height(image));
    return std::hash<std::string_view>()({bytes, size});
}

/// A game as a picture: what stepping through it on the screen paints.
class Table {
  public:
    Table(const Game& game, const rules::Setup& setup)
        : map_(rules::decided_map(game.board(), setup)), view_(view_of(map_)),
          surface_(blank(map_)) {
        painter_.paint(context(surface_.get()).get(), map_, view_);
    }

    /// Shows the position after so many actions, painting only what changes.
    void show(const Playback& playback, std::size_t actions) {
        const rules::State state = playback.after(actions);
        const Pieces pieces =
            pieces_of(state.position(), rules::waters_laid(playback.steps(actions)));
        const Context cairo = context(surface_.get());
        for (const hex::Coordinate at : differing(pieces_, pieces)) {
            const Box box = box_of(map_.grid(), view_, at);
            cairo_rectangle(cairo.get(), box.x, box.y, box.width, box.height);
        }
        cairo_clip(cairo.get());
        painter_.paint(cairo.get(), map_, view_, {}, {}, pieces);
        cairo_surface_flush(surface_.get());
        pieces_ = pieces;
    }

    /// The same painted as a whole on a fresh surface.
    Surface fresh() {
        Surface surface = blank(map_);
        painter_.paint(context(surface.get()).get(), map_, view_, {}, {}, pieces_);
        return surface;
    }

    void expect_to_show(const rules::State& state) const {
        const rules::Board& board = state.game().board();
        for (std::size_t number = 0; number < board.cells(); ++number) {
            expect_to_show(state.position(), static_cast<Cell>(number));
        }
    }

    cairo_surface_t* surface() const { return surface_.get(); }

  private:
    static View view_of(const map::Map&) { return {painted_side, {painted_side, painted_side}}; }
    static Surface blank(const map::Map& map) {
        const hex::Point extent = hex::extent(map.grid());
        return image(static_cast<int>(painted_side * (extent.x + 2)),
                     static_cast<int>(painted_side * (extent.y + 2)));
    }
    std::uint32_t pixel(hex::Coordinate at, hex::Point offset = {}) const {
        return pixel_at(surface_.get(), view_, map_.grid(), at, offset);
    }

    /// Whether a pixel there, or one beside it, has this colour: pictures of pieces lie on whole
    /// pixels.
    bool has_colour(hex::Coordinate at, hex::Point offset, const Colour& colour) const {
        constexpr double step = 1 / painted_side;
        for (const double x : {-step, 0.0, step}) {
            for (const double y : {-step, 0.0, step}) {
                if (is_colour(pixel(at, {offset.x + x, offset.y + y}), colour)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// What lies on the space is told by a few of its pixels.
    void expect_to_show(const rules::Position& position, Cell cell) const {
        const hex::Coordinate at = position.board().at(cell);
        const auto tile = position.tile(cell);
        for (int seat = 0; seat < rules::max_players; ++seat) {
            EXPECT_EQ(is_colour(pixel(at), seat_colours[rules::index(seat)].main),
                      tile && tile->seat == seat);
        }
        if (!tile) {
            EXPECT_EQ(is_colour(pixel(at, {-0.65, 0.06}), water_ground), position.has_water(cell));
            return;
        }
        const Colour& light = seat_colours[rules::index(tile->seat)].light;
        EXPECT_EQ(is_colour(pixel(at, {-0.62, -0.06}), light), tile->species.has_value());
        EXPECT_EQ(has_colour(at, {0.33, -0.52}, {0.831, 0.271, 0.184}),
                  position.has_hacienda(cell));
        EXPECT_EQ(has_colour(at, {-0.40, 0.16}, {0.953, 0.765, 0.235}), position.has_chip(cell));
    }

    map::Map map_;
    View view_;
    Surface surface_;
    Pieces pieces_;
    Painter painter_;
};

/// A ruleset and a number of players.
struct Sort {
    const rules::Ruleset* ruleset;
    int players;
};

/// All there are.
std::vector<Sort> sorts() {
    std::vector<Sort> all;
    for (const rules::Ruleset& ruleset : rules::rulesets()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            all.push_back({&ruleset, players});
        }
    }
    return all;
}

/// The number of games of each sort that are stepped through: together at least a hundred, or as
/// many as the variable says.
std::size_t games_of_a_sort() {
    const char* games = std::getenv("PAMPAS_PICTURED_GAMES");
    const std::size_t wanted = games != nullptr ? std::strtoul(games, nullptr, 10)
                               : sanitized      ? 17
                                                : 100;
    return (wanted + sorts().size() - 1) / sorts().size();
}

/// A small map, so that there are few pixels, and all kinds of hexes.
map::Map small_map(std::size_t number) {
    map::Map map({.columns = 9,
                  .rows = 8,
                  .axis = number / 2 % 2 == 0 ? hex::StaggerAxis::Y : hex::StaggerAxis::X});
    for (std::size_t offset = 0; offset < map.grid().size(); offset += 3) {
        map.set(map.grid().coordinate(offset), map::all_spaces[(offset / 3 + number) % 10]);
    }
    return map;
}

/// Calls `use(game, playback)` for a game of this sort that greedy or random players have played.
void play(const Sort& sort, std::size_t number, auto use) {
    const Game game(small_map(number), *sort.ruleset, sort.players);
    Playback playback(game);
    const std::vector<std::string> bots{number % 2 == 0 ? "greedy" : "random"};
    simulation::play_match(game, players::Lineup(bots, sort.players), {11}, number, playback);
    use(game, playback);
}

class PiecesOfGames : public ::testing::TestWithParam<Sort> {};

TEST_P(PiecesOfGames, ShowWhatThePositionHoldsForwardAndBack) {
    for (std::size_t number = 0; number < games_of_a_sort(); ++number) {
        play(GetParam(), number, [](const Game& game, const Playback& playback) {
            Table table(game, playback.setup());
            std::vector<std::size_t> seen;
            for (std::size_t k = 0; k <= playback.actions(); ++k) {
                table.show(playback, k);
                table.expect_to_show(playback.after(k));
                seen.push_back(digest(table.surface()));
                if (k % 16 == 0) {
                    EXPECT_EQ(seen.back(), digest(table.fresh().get()));
                }
                ASSERT_FALSE(HasFailure()) << "after action " << k;
            }
            for (std::size_t k = playback.actions() + 1; k-- > 0;) {
                table.show(playback, k);
                ASSERT_EQ(digest(table.surface()), seen[k]) << "back after action " << k;
            }
        });
    }
}

INSTANTIATE_TEST_SUITE_P(All, PiecesOfGames, ::testing::ValuesIn(sorts()), [](const auto& sort) {
    std::string name = sort.param.ruleset->name + "_" + std::to_string(sort.param.players);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Pieces, DifferWhereThePositionDoes) {
    play(sorts().front(), 1, [](const Game&, const Playback& playback) {
        for (std::size_t k = 0; k < playback.actions(); ++k) {
            const auto pieces = [&](std::size_t actions) {
                return pieces_of(playback.after(actions).position(),
                                 rules::waters_laid(playback.steps(actions)));
            };
            EXPECT_EQ(differing(pieces(k), pieces(k + 1)),
                      rules::changes(playback.after(k), playback.after(k + 1)).spaces);
        }
    });
}

Surface drawn(Glyph glyph, double side, hex::StaggerAxis axis = hex::StaggerAxis::Y) {
    const int size = static_cast<int>(3 * side);
    Surface surface = image(size, size);
    const Context cairo = context(surface.get());
    set_colour(cairo.get(), {0.925, 0.851, 0.608}); // pampas
    cairo_paint(cairo.get());
    cairo_translate(cairo.get(), size / 2.0, size / 2.0);
    draw(cairo.get(), glyph, {side, axis});
    return surface;
}

/// The mean difference of two pictures for people with this sight.
double seen_difference(cairo_surface_t* a, cairo_surface_t* b, testing::Sight sight) {
    const auto one = testing::seen(a, sight);
    const auto other = testing::seen(b, sight);
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        sum += testing::distance(one[i], other[i]);
    }
    return sum / static_cast<double>(one.size());
}

TEST(Pieces, OfSeatsDifferForEverybody) {
    using enum testing::Sight;
    for (const auto sight : {Full, Grey, Deuteranopia, Protanopia, Tritanopia}) {
        for (int seat = 0; seat < rules::max_players; ++seat) {
            for (int other = 0; other < seat; ++other) {
                const auto difference = [&](auto glyph_of) {
                    return seen_difference(drawn(glyph_of(seat), 17).get(),
                                           drawn(glyph_of(other), 17).get(), sight);
                };
                EXPECT_GT(difference(land_glyph), 2.5)
                    << seat << ' ' << other << ' ' << static_cast<int>(sight);
                EXPECT_GT(difference([](int of) { return animal_glyph(of, rules::Species::Pig); }),
                          1.5)
                    << seat << ' ' << other << ' ' << static_cast<int>(sight);
            }
        }
    }
}

TEST(Pieces, OfSpeciesDifferAtThirtyPixels) {
    using rules::Species;
    for (const Species species : {Species::Horse, Species::Pig, Species::Sheep}) {
        for (const Species other : {Species::Cattle, Species::Horse, Species::Pig}) {
            if (species != other) {
                EXPECT_GT(seen_difference(drawn(animal_glyph(0, species), 17.3).get(),
                                          drawn(animal_glyph(0, other), 17.3).get(),
                                          testing::Sight::Grey),
                          2);
            }
        }
    }
}

TEST(Pieces, StayWithinTheirHexes) {
    constexpr double reach = 107; // round ends of lines
    for (const auto axis : {hex::StaggerAxis::Y, hex::StaggerAxis::X}) {
        for (Glyph glyph = first_land; glyph < glyph_count; ++glyph) {
            const int size = 300;
            const Surface surface = image(size, size);
            const Context cairo = context(surface.get());
            cairo_translate(cairo.get(), size / 2.0, size / 2.0);
            draw(cairo.get(), glyph, {100, axis});
            cairo_set_operator(cairo.get(), CAIRO_OPERATOR_CLEAR);
            for (const hex::Point& corner : hex::corners(axis)) {
                cairo_line_to(cairo.get(), reach * corner.x, reach * corner.y);
            }
            cairo_fill(cairo.get());
            const auto rest = testing::pixels(surface.get());
            EXPECT_EQ(std::ranges::count_if(rest, [](std::uint32_t pixel) { return pixel != 0; }),
                      0)
                << glyph;
        }
    }
}

TEST(Pieces, OfAWaterTileAreOneShape) {
    const map::Map map({.columns = 4, .rows = 3});
    rules::Ruleset ruleset = rules::usual_ruleset();
    const rules::Board board(map);
    rules::Position position(board, ruleset, 2);
    for (rules::PlaceNumber number = 0; number < board.placements().size(); ++number) {
        const auto pieces = pieces_of(position, std::span(&number, 1));
        const auto& placement = board.placements()[number];
        ASSERT_EQ(pieces.size(), placement.size);
        int joined = 0; // sides between spaces of the tile, counted from both
        for (const Piece& piece : pieces) {
            joined += std::popcount(piece.tile - first_water);
        }
        const std::array<int, 4> expected{0, 2, 6, 4};
        EXPECT_EQ(joined, expected[rules::index(placement.shape)]);
    }
}

} // namespace
} // namespace pampas::picture
