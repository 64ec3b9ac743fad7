#pragma once

#include "engine/rules/state.h"
#include "engine/simulation/playback.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <initializer_list>
#include <span>
#include <vector>

namespace pampas::testing {

using GamePlayback = simulation::Playback<rules::Game>;

/// Where the cards of one deck lay in a set-up, card by card, as a game goes on: those of which
/// only their holder knows, and those still in the stacks.
template <class Card, std::size_t Kinds>
class DealtCards {
  public:
    /// `dealt` is the deck after the set-up that has these hands, by seat, and stacks, in the order
    /// in which they become the supply. The cards must stay where they are.
    DealtCards(const rules::Deck<Kinds>& dealt, const std::vector<std::span<Card>>& hands,
               std::initializer_list<std::span<Card>> stacks)
        : hidden_(hands.size()), known_(hands.size()) {
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            for (Card& card : hands[seat]) {
                hidden_[seat].push_back(&card);
            }
            show(seat, dealt.known(static_cast<int>(seat)));
        }
        for (const std::span<Card> stack : stacks) {
            for (Card& card : stack) {
                stack_.push_back(&card);
            }
        }
    }

    /// A seat buys a card, from the supply or face up.
    void buy(std::size_t seat, Card card, bool is_from_supply) {
        if (is_from_supply) {
            hidden_[seat].push_back(stack_.front());
        } else {
            ++known_[seat][rules::index(card)];
        }
        if (!stack_.empty()) {
            stack_.pop_front();
        }
    }
    /// A seat plays a card, one that all know of if it has such.
    void play(std::size_t seat, Card card) {
        if (std::uint8_t& known = known_[seat][rules::index(card)]; known > 0) {
            --known;
        } else {
            reveal(seat, card);
        }
    }
    /// Gives the hidden cards of other seats than `viewer`, and those of the stacks, the kinds that
    /// they have in `other`.
    void exchange(const rules::Deck<Kinds>& other, std::size_t viewer) {
        for (std::size_t seat = 0; seat < hidden_.size(); ++seat) {
            if (seat != viewer) {
                exchange_hand(seat, other.hand(static_cast<int>(seat)));
            }
        }
        std::size_t next = 0;
        for (const auto cards : {other.supply(), other.set_aside()}) {
            for (const auto card : cards) {
                *stack_[next++] = static_cast<Card>(card);
            }
        }
    }

  private:
    using Counts = typename rules::Deck<Kinds>::Counts;

    void reveal(std::size_t seat, Card card) {
        hidden_[seat].erase(
            std::ranges::find_if(hidden_[seat], [card](Card* each) { return *each == card; }));
    }
    void show(std::size_t seat, const Counts& counts) {
        known_[seat] = counts;
        for (std::size_t kind = 0; kind < Kinds; ++kind) {
            for (int count = 0; count < counts[kind]; ++count) {
                reveal(seat, static_cast<Card>(kind));
            }
        }
    }
    void exchange_hand(std::size_t seat, const Counts& hand) {
        std::size_t next = 0;
        for (std::size_t kind = 0; kind < Kinds; ++kind) {
            for (int count = known_[seat][kind]; count < hand[kind]; ++count) {
                *hidden_[seat][next++] = static_cast<Card>(kind);
            }
        }
    }

    std::vector<std::vector<Card*>> hidden_; ///< by seat
    std::vector<Counts> known_;              ///< by seat
    std::deque<Card*> stack_;
};

/// Writes into the set-up of a game other cards where `viewer` has seen none in its first actions,
/// such that these lead to `other`, which must differ from their state only in such cards.
inline void deal_for(rules::Setup& setup, const GamePlayback& playback, std::size_t actions,
                     const rules::State& other, int viewer) {
    std::vector<std::span<rules::LandCard>> land_hands;
    std::vector<std::span<rules::Species>> animal_hands;
    for (rules::Hand& hand : setup.hands) {
        land_hands.emplace_back(hand.land);
        animal_hands.emplace_back(hand.animal);
    }
    const rules::State dealt = playback.after(0);
    DealtCards<rules::LandCard, rules::land_card_names.size()> land(dealt.land(), land_hands,
                                                                    {setup.land_supply});
    DealtCards<rules::Species, rules::species_names.size()> animals(
        dealt.animals(), animal_hands, {setup.animal_supply, setup.animal_second});
    for (const GamePlayback::Step& step : playback.steps(actions)) {
        using enum rules::ActionKind;
        const auto seat = static_cast<std::size_t>(step.seat);
        const bool is_from_supply = step.action.item == rules::from_supply;
        switch (step.action.kind) {
        case BuyLand:
            land.buy(seat, static_cast<rules::LandCard>(step.outcome.card), is_from_supply);
            break;
        case BuyAnimal:
            animals.buy(seat, static_cast<rules::Species>(step.outcome.card), is_from_supply);
            break;
        case PlayLand:
            land.play(seat, step.action.land_card());
            break;
        case PlayAnimal:
            animals.play(seat, step.action.species());
            break;
        default:
            break;
        }
    }
    land.exchange(other.land(), static_cast<std::size_t>(viewer));
    animals.exchange(other.animals(), static_cast<std::size_t>(viewer));
}

/// A game with the same first actions, in which everything that `viewer` may know is the same, but
/// the other hidden cards are exchanged (`State::redeal_unseen`).
inline GamePlayback other_deal(const GamePlayback& playback, std::size_t actions, int viewer,
                               chance::Stream& stream) {
    rules::State other = playback.after(actions);
    other.redeal_unseen(viewer, stream);
    rules::Setup setup = playback.setup();
    deal_for(setup, playback, actions, other, viewer);
    GamePlayback result(playback.game());
    result.begin(playback.number(), setup);
    rules::State state = playback.game().start(setup);
    for (const GamePlayback::Step& step : playback.steps(actions)) {
        const rules::Outcome outcome = state.apply(step.action);
        result.see(state, step.seat, step.action, outcome);
    }
    return result;
}

} // namespace pampas::testing
