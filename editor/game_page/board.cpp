#include "editor/game_page/board.h"

#include "analysis/wording/words.h"
#include "editor/experiments/pages.h"
#include "editor/picture/export.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <iterator>
#include <map>

namespace pampas::game_page {
namespace {

using picture::Glyph;
using report::Html;

/// Half the width of what pictures of glyphs show: the side of a hex in pictures of maps.
constexpr int half_glyph = 32;

/// Cards show spaces as on boards with hexes of this side, in pixels: in bold shapes.
constexpr double card_side = 16;

/// The name of a tile on the page.
std::string tile_name(Glyph tile) {
    if (tile >= picture::first_water) {
        return fmt::format("water-{}", tile - picture::first_water);
    }
    if (tile < picture::first_animal) {
        return fmt::format("land-{}", tile - picture::first_land + 1);
    }
    const Glyph animal = tile - picture::first_animal;
    const std::size_t species = rules::species_names.size();
    return fmt::format("{}-{}", rules::species_names[animal % species], animal / species + 1);
}

Html use(const std::string& name) {
    return report::html("<use href=\"#glyph-{}\"/>", name);
}

} // namespace

std::vector<std::string> glyph_names(const picture::Piece& piece) {
    std::vector<std::string> names{tile_name(piece.tile)};
    if (piece.has_hacienda) {
        names.emplace_back("hacienda");
    }
    if (piece.has_chip) {
        names.emplace_back("chip");
    }
    return names;
}

std::string land_card_glyph(rules::LandCard card) {
    return std::string(rules::land_card_names[rules::index(card)]);
}

std::string animal_glyph(int seat, rules::Species species) {
    return tile_name(picture::animal_glyph(seat, species));
}

Html glyph_picture(const std::string& name) {
    return report::html(
        "<svg class=\"glyph\" viewBox=\"-{0} -{0} {1} {1}\" aria-hidden=\"true\">{2}</svg>",
        half_glyph, 2 * half_glyph, use(name));
}

Board::Board(const map::Map& map, int players)
    : map_(map), players_(players), picture_(experiments::picture_of(map)) {
    picture_.symbols.clear(); // nothing is laid over the grounds of spaces
}

hex::Point Board::centre(hex::Coordinate at) const {
    return picture::View{picture_.side, picture_.origin}.to_pixels(hex::centre(map_.grid(), at));
}

Html Board::html(const picture::Pieces& pieces) const {
    const Html drawn = report::html_each(pieces, [this](const picture::Piece& piece) {
        const hex::Point middle = centre(piece.at);
        return report::html("<g data-space=\"{}\" transform=\"translate({:.1f} {:.1f})\">{}</g>\n",
                            hex::name(piece.at), middle.x, middle.y,
                            report::html_each(glyph_names(piece), use));
    });
    report::MapView view = report::bare_view(map_);
    view.name = "board";
    view.title = tr("Board");
    view.overlay.summary = wording::shown_name(map_.details().name);
    return report::html_map_with(
        map_, picture_, view,
        report::html("<g id=\"pieces\">\n{}</g>\n<g id=\"changed\"></g>\n", drawn));
}

Html Board::glyphs(const picture::Pieces& pieces) const {
    std::map<std::string, Glyph> needed{{"hacienda", picture::hacienda_glyph},
                                        {"chip", picture::chip_glyph}};
    Html cards;
    for (std::size_t kind = 0; kind < rules::land_card_names.size(); ++kind) {
        const auto card = static_cast<rules::LandCard>(kind);
        cards +=
            glyph(land_card_glyph(card), picture::space_glyph(rules::space_of(card)), card_side);
    }
    for (int seat = 0; seat < players_; ++seat) {
        needed.emplace(tile_name(picture::land_glyph(seat)), picture::land_glyph(seat));
        for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
            const auto species = static_cast<rules::Species>(kind);
            needed.emplace(animal_glyph(seat, species), picture::animal_glyph(seat, species));
        }
    }
    for (const picture::Piece& piece : pieces) {
        needed.emplace(tile_name(piece.tile), piece.tile);
    }
    return report::html(
        "<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
        "{}{}{}</defs></svg>\n",
        report::html_each(
            needed,
            [this](const auto& named) { return glyph(named.first, named.second, picture_.side); }),
        cards, outline());
}

Html Board::outline() const {
    std::string points;
    for (const hex::Point& corner : hex::corners(map_.grid().axis)) {
        fmt::format_to(std::back_inserter(points), "{:.1f},{:.1f} ", picture_.side * corner.x,
                       picture_.side * corner.y);
    }
    return report::html("<polygon id=\"glyph-changed\" vector-effect=\"non-scaling-stroke\" "
                        "points=\"{}\"/>\n",
                        points);
}

Html Board::glyph(const std::string& name, Glyph glyph, double drawn_side) const {
    const picture::Scale scale{drawn_side, map_.grid().axis};
    const picture::Box box = picture::bounds(glyph, scale);
    const double larger = picture_.side / drawn_side;
    return report::html(
        "<image id=\"glyph-{}\" x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" "
        "href=\"{}\"/>\n",
        name, larger * box.x, larger * box.y, larger * box.width, larger * box.height,
        report::data_address(picture::glyph_svg(glyph, scale)));
}

} // namespace pampas::game_page
