#include "tests/engine/rules/agreement.h"

#include "engine/hex/name.h"
#include "engine/rules/deck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace pampas::testing {
namespace {

using rules::index;
using rules::Species;
using rules::State;

template <std::size_t Kinds>
std::array<int, Kinds> counted(const auto& cards) {
    std::array<int, Kinds> counts{};
    for (const auto card : cards) {
        ++counts[static_cast<std::size_t>(card)];
    }
    return counts;
}

template <std::size_t Kinds>
std::array<int, Kinds> numbers(const std::array<std::uint8_t, Kinds>& counts) {
    std::array<int, Kinds> result{};
    std::ranges::copy(counts, result.begin());
    return result;
}

std::vector<int> numbers(const auto& cards) {
    std::vector<int> result;
    for (const auto card : cards) {
        result.push_back(static_cast<int>(card));
    }
    return result;
}

template <class Card>
std::vector<int> slots(const std::vector<std::optional<Card>>& face_up) {
    std::vector<int> result;
    for (const auto& card : face_up) {
        result.push_back(card ? static_cast<int>(*card) : rules::LandDeck::no_card);
    }
    return result;
}

template <std::size_t Kinds, class Card>
void expect_same_cards(const rules::Deck<Kinds>& deck, const PlainCards<Card>& cards) {
    EXPECT_EQ(numbers(deck.face_up()), slots(cards.face_up));
    EXPECT_EQ(numbers(deck.supply()), numbers(cards.supply));
    EXPECT_EQ(numbers(deck.set_aside()), numbers(cards.set_aside));
    EXPECT_EQ(numbers(deck.played()), counted<Kinds>(cards.played));
    for (std::size_t seat = 0; seat < cards.hands.size(); ++seat) {
        SCOPED_TRACE(::testing::Message() << "hand of seat " << seat);
        EXPECT_EQ(numbers(deck.hand(static_cast<int>(seat))), counted<Kinds>(cards.hands[seat]));
        EXPECT_EQ(numbers(deck.known(static_cast<int>(seat))), counted<Kinds>(cards.shown[seat]));
    }
}

/// How many cards of each kind are in the box but not in the game.
template <std::size_t Kinds>
std::array<int, Kinds> missing(const rules::Deck<Kinds>& deck, std::array<int, Kinds> box,
                               int players) {
    const auto without = [&](const std::array<int, Kinds>& counts) {
        std::ranges::transform(box, counts, box.begin(), std::minus());
    };
    for (int seat = 0; seat < players; ++seat) {
        without(numbers(deck.hand(seat)));
    }
    without(numbers(deck.played()));
    without(counted<Kinds>(deck.supply()));
    without(counted<Kinds>(deck.set_aside()));
    std::vector<std::uint8_t> face_up(deck.face_up().begin(), deck.face_up().end());
    std::erase(face_up, rules::Deck<Kinds>::no_card);
    without(counted<Kinds>(face_up));
    return box;
}

void expect_same_supplies(const State& state, const PlainGame& game) {
    EXPECT_EQ(state.chips_left(), game.chips());
    EXPECT_EQ(state.haciendas_left(), game.haciendas());
    EXPECT_EQ(state.stacks_out(), game.stacks_out());
    for (std::size_t shape = 0; shape < game.waters().size(); ++shape) {
        EXPECT_EQ(state.waters_left(static_cast<rules::WaterShape>(shape)), game.waters()[shape]);
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        EXPECT_EQ(state.pesos(seat), game.pesos(seat));
        EXPECT_GE(state.pesos(seat), 0);
    }
}

} // namespace

std::string text(const rules::Action& action, const PlainBoard& board) {
    using enum rules::ActionKind;
    std::string result(rules::action_names[index(action.kind)]);
    result += " item " + std::to_string(action.item);
    if (action.kind == BuyWater && action.place < board.places().size()) {
        for (const hex::Coordinate at : board.water(action.place).spaces) {
            result += ' ' + hex::name(at);
        }
    } else if (action.kind != BuyWater && action.place < board.cells().size()) {
        result += " at " + hex::name(board.at(action.place));
    } else {
        result += " place " + std::to_string(action.place);
    }
    return action.from == rules::no_cell ? result : result + " from " + std::to_string(action.from);
}

