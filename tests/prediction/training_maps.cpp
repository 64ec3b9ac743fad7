#include "tests/prediction/training_maps.h"

#include "analysis/generation/board.h"
#include "analysis/generation/draft.h"
#include "analysis/legality/legality.h"
#include "analysis/repair/moves.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace pampas::prediction {
namespace {

const legality::Client& client() {
    return legality::clients().front();
}

bool is_legal(const map::Map& map) {
    return legality::legal(legality::findings(map, client()));
}

double drawn_between(double low, double high, chance::Stream& stream) {
    constexpr std::size_t steps = 1000;
    return low + (high - low) * static_cast<double>(stream.below(steps + 1)) / steps;
}

/// A board of any size that people play on, with or without a symmetry.
generation::BoardRequest drawn_board(chance::Stream& stream) {
    using enum graph::SymmetryMotion;
    constexpr std::array motions{Rotate180, MirrorX, MirrorY, Rotate120, Rotate60};
    constexpr int least_side = 10;
    constexpr std::size_t sides = 12;
    generation::BoardRequest board;
    board.columns = least_side + static_cast<int>(stream.below(sides));
    board.rows = least_side + static_cast<int>(stream.below(sides));
    board.axis = stream.below(4) == 0 ? hex::StaggerAxis::X : hex::StaggerAxis::Y;
    board.shape = stream.below(4) == 0 ? generation::Shape::Hexagon : generation::Shape::Rectangle;
    if (stream.below(2) == 0) {
        board.symmetry = motions[stream.below(motions.size())];
    }
    return board;
}

/// Numbers of spaces like those of published maps, and beyond.
generation::Request drawn_request(chance::Stream& stream) {
    generation::Request request;
    request.board = drawn_board(stream);
    request.client = client();
    const auto spaces = static_cast<double>(generation::Board(request.board).size());
    const auto even = [&](double share) {
        return static_cast<int>(spaces * share / 6) * 6 + static_cast<int>(stream.below(2)) * 2;
    };
    request.markets = even(drawn_between(0.03, 0.09, stream));
    request.waters = even(drawn_between(0, 0.035, stream));
    request.land = even(drawn_between(0.12, 0.42, stream));
    return request;
}

/// Nothing if the drawn numbers do not fit together.
std::optional<map::Map> drawn_draft(chance::Stream& stream) {
    try {
        const generation::Request request = drawn_request(stream);
        const generation::Board board(request.board);
        map::Map map = draft(board, demand_for(request, board), stream);
        constexpr std::size_t most_mutations = 60;
        for (std::size_t left = stream.below(most_mutations); left > 0; --left) {
            map = mutated(map, board, stream);
        }
        return is_legal(map) ? std::optional(std::move(map)) : std::nullopt;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

map::Map with_exchanges(const map::Map& map, chance::Stream& stream) {
    const repair::Moves moves(map, {.changes = map.grid().size(), .client = client()},
                              std::vector<double>(map.grid().size(), 1));
    map::Map result = map;
    constexpr std::size_t most_exchanges = 24;
    for (std::size_t left = 1 + stream.below(most_exchanges); left > 0; --left) {
        result = moves.changed(result, stream).value_or(result);
    }
    return result;
}

} // namespace

std::vector<map::Map> training_maps(std::span<const map::Map> published, std::size_t changed,
                                    std::size_t drafts, std::uint64_t seed) {
    std::vector<map::Map> result(published.begin(), published.end());
    for (std::size_t original = 0; original < published.size(); ++original) {
        for (std::size_t copy = 1; copy <= changed; ++copy) {
            chance::Stream stream(seed, original * changed + copy);
            result.push_back(with_exchanges(published[original], stream));
            result.back().details().name =
                fmt::format("{}~{}", published[original].details().name, copy);
        }
    }
    chance::Stream stream(seed);
    for (std::size_t number = 1; number <= drafts;) {
        if (auto map = drawn_draft(stream)) {
            map->details().name = fmt::format("draft-{:05}", number++);
            result.push_back(std::move(*map));
        }
    }
    return result;
}

} // namespace pampas::prediction
