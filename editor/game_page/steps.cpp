#include "editor/game_page/steps.h"

#include "engine/hex/name.h"
#include "engine/rules/changes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace pampas::game_page {
namespace {

using Json = nlohmann::ordered_json;
using picture::Pieces;
using wording::Playback;

Json space_json(hex::Coordinate at, const Pieces& pieces) {
    Json space = Json::array({hex::name(at)});
    const auto piece = std::ranges::lower_bound(pieces, at, {}, &picture::Piece::at);
    if (piece != pieces.end() && piece->at == at) {
        for (std::string& name : glyph_names(*piece)) {
            space.push_back(std::move(name));
        }
    }
    return space;
}

/// The spaces that differ from one position to another.
Json board_json(const Pieces& before, const Pieces& after) {
    Json board = Json::array();
    for (const hex::Coordinate at : picture::differing(before, after)) {
        board.push_back(space_json(at, after));
    }
    return board;
}

Json earned_json(const Playback& playback, const wording::Step& step) {
    const auto earned = wording::earned(step);
    return earned
               ? Json::array({hex::name(playback.game().board().at(step.action.cell())), *earned})
               : Json();
}

/// To a tenth of a pixel.
double rounded(double pixels) {
    return std::round(10 * pixels) / 10;
}

/// The places on which anything ever lies.
Json places_json(const Json& changes, const Board& board) {
    Json places = Json::object();
    for (const Json& change : changes) {
        for (const Json& space : change["board"]) {
            const std::string name = space[0];
            if (!places.contains(name)) {
                const hex::Point centre = board.centre(hex::coordinate_named(name).value());
                places[name] = {rounded(centre.x), rounded(centre.y)};
            }
        }
    }
    return places;
}

} // namespace

Pieces pieces_after(const Playback& playback, std::size_t actions) {
    return picture::pieces_of(playback.after(actions).position(),
                              rules::waters_laid(playback.steps(actions)));
}

Json steps_json(const Playback& playback, const Board& board, wording::Viewer viewer) {
    Pieces pieces = pieces_after(playback, 0);
    Figures figures = figures_of(playback.after(0), viewer);
    const Json start{{"board", board_json({}, pieces)}, {"figures", figures}};
    Json steps = Json::array();
    for (std::size_t number = 1; number <= playback.actions(); ++number) {
        Pieces next_pieces = pieces_after(playback, number);
        Figures next_figures = figures_of(playback.after(number), viewer);
        Json& step = steps.emplace_back(Json{{"board", board_json(pieces, next_pieces)},
                                             {"figures", changed(figures, next_figures)}});
        if (Json earned = earned_json(playback, playback.step(number)); !earned.is_null()) {
            step["earned"] = std::move(earned);
        }
        pieces = std::move(next_pieces);
        figures = std::move(next_figures);
    }
    Json places = places_json(steps, board);
    places.update(places_json(Json::array({start}), board));
    return {{"places", std::move(places)},
            {"start", start},
            {"steps", std::move(steps)},
            {"turns", playback.turns()}};
}

} // namespace pampas::game_page
