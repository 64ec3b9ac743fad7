#include "editor/paper/aids.h"

#include "analysis/wording/words.h"
#include "editor/paper/blocks.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/cairo.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/sheet.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>

namespace pampas::paper {
namespace {

using hex::Point;

// In millimetres.
constexpr double sample_hex = 11; ///< between opposite sides
constexpr double sample_row = 14;
constexpr double name_size = 3.6;
constexpr double count_size = 3;
constexpr double least_column = 44;

std::string title_of(map::Space kind) {
    return kind == map::Space::Land ? tr("Undecided land")
                                    : wording::capitalized(tr(map::name(kind)));
}

void draw_sample(cairo_t* cairo, map::Space kind, Point middle, hex::StaggerAxis axis,
                 picture::Look look) {
    cairo_save(cairo);
    cairo_translate(cairo, middle.x, middle.y);
    cairo_scale(cairo, 1 / picture::pixels_per_mm, 1 / picture::pixels_per_mm);
    cairo_new_path(cairo);
    picture::draw(cairo, picture::space_glyph(kind),
                  {picture::pixels_per_mm * side_of(sample_hex), axis, look});
    cairo_restore(cairo);
}

/// The kinds of spaces on the map, a few beside each other.
Block legend(const map::Map& map, picture::Look look, double width) {
    std::vector<map::Space> kinds;
    const map::Counts counts = map.counts();
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Void && counts[static_cast<std::size_t>(kind)] > 0) {
            kinds.push_back(kind);
        }
    }
    const auto columns = static_cast<std::size_t>(width / least_column);
    const double column = width / static_cast<double>(columns);
    const std::size_t rows = (kinds.size() + columns - 1) / columns;
    return {
        sample_row * static_cast<double>(rows),
        [=, axis = map.grid().axis](cairo_t* cairo, Point at) {
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                const Point corner{at.x + column * static_cast<double>(i % columns),
                                   at.y + sample_row * std::floor(static_cast<double>(i) /
                                                                  static_cast<double>(columns))};
                const double left = corner.x + 1.4 * sample_hex;
                const double room = column - 1.5 * sample_hex;
                draw_sample(cairo, kinds[i],
                            {corner.x + 0.6 * sample_hex, corner.y + 0.5 * sample_row}, axis, look);
                picture::write_line(cairo, {title_of(kinds[i]), name_size, room, true},
                                    {left, corner.y + 0.5 * sample_row - 0.3});
                const int count = counts[static_cast<std::size_t>(kinds[i])];
                picture::write_line(cairo, {trn("{} space", "{} spaces", count), count_size, room},
                                    {left, corner.y + 0.5 * sample_row + count_size + 0.9});
            }
        }};
}

std::string subtitle(const map::Map& map, const rules::Ruleset& rules) {
    const map::PlayerRange players = numbers_of_players(rules, map.details().players);
    std::string said = players.least == players.most
                           ? trn("{} player", "{} players", players.least)
                           : tr("{} to {} players", players.least, players.most);
    said += " · " + tr("ruleset {}", rules.name);
    if (!map.details().author.empty()) {
        said += " · " + tr("by {}", map.details().author);
    }
    return said;
}

Block section_block(const AidSection& section, double width) {
    std::vector<Block> parts{heading_block(section.heading, width)};
    for (const AidTable& table : section.tables) {
        parts.push_back(table_block(table, width));
    }
    return joined(std::move(parts));
}

constexpr picture::Colour edge_blue{0.1, 0.3, 0.75};
constexpr picture::Colour faint_white{1, 1, 1, 0.8};

// In millimetres.
constexpr double edge_width = 0.35;
constexpr double least_name = 3.5;
constexpr double largest_name = 9;

/// The share of the page for the board.
constexpr double part_of_page = 0.72;

/// What all sheets together show: the board, and the room around it.
Area shown_by_all(const Tiling& tiling) {
    const Area last = tiling.shown({tiling.across - 1, tiling.down - 1});
    return {tiling.first.x, tiling.first.y, last.x + last.width - tiling.first.x,
            last.y + last.height - tiling.first.y};
}

void draw_edges(cairo_t* cairo, const Tiling& tiling, Point corner, double scale) {
    for (const hex::Coordinate place : tiling.sheets) {
        const Area shown = tiling.shown(place);
        cairo_rectangle(cairo, corner.x + scale * shown.x, corner.y + scale * shown.y,
                        scale * shown.width, scale * shown.height);
    }
    picture::set_colour(cairo, faint_white);
    cairo_set_line_width(cairo, 2 * edge_width);
    cairo_stroke_preserve(cairo);
    picture::set_colour(cairo, edge_blue);
    cairo_set_line_width(cairo, edge_width);
    cairo_stroke(cairo);
}

