#include "tests/study/observer.h"

#include "engine/hex/name.h"
#include "engine/players/lineup.h"
#include "engine/players/planned_position.h"
#include "engine/simulation/run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::study {
namespace {

using players::Plan;
using rules::Action;
using rules::ActionKind;
using rules::State;

constexpr int seats = 4;
constexpr std::size_t most_disagreements = 5;
constexpr int turns_per_look = 7; ///< every such turn is planned by both

std::string space(const State& state, rules::Cell cell) {
    return fmt::format("`{}`", hex::name(state.position().board().at(cell)));
}

/// What an action does: pig at K8, buys forest. Spaces are set in code: some look like rules.
std::string words(const State& state, const Action& action) {
    const auto bought = [&](std::string_view deck, const auto& cards, const auto& names) {
        return action.item == rules::from_supply
                   ? fmt::format("buys {} unseen", deck)
                   : fmt::format("buys {}", names[cards.face_up()[action.item]]);
    };
    using enum ActionKind;
    switch (action.kind) {
    case BuyLand:
        return bought("a land card", state.land(), rules::land_card_names);
    case BuyAnimal:
        return bought("an animal card", state.animals(), rules::species_names);
    case BuyHacienda:
        return "hacienda at " + space(state, action.cell());
    case BuyWater:
        return "water";
    case PlayLand:
        return fmt::format("{} at {}", rules::land_card_names[action.item],
                           space(state, action.cell()));
    case PlayAnimal:
        return fmt::format("{} at {}", rules::species_names[action.item],
                           space(state, action.cell()));
    case Harvest:
        return "harvest at " + space(state, action.cell());
    case EndTurn:
        break;
    }
    return "nothing";
}

std::string words(const State& state, const Plan& plan) {
    std::vector<std::string> parts;
    std::ranges::transform(plan, std::back_inserter(parts),
                           [&](const Action& action) { return words(state, action); });
    return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

/// The kinds of a turn's actions, without their order: `1 animal card, 2 land tiles`.
std::string kinds_of(const std::vector<Action>& turn) {
    constexpr std::array<std::string_view, rules::action_kinds> names{
        "land card", "animal card", "hacienda", "water", "land tile", "animal tile", "harvest", ""};
    std::array<int, rules::action_kinds> counts{};
    for (const Action& action : turn) {
        ++counts[static_cast<std::size_t>(action.kind)];
    }
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind + 1 < rules::action_kinds; ++kind) {
        if (counts[kind] > 0) {
            parts.push_back(
                fmt::format("{} {}{}", counts[kind], names[kind], counts[kind] == 1 ? "" : "s"));
        }
    }
    return parts.empty() ? "passes" : fmt::format("{}", fmt::join(parts, ", "));
}

/// Watches games; one for each thread.
class Watcher {
  public:
    explicit Watcher(const rules::Game& game) : game_(&game) {
        seen.seats.resize(seats);
        seen.openings.resize(seats);
        seen.first_land.resize(seats);
        seen.first_animals.resize(seats);
    }

    void begin(std::size_t number, const rules::Setup& setup) {
        number_ = static_cast<int>(number);
        notes_.clear();
        turn_.clear();
        turns_ = 0;
        plan_both(game_->start(setup));
    }

    void see(const State& state, int seat, const Action& action, const rules::Outcome&) {
        if (action.kind != ActionKind::EndTurn) {
            turn_.push_back(action);
            return;
        }
        if (turns_ < seats) {
            note_opening(state, seat);
        }
        turn_.clear();
        ++turns_;
        if (turns_ % seats == 0) {
            end_round(state, turns_ / seats);
        }
        if (!state.over()) {
            plan_both(state);
        }
    }

    void end(const State& state) {
        const std::vector<int> winners = state.winners();
        const double share = 1 / static_cast<double>(winners.size());
        for (const Note& note : notes_) {
            note.done->add(std::ranges::count(winners, note.seat) > 0 ? share : 0, note.chance);
        }
        for (int seat = 0; seat < seats; ++seat) {
            const bool won = std::ranges::count(winners, seat) > 0;
            seen.seats[static_cast<std::size_t>(seat)].add(won ? share : 0, 0);
            (won ? seen.winners_points : seen.others_points).push_back(state.points(seat));
        }
        seen.rounds += state.round();
        ++seen.games;
    }

    Observations seen;

  private:
    struct Note {
        Done* done;
        int seat;
        double chance;
    };

    players::Judge learned() const {
        return {players::balanced(), &players::LearnedValue::bundled()};
    }

