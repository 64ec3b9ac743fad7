#include "tests/engine/rules/agreement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace pampas::testing {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::index;
using rules::State;

/// What is in one sorted list but not in the other, in words.
std::string beyond(const std::vector<Action>& list, const std::vector<Action>& other,
                   const PlainBoard& board) {
    std::vector<Action> more;
    std::ranges::set_difference(list, other, std::back_inserter(more));
    std::string result;
    for (const Action& action : more) {
        result += "\n  " + text(action, board);
    }
    return result;
}

/// How many items an action of a kind can name, with some more that no game has.
std::size_t items_of(ActionKind kind) {
    switch (kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        return rules::max_face_up + 2;
    case ActionKind::PlayLand:
        return rules::land_card_names.size() + 1;
    case ActionKind::PlayAnimal:
        return rules::species_names.size() + 1;
    default:
        return 2;
    }
}

std::size_t places_of(ActionKind kind, const PlainBoard& board) {
    switch (kind) {
    case ActionKind::BuyWater:
        return board.places().size() + 2;
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
    case ActionKind::EndTurn:
        return 2;
    default:
        return board.cells().size() + 2;
    }
}

/// All actions, legal or not, with every item and every place, without a chip taken from the board.
std::vector<Action> attempts(const PlainBoard& board) {
    std::vector<Action> list;
    for (std::size_t number = 0; number < rules::action_kinds; ++number) {
        const auto kind = static_cast<ActionKind>(number);
        for (std::size_t item = 0; item < items_of(kind); ++item) {
            for (std::size_t place = 0; place < places_of(kind, board); ++place) {
                list.push_back({kind, static_cast<std::uint8_t>(item), rules::no_cell,
                                static_cast<rules::PlaceNumber>(place)});
            }
        }
        list.push_back({kind, rules::from_supply});
        list.push_back({kind, rules::from_supply - 1});
        list.push_back({kind, 0, rules::no_cell, ~rules::PlaceNumber{0}});
    }
    return list;
}

/// A legal action with one part changed, to a neighbouring value or to any.
Action changed(Action action, const PlainBoard& board, chance::Stream& stream) {
    switch (stream.below(6)) {
    case 0:
        action.item = static_cast<std::uint8_t>(action.item + 1);
        break;
    case 1:
        action.place += 1;
        break;
    case 2:
        action.place -= 1;
        break;
    case 3:
        action.kind = static_cast<ActionKind>(stream.below(rules::action_kinds));
        break;
    case 4:
        action.from = static_cast<Cell>(stream.below(board.cells().size() + 2));
        break;
    default: // a place beyond the 16 bits of a cell
        action.place += 0x10000;
    }
    return action;
}

/// Giving up is legal but no choice.
void expect_agreement(const State& state, const std::vector<Action>& legal, const Action& action,
                      const PlainBoard& board) {
    const bool gives_up = action == Action::give_up() && !state.over();
    EXPECT_EQ(state.allows(action), gives_up || std::ranges::binary_search(legal, action))
        << text(action, board);
}

/// Harvests with chips taken from any cell and put onto any other.
void try_harvests(const State& state, const std::vector<Action>& legal, const PlainBoard& board,
                  std::size_t tries, chance::Stream& stream) {
    const std::size_t cells = board.cells().size() + 1;
    for (std::size_t number = 0; number < tries; ++number) {
        const auto at = static_cast<Cell>(stream.below(cells));
        const auto from = static_cast<Cell>(stream.below(cells));
        expect_agreement(state, legal, Action::harvest(at, from), board);
    }
}

} // namespace

std::vector<Action> listed(const State& state) {
    std::vector<Action> list;
    for (std::size_t kind = 0; kind < State::kinds; ++kind) {
        const std::size_t count = state.count(static_cast<ActionKind>(kind));
        for (std::size_t rank = 0; rank < count; ++rank) {
            list.push_back(state.nth(static_cast<ActionKind>(kind), rank));
            EXPECT_EQ(index(list.back().kind), kind);
        }
    }
    return list;
}

void expect_same_actions(const State& state, const PlainGame& game, std::size_t most,
                         chance::Stream& stream) {
    const PlainBoard& board = game.board();
    const std::vector<Action> legal = game.legal();
    std::vector<Action> list = listed(state);
    std::ranges::sort(list);
    EXPECT_TRUE(std::ranges::adjacent_find(list) == list.end()) << "an action is listed twice";
    EXPECT_EQ(beyond(list, legal, board), "") << "listed, but not legal";
    EXPECT_EQ(beyond(legal, list, board), "") << "legal, but not listed";
    for (const Action& action : legal) {
        EXPECT_TRUE(state.allows(action)) << text(action, board);
    }
    const std::vector<Action> all = attempts(board);
    for (std::size_t tried = 0; tried < std::min(most, all.size()); ++tried) {
        const Action& action = most < all.size() ? all[stream.below(all.size())] : all[tried];
        expect_agreement(state, legal, action, board);
    }
    for (std::size_t tried = 0; !legal.empty() && tried < 20; ++tried) {
        const Action& action = legal[stream.below(legal.size())];
        expect_agreement(state, legal, changed(action, board, stream), board);
    }
    try_harvests(state, legal, board, 20, stream);
}

} // namespace pampas::testing
