#include "editor/command_line/position_text.h"

#include "analysis/report/ground/text.h"
#include "analysis/wording/words.h"
#include "engine/formats/json.h"
#include "engine/formats/text_lines.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/rules/changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace pampas::command_line {
namespace {

using rules::State;

/// A space has three columns of text and a blank; in texts of maps one and a blank, except that
/// lines with every second column of the board have room enough.
std::size_t widening(const hex::Grid& grid) {
    return grid.axis == hex::StaggerAxis::Y ? 2 : 1;
}

constexpr std::string_view species_letters = "chps";

/// What lies on a space, or the letter of its kind.
std::string on_space(const map::Map& map, const rules::Position& position, hex::Coordinate at) {
    const map::Space space = map.at(at);
    const char kind = space == map::Space::Void ? ' ' : formats::letter(space);
    const auto cell = position.board().cell(at);
    if (!cell) {
        return std::string(1, kind);
    }
    if (position.has_water(*cell)) {
        return std::string(1, formats::letter(map::Space::Water));
    }
    const auto tile = position.tile(*cell);
    if (!tile) {
        return std::string(1, kind);
    }
    const bool hacienda = position.has_hacienda(*cell);
    const bool chip = position.has_chip(*cell);
    return fmt::format("{}{}{}", tile->seat + 1,
                       tile->species ? species_letters[rules::index(*tile->species)] : '#',
                       hacienda && chip ? "%"
                       : hacienda       ? "^"
                       : chip           ? "*"
                                        : "");
}

std::string board_text(const map::Map& map, const rules::Position& position) {
    std::string text;
    for (const auto& spaces : formats::text_lines(map.grid())) {
        std::string line;
        for (const hex::Coordinate at : spaces) {
            const auto place = static_cast<std::size_t>(formats::text_place(map.grid(), at));
            line.resize(widening(map.grid()) * place, ' ');
            line += on_space(map, position, at);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string legend_text() {
    return std::string(tr("1# land of seat 1; 1c 1h 1p 1s its cattle, horses, pigs, sheep; ^ "
                          "hacienda, * harvest chip, % both")) +
           "\n";
}

/// Who is to move, and when.
std::string turn_text(const State& state) {
    return state.over() ? tr("Round {}; the game is over.", state.round())
                        : trn("Round {1}: {2} has {0} action left.",
                              "Round {1}: {2} has {0} actions left.", state.actions_left(),
                              state.round(), wording::seat(static_cast<std::size_t>(state.seat())));
}

/// What was done last, and what came of it; scorings laid out by category.
std::string last_action(const wording::Playback& playback, std::size_t actions,
                        wording::Viewer viewer) {
    if (actions == 0) {
        return std::string(tr("After the set-up.")) + "\n";
    }
    const State before = playback.after(actions - 1);
    const State after = playback.after(actions);
    std::string text = wording::move(before, playback.step(actions), after, viewer) + ".\n";
    for (const std::string& line : wording::consequences(before, after)) {
        text += line + ".\n";
    }
    for (const rules::Scoring& scoring : after.scorings().subspan(before.scorings().size())) {
        const auto lines = wording::scoring_by_category(scoring, after.players());
        text += fmt::format("  {}\n", fmt::join(lines, "\n  "));
    }
    return text;
}

report::Table standings(const State& state) {
    report::Table table{{{.id = "seat", .title = tr("seat")}}};
    table.columns.push_back({.id = "pesos", .title = tr("pesos")});
    for (const std::string_view category : rules::category_names) {
        table.columns.push_back({.id = category, .title = tr(category)});
    }
    table.columns.push_back({.id = "total", .title = tr("total")});
    table.columns.push_back({.id = "scored", .title = tr("scored so far")});
    for (int seat = 0; seat < state.players(); ++seat) {
        const rules::Score score = state.score(seat);
        report::Row& row = table.rows.emplace_back(report::Row{seat + 1, state.pesos(seat)});
        for (const int points : score.categories()) {
            row.emplace_back(points);
        }
        row.emplace_back(score.total());
        row.emplace_back(state.points(seat));
    }
    return table;
}

/// The cards of one deck in a hand: all, or those that everybody knows and how many others.
template <class Deck>
std::string hand_text(const Deck& deck, int seat, bool is_open,
                      std::span<const std::string_view> names) {
    const typename Deck::Counts& shown = is_open ? deck.hand(seat) : deck.known(seat);
    const std::vector<int> counts(shown.begin(), shown.end());
    const typename Deck::Counts& all = deck.hand(seat);
    const int hidden = std::accumulate(all.begin(), all.end(), 0) -
                       std::accumulate(counts.begin(), counts.end(), 0);
    if (hidden == 0 || is_open) {
        return wording::cards(counts, names);
    }
    return hidden == std::accumulate(all.begin(), all.end(), 0)
               ? tr("{} hidden", hidden)
               : tr("{}, {} hidden", wording::cards(counts, names), hidden);
}

std::string hands_text(const State& state, wording::Viewer viewer) {
    std::string text;
    for (int seat = 0; seat < state.players(); ++seat) {
        const bool is_open = viewer.value_or(seat) == seat;
        text += tr("Hand of seat {}: {}; {}", seat + 1,
                   hand_text(state.land(), seat, is_open, rules::land_card_names),
                   hand_text(state.animals(), seat, is_open, rules::species_names)) +
                "\n";
    }
    return text;
}

std::string face_up_text(const auto& deck, std::span<const std::string_view> names) {
    std::vector<std::string> cards;
    for (const auto card : deck.face_up()) {
        cards.push_back(card < names.size() ? tr(names[card]) : "-");
    }
    return fmt::format("{}", fmt::join(cards, ", "));
}

std::string supplies_text(const State& state) {
    std::string text = tr("Face up: {}; {}", face_up_text(state.land(), rules::land_card_names),
                          face_up_text(state.animals(), rules::species_names)) +
                       "\n";
    text += tr("Supply: {} land cards, {} animal cards and {} set aside, {} land tiles, {} "
               "haciendas, {} harvest chips",
               state.land().supply().size(), state.animals().supply().size(),
               state.animals().set_aside().size(), state.land_tiles_left(), state.haciendas_left(),
               state.chips_left()) +
            "\n";
    std::array<int, rules::water_shape_names.size()> waters{};
    for (std::size_t shape = 0; shape < waters.size(); ++shape) {
        waters[shape] = state.waters_left(static_cast<rules::WaterShape>(shape));
    }
    return text + tr("Water tiles left: {}", wording::cards(waters, rules::water_shape_names)) +
           "\n";
}

/// The water tiles that were bought, which the board shows space by space.
std::string waters_text(const rules::Board& board, const std::vector<rules::PlaceNumber>& waters) {
    std::string text;
    for (const rules::PlaceNumber number : waters) {
        const rules::WaterPlacement& placement = board.placements()[number];
        std::vector<hex::Coordinate> spaces;
        for (const rules::Cell cell : placement.spaces()) {
            spaces.push_back(board.at(cell));
        }
        text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", wording::names(spaces),
                            tr(rules::water_shape_names[rules::index(placement.shape)]));
    }
    return text.empty() ? text : tr("Water tiles: {}", text) + "\n";
}

} // namespace

std::string position_text(const wording::Playback& playback, std::size_t actions,
                          const map::Map& map, wording::Viewer viewer, std::size_t width) {
    const State state = playback.after(actions);
    const report::Text above(
        tr("{}, {}, {} players: game {}, after action {} of {}",
           wording::shown_name(map.details().name), wording::ruleset_title(state.rules().name),
           state.players(), playback.number(), actions, playback.actions()) +
        "\n" + last_action(playback, actions, viewer) + turn_text(state) + "\n\n");
    report::Text below(
        legend_text() +
        waters_text(state.game().board(), rules::waters_laid(playback.steps(actions))) + "\n");
    below += standings(state);
    below += "\n" + hands_text(state, viewer) + supplies_text(state);
    return above.laid_out(width) + board_text(map, state.position()) + below.laid_out(width);
}

} // namespace pampas::command_line