    double chance(const State& state, int seat, const Plan& plan = {}) {
        const players::Judge judge = learned();
        const players::EvaluationContext context(state, seat, judge, fields_);
        players::PlannedPosition position(context);
        for (const Action& action : plan) {
            position.apply(action);
        }
        return judge.learned->chance(position.features());
    }

    void note_opening(const State& state, int seat) {
        const auto number = static_cast<std::size_t>(seat);
        const double chance = this->chance(state, seat);
        const auto note = [&](std::map<std::string, Done>& where, const std::string& what) {
            notes_.push_back({&where[what], seat, chance});
        };
        note(seen.openings[number], kinds_of(turn_));
        for (const auto& [kind, where] :
             {std::pair(ActionKind::PlayLand, &seen.first_land[number]),
              std::pair(ActionKind::PlayAnimal, &seen.first_animals[number])}) {
            if (const auto first = std::ranges::find(turn_, kind, &Action::kind);
                first != turn_.end()) {
                note(*where, space(state, first->cell()));
            }
        }
    }

    void end_round(const State& state, int round) {
        if (const auto at = std::ranges::find(early_rounds, round); at != early_rounds.end()) {
            compare(state, static_cast<std::size_t>(at - early_rounds.begin()));
        }
        constexpr int usual_rounds = 17; // of people's games (analysis/games.md)
        if (round == usual_rounds) {
            int most = 0;
            for (int seat = 0; seat < seats; ++seat) {
                most = std::max(most, state.points(seat) + state.score(seat).total());
            }
            seen.leaders_after_17.push_back(most);
        }
    }

    /// Notes who has how many markets, and who alone has the most of each asset.
    void compare(const State& state, std::size_t at) {
        for (int seat = 0; seat < seats; ++seat) {
            const std::size_t markets =
                std::min<std::size_t>(state.position().counts(seat).markets, most_markets);
            notes_.push_back({&seen.markets[at][markets], seat, 0});
        }
        for (std::size_t asset = 0; asset < assets.size(); ++asset) {
            std::array<int, seats> amounts{};
            for (int seat = 0; seat < seats; ++seat) {
                amounts[static_cast<std::size_t>(seat)] = assets[asset].of(state, seat);
            }
            const auto most = std::ranges::max_element(amounts);
            if (std::ranges::count(amounts, *most) == 1) {
                notes_.push_back(
                    {&seen.leaders[at][asset], static_cast<int>(most - amounts.begin()), 0});
            }
        }
    }

    /// Lets both plan the turn that begins, in some turns.
    void plan_both(const State& state) {
        if ((turns_ + number_) % turns_per_look != 0) {
            return;
        }
        const int seat = state.seat();
        const players::Judge judge = learned();
        const players::EvaluationContext by_value(state, seat, judge, fields_);
        const Plan of_learned =
            players::best_plans(by_value, players::for_learned, 1).front().actions;
        const players::EvaluationContext by_weights(state, seat, players::balanced(), fields_);
        const Plan of_greedy = players::best_plans(by_weights, {}, 1).front().actions;
        ++seen.turns;
        count(of_learned, seen.learned_kinds);
        count(of_greedy, seen.greedy_kinds);
        if (of_learned.empty() || of_greedy.empty() || of_learned.front() != of_greedy.front()) {
            ++seen.differ;
        }
        keep({chance(state, seat, of_learned) - chance(state, seat, of_greedy), state.round(),
              seat + 1, words(state, of_learned), words(state, of_greedy)});
    }

    static void count(const Plan& plan, std::array<int, rules::action_kinds>& kinds) {
        for (const Action& action : plan) {
            ++kinds[static_cast<std::size_t>(action.kind)];
        }
    }

    void keep(Disagreement disagreement) {
        seen.disagreements.push_back(std::move(disagreement));
        std::ranges::stable_sort(seen.disagreements, std::ranges::greater(),
                                 &Disagreement::difference);
        seen.disagreements.resize(std::min(seen.disagreements.size(), most_disagreements));
    }

    const rules::Game* game_;
    players::MarketFieldCache fields_;
    int number_ = 0;
    int turns_ = 0;
    std::vector<Action> turn_;
    std::vector<Note> notes_;
};

} // namespace

Observations observed(const map::Map& map, const std::string& bot, std::size_t games) {
    const rules::Game game(map, rules::ruleset_of(map.details()), seats);
    std::vector<Watcher> watchers(1, Watcher(game));
    const std::vector<std::string> bots{bot};
    simulation::play_deals(game, players::Lineup(bots, seats), {1}, {0, games},
                           std::span(watchers));
    return std::move(watchers.front().seen);
}

} // namespace pampas::study