void draw_names(cairo_t* cairo, const Tiling& tiling, Point corner, double scale) {
    const double size = std::clamp(0.13 * scale * std::min(tiling.first.width, tiling.first.height),
                                   least_name, largest_name);
    for (const hex::Coordinate place : tiling.sheets) {
        const Area shown = tiling.shown(place);
        const Point middle{corner.x + scale * (shown.x + shown.width / 2),
                           corner.y + scale * (shown.y + shown.height / 2)};
        const picture::Line name{hex::name(place), size, scale * shown.width, true};
        const double half = picture::line_width(cairo, name) / 2 + 0.2 * size;
        cairo_rectangle(cairo, middle.x - half, middle.y - 0.65 * size, 2 * half, 1.3 * size);
        picture::set_colour(cairo, faint_white);
        cairo_fill(cairo);
        picture::write_line_around(cairo, name, {middle.x, middle.y + 0.36 * size});
    }
}

/// Draws the board and its sheets in the middle of an area.
void draw_sheets(cairo_t* cairo, const map::Map& map, const PrintJob& job, const Tiling& tiling,
                 const Area& area) {
    const Area all = shown_by_all(tiling);
    const double scale = std::min(area.width / all.width, area.height / all.height);
    const Point corner{area.x + area.width / 2 - scale * (all.x + all.width / 2),
                       area.y + area.height / 2 - scale * (all.y + all.height / 2)};
    picture::Painter painter(picture::Target::Vectors);
    picture::Style style = style_of(job);
    style.coordinates = false;
    cairo_save(cairo);
    cairo_rectangle(cairo, area.x, area.y, area.width, area.height);
    cairo_clip(cairo);
    paint_map(cairo, painter, map, scale * job.size.hex, corner, style, job.overlay);
    draw_edges(cairo, tiling, corner, scale);
    if (tiling.sheets.size() > 1) {
        draw_names(cairo, tiling, corner, scale);
    }
    cairo_restore(cairo);
}

Block board_block(const map::Map& map, const PrintJob& job, const Tiling& tiling, double width,
                  double height) {
    return {height, [=, &map](cairo_t* cairo, Point at) {
                draw_sheets(cairo, map, job, tiling, {at.x, at.y, width, height});
            }};
}

AidTable how_to_join(const PrintJob& job, const Tiling& tiling) {
    AidTable steps;
    steps.rows.push_back({tr("1. Print"), tr("without scaling (actual size, 100 %). The line above "
                                             "the board is then 50 mm long.")});
    if (tiling.sheets.size() > 1) {
        steps.rows.push_back({tr("2. Cut"), tr("each sheet along its cut marks on the left and at "
                                               "the top, where another sheet joins it.")});
        steps.rows.push_back(
            {tr("3. Glue"),
             tr("it over its neighbours with an overlap of {} mm. Join the sheets of each row "
                "first, then the rows. The edge of a sheet lies between the small marks of its "
                "neighbours, and the lines through the rings continue.",
                job.size.overlap)});
        steps.rows.push_back({tr("4. Trim"), tr("the whole board, on stiff card if you like.")});
    }
    return steps;
}

} // namespace

PaperSize paper_of_aids(const PrintJob& job) {
    return job.size.paper.value_or(paper_sizes.front());
}

std::vector<Page> player_aid(const map::Map& map, const rules::Ruleset& rules,
                             const PrintJob& job) {
    const PaperSize paper = paper_of_aids(job);
    const double width = paper.width - 2 * words_margin;
    return pages_of(
        {title_block(wording::shown_name(map.details().name), subtitle(map, rules), width),
         joined({heading_block(tr("Spaces"), width), legend(map, job.look, width)}),
         section_block(set_up(map, rules), width), section_block(turn(rules), width),
         section_block(scoring(map, rules), width)},
        paper, tr("Player aid"));
}

std::vector<Page> sheet_map(const map::Map& map, const PrintJob& job, const Tiling& tiling) {
    const PaperSize paper = paper_of_aids(job);
    const double width = paper.width - 2 * words_margin;
    const double height = part_of_page * (paper.height - 2 * words_margin);
    const Area all = shown_by_all(tiling);
    const double needed = std::min(height, width * all.height / all.width);
    const std::string title = tiling.sheets.size() > 1
                                  ? tr("{} sheets make the board", tiling.sheets.size())
                                  : tr("The board");
    return pages_of(
        {title_block(title, tr("{} mm between opposite sides of a hex", job.size.hex), width),
         board_block(map, job, tiling, width, needed),
         table_block(how_to_join(job, tiling), width)},
        paper, tr("Sheet map"));
}

picture::Pixels sheet_preview(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              int width, int height) {
    const Area all = shown_by_all(tiling);
    const double scale = std::min(width / all.width, height / all.height); // pixels per millimetre
    const auto pixels = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const picture::Surface surface = picture::image(pixels(all.width), pixels(all.height));
    const picture::Context cairo = picture::context(surface.get());
    constexpr double pixels_of_words = 4; // per millimetre
    cairo_scale(cairo.get(), pixels_of_words, pixels_of_words);
    draw_sheets(cairo.get(), map, job, tiling,
                {0, 0, pixels(all.width) / pixels_of_words, pixels(all.height) / pixels_of_words});
    return picture::pixels_of(surface.get());
}

} // namespace pampas::paper