void expect_same_course(const State& state, const PlainGame& game) {
    EXPECT_EQ(state.seat(), game.seat());
    EXPECT_EQ(state.round(), game.round());
    EXPECT_EQ(state.over(), game.over());
    EXPECT_EQ(state.actions_left(), game.rules().actions_per_turn - game.actions());
    expect_same_supplies(state, game);
    expect_same_cards(state.land(), game.land());
    expect_same_cards(state.animals(), game.animals());
    EXPECT_TRUE(std::ranges::equal(state.scorings(), game.scorings()));
    if (game.over()) {
        EXPECT_EQ(state.winners(), game.winners());
    }
}

void expect_nothing_lost(const State& state, const PlainGame& game) {
    const rules::Ruleset& rules = state.rules();
    EXPECT_EQ(missing(state.land(), rules.land_cards, state.players()), rules::LandCounts{});
    const auto removed = missing(state.animals(), rules.animal_cards, state.players());
    EXPECT_GE(*std::ranges::min_element(removed), 0);
    EXPECT_EQ(std::accumulate(removed.begin(), removed.end(), 0),
              rules.animal_cards_removed[index(state.players())]);

    int haciendas = 0;
    int chips = 0;
    int land_tiles = 0;
    for (const hex::Coordinate at : game.board().cells()) {
        const rules::Cell cell = game.board().cell(at);
        const auto tile = state.position().tile(cell);
        land_tiles += tile && !tile->species;
        haciendas += state.position().has_hacienda(cell);
        chips += state.position().has_chip(cell);
    }
    EXPECT_EQ(haciendas + state.haciendas_left(), rules.haciendas[index(state.players())]);
    EXPECT_EQ(chips + state.chips_left(), rules.harvest_chips);
    EXPECT_EQ(land_tiles + state.land_tiles_left(), rules.land_tiles);
    EXPECT_GE(state.land_tiles_left(), 0);
    for (int seat = 0; seat < game.players(); ++seat) {
        for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
            const auto species = static_cast<Species>(kind);
            EXPECT_EQ(state.animal_tiles_left(seat, species),
                      game.animal_tiles_left(seat, species));
        }
    }
}

rules::State expect_same_view_redealt(const State& state, chance::Stream& stream) {
    const auto land = [](const State& of) {
        return known_cards(of.land(), of.rules().land_cards, of.players(), of.seat());
    };
    const auto animals = [](const State& of) {
        return known_cards(of.animals(), of.rules().animal_cards, of.players(), of.seat());
    };
    State redealt = state;
    redealt.redeal_unseen(state.seat(), stream);
    EXPECT_EQ(land(redealt), land(state));
    EXPECT_EQ(animals(redealt), animals(state));
    EXPECT_EQ(redealt.position(), state.position());
    EXPECT_EQ(redealt.land().hand(state.seat()), state.land().hand(state.seat()));
    EXPECT_EQ(redealt.animals().hand(state.seat()), state.animals().hand(state.seat()));
    EXPECT_EQ(missing(redealt.land(), state.rules().land_cards, state.players()),
              rules::LandCounts{});
    const auto removed = missing(redealt.animals(), state.rules().animal_cards, state.players());
    EXPECT_GE(*std::ranges::min_element(removed), 0);
    EXPECT_EQ(std::accumulate(removed.begin(), removed.end(), 0),
              state.rules().animal_cards_removed[index(state.players())]);
    for (int seat = 0; seat < state.players(); ++seat) {
        for (std::size_t kind = 0; kind < rules::land_card_names.size(); ++kind) {
            EXPECT_LE(redealt.land().known(seat)[kind], redealt.land().hand(seat)[kind]);
        }
        for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
            EXPECT_LE(redealt.animals().known(seat)[kind], redealt.animals().hand(seat)[kind]);
        }
    }
    return redealt;
}

} // namespace pampas::testing
