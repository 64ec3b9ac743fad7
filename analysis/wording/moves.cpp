#include "analysis/wording/moves.h"

#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::wording {
namespace {

using rules::ActionKind;
using rules::Species;
using rules::State;

/// A seat at the begin of a sentence.
std::string who(int seat) {
    return capitalized(wording::seat(static_cast<std::size_t>(seat)));
}

/// `a pig`, `three pigs`.
std::string animals(Species species, int count) {
    const std::string number = spelled(static_cast<std::size_t>(count));
    switch (species) {
    case Species::Cattle:
        return trn("a cow", "{1} cattle", count, number);
    case Species::Horse:
        return trn("a horse", "{1} horses", count, number);
    case Species::Pig:
        return trn("a pig", "{1} pigs", count, number);
    case Species::Sheep:
        return trn("a sheep", "{1} sheep", count, number);
    }
    return {};
}

/// A sentence, and what was earned.
std::string with_income(const std::string& sentence, int income) {
    return income == 0 ? sentence : tr("{}: {}", sentence, pesos(income));
}

/// The size of the chain or herd that has a tile on this cell.
int group_size(const State& state, rules::Cell cell) {
    return state.position().group(cell).size;
}

std::string purchase_from_supply(const State& before, const Step& step, Viewer viewer) {
    const std::string price = pesos(before.rules().price_supply_card);
    const bool is_land = step.action.kind == ActionKind::BuyLand;
    if (viewer.value_or(step.seat) != step.seat) {
        return is_land ? tr("{} buys a land card from the supply for {}", who(step.seat), price)
                       : tr("{} buys an animal card from the supply for {}", who(step.seat), price);
    }
    const std::string card = tr(is_land ? rules::land_card_names[step.outcome.card]
                                        : rules::species_names[step.outcome.card]);
    return is_land
               ? tr("{} buys a land card from the supply for {}: {}", who(step.seat), price, card)
               : tr("{} buys an animal card from the supply for {}: {}", who(step.seat), price,
                    card);
}

std::string purchase(const State& before, const Step& step, Viewer viewer) {
    if (step.action.item == rules::from_supply) {
        return purchase_from_supply(before, step, viewer);
    }
    const std::string price = pesos(before.rules().price_face_up_card);
    return step.action.kind == ActionKind::BuyLand
               ? tr("{} buys a face-up land card for {}: {}", who(step.seat), price,
                    tr(rules::land_card_names[step.outcome.card]))
               : tr("{} buys a face-up animal card for {}: {}", who(step.seat), price,
                    tr(rules::species_names[step.outcome.card]));
}

std::string water(const State& before, const Step& step) {
    const rules::Board& board = before.game().board();
    std::vector<hex::Coordinate> spaces;
    for (const rules::Cell cell : board.placements()[step.action.place].spaces()) {
        spaces.push_back(board.at(cell));
    }
    return tr("{} lays water on {} for {}", who(step.seat), names(spaces),
              pesos(before.rules().price_water));
}

std::string land(const Step& step, const State& after) {
    const std::string space = space_name(after, step.action.cell());
    const std::string card = tr(rules::land_card_names[step.action.item]);
    const int size = group_size(after, step.action.cell());
    return size == 1 ? tr("{} takes {} with a land card, {}", who(step.seat), space, card)
                     : tr("{} takes {} with a land card, {}: a chain of {}", who(step.seat), space,
                          card, spelled(static_cast<std::size_t>(size)));
}

std::string herd(const Step& step, const State& after) {
    const std::string space = space_name(after, step.action.cell());
    const int size = group_size(after, step.action.cell());
    const Species species = step.action.species();
    if (step.outcome.income > 0) {
        return with_income(tr("{} drives {} to {}", who(step.seat), animals(species, size), space),
                           step.outcome.income);
    }
    return size == 1 ? tr("{} puts {} on {}", who(step.seat), animals(species, 1), space)
                     : tr("{} puts {} on {}: a herd of {}", who(step.seat), animals(species, 1),
                          space, spelled(static_cast<std::size_t>(size)));
}

std::string harvest(const State& before, const Step& step, const State& after) {
    const std::string size =
        spelled(static_cast<std::size_t>(group_size(after, step.action.cell())));
    const std::string space = space_name(after, step.action.cell());
    if (step.action.from == rules::no_cell) {
        return with_income(tr("{} harvests a chain of {} at {}", who(step.seat), size, space),
                           step.outcome.income);
    }
    const int owner = before.position().tile(step.action.from).value().seat;
    return with_income(tr("{} takes the chip of {} from {} and harvests a chain of {} at {}",
                          who(step.seat), wording::seat(static_cast<std::size_t>(owner)),
                          space_name(before, step.action.from), size, space),
                       step.outcome.income);
}

std::string turn_end(const State& before, const Step& step) {
    if (step.action.item == rules::gives_up) {
        return tr("{} gives up", who(step.seat));
    }
    return before.actions_left() == before.rules().actions_per_turn
               ? tr("{} passes", who(step.seat))
               : tr("{} ends the turn", who(step.seat));
}

/// What the end of a supply of animal cards leads to.
std::string end_of_supply(const State& state, int stack) {
    const bool is_by_turn = state.rules().scoring_at == rules::ScoringAt::TurnEnd;
    if (stack == 2) {
        return is_by_turn ? tr("The animal cards have run out: the game ends with this turn")
                          : tr("The animal cards have run out: the game ends with this round");
    }
    if (state.rules().scoring == rules::ScoringMode::Running) {
        return tr("The first half of the animal cards has run out");
    }
    return is_by_turn ? tr("The first half of the animal cards has run out: an interim scoring "
                           "ends this turn")
                      : tr("The first half of the animal cards has run out: an interim scoring "
                           "ends this round");
}

std::string scored_by(int seat, const rules::Score& score) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < rules::category_names.size(); ++i) {
        if (const int value = score.categories()[i]; value != 0) {
            parts.push_back(fmt::format("{} {}", tr(rules::category_names[i]), value));
        }
    }
    const std::string total = points(score.total());
    return tr("{}: {}", who(seat),
              parts.empty() ? total
                            : tr("{} ({})", total, fmt::format("{}", fmt::join(parts, ", "))));
}

} // namespace

