#include "editor/paper/player_aid.h"

#include "analysis/wording/words.h"
#include "editor/paper/blocks.h"
#include "editor/picture/glyphs.h"
#include "editor/picture/sheet.h"
#include "editor/picture/text.h"
#include "engine/language/tr.h"

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
                                   at.y + sample_row * static_cast<double>(i / columns)};
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

} // namespace pampas::paper