std::string space_name(const State& state, rules::Cell cell) {
    return hex::name(state.game().board().at(cell));
}

std::string pesos(int amount) {
    return trn("{} peso", "{} pesos", amount);
}

std::string points(int number) {
    return trn("{} point", "{} points", number);
}

std::optional<int> earned(const Step& step) {
    const bool can_earn =
        step.action.kind == ActionKind::PlayAnimal || step.action.kind == ActionKind::Harvest;
    return can_earn && step.outcome.income != 0 ? std::optional(step.outcome.income) : std::nullopt;
}

int points_if_over(const State& state, int seat) {
    const rules::Score now = state.score(seat);
    return state.over() ? state.points(seat)
           : state.rules().scoring == rules::ScoringMode::Running
               ? state.points(seat) + now.money // which counts at the end only
               : state.points(seat) + now.total();
}

std::string cards(std::span<const int> counts, std::span<const std::string_view> names) {
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        if (counts[kind] > 0) {
            parts.push_back(fmt::format("{} {}", counts[kind], tr(names[kind])));
        }
    }
    return parts.empty() ? tr("no cards") : fmt::format("{}", fmt::join(parts, ", "));
}

std::string move(const State& before, const Step& step, const State& after, Viewer viewer) {
    switch (step.action.kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        return purchase(before, step, viewer);
    case ActionKind::BuyHacienda:
        return tr("{} builds a hacienda on {} for {}", who(step.seat),
                  space_name(before, step.action.cell()), pesos(before.rules().price_hacienda));
    case ActionKind::BuyWater:
        return water(before, step);
    case ActionKind::PlayLand:
        return land(step, after);
    case ActionKind::PlayAnimal:
        return herd(step, after);
    case ActionKind::Harvest:
        return harvest(before, step, after);
    case ActionKind::EndTurn:
        return turn_end(before, step);
    }
    return {};
}

std::vector<std::string> consequences(const State& before, const State& after) {
    std::vector<std::string> result;
    for (int stack = before.stacks_out() + 1; stack <= after.stacks_out(); ++stack) {
        result.push_back(end_of_supply(after, stack));
    }
    for (std::size_t i = before.scorings().size(); i < after.scorings().size(); ++i) {
        result.push_back(scoring(after.scorings()[i], after.players()));
    }
    if (after.over() && !before.over()) {
        result.push_back(outcome(after));
    }
    return result;
}

std::string scoring(const rules::Scoring& scoring, int players) {
    std::vector<std::string> parts;
    for (int seat = 0; seat < players; ++seat) {
        const int total = scoring.scores[rules::index(seat)].total();
        parts.push_back(
            tr("{} scores {}", wording::seat(static_cast<std::size_t>(seat)), points(total)));
    }
    const std::string all = fmt::format("{}", fmt::join(parts, ", "));
    return scoring.final ? tr("Final scoring in round {}: {}", scoring.round, all)
                         : tr("Interim scoring in round {}: {}", scoring.round, all);
}

std::vector<std::string> scoring_by_category(const rules::Scoring& scoring, int players) {
    std::vector<std::string> result;
    for (int seat = 0; seat < players; ++seat) {
        result.push_back(scored_by(seat, scoring.scores[rules::index(seat)]));
    }
    return result;
}

std::string outcome(const State& end) {
    const std::vector<int> winners = end.winners();
    const int most = end.points(winners.front());
    if (winners.size() > 1) {
        std::vector<std::string> seats;
        std::ranges::transform(winners, std::back_inserter(seats), [](int seat) {
            return wording::seat(static_cast<std::size_t>(seat));
        });
        const std::string last = seats.back();
        seats.pop_back();
        return capitalized(tr("{} and {} share the win with {}",
                              fmt::format("{}", fmt::join(seats, ", ")), last, points(most)));
    }
    int best = 0; // seats with the most points
    for (int seat = 0; seat < end.players(); ++seat) {
        best += end.points(seat) == most ? 1 : 0;
    }
    return best > 1 ? tr("{} wins with {} and the most pesos", who(winners.front()), points(most))
                    : tr("{} wins with {}", who(winners.front()), points(most));
}

} // namespace pampas::wording
