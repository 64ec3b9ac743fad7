#include "analysis/wording/options.h"

#include "analysis/wording/moves.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace pampas::wording {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::State;

/// The kinds as they are listed. There may be hundreds of ways to lay water, so it comes late.
constexpr std::array<ActionKind, rules::action_kinds> order{
    ActionKind::PlayAnimal, ActionKind::PlayLand,    ActionKind::Harvest,  ActionKind::BuyLand,
    ActionKind::BuyAnimal,  ActionKind::BuyHacienda, ActionKind::BuyWater, ActionKind::EndTurn};

bool is_face_up(const Action& action) {
    return action.item != rules::from_supply;
}

/// The name of the face-up card that an action buys.
std::string_view card_bought(const State& state, const Action& action) {
    return action.kind == ActionKind::BuyLand
               ? rules::land_card_names[state.land().face_up()[action.item]]
               : rules::species_names[state.animals().face_up()[action.item]];
}

std::string water_spaces(const State& state, const Action& action) {
    std::vector<std::string> names;
    for (const rules::Cell cell : state.game().board().placements()[action.place].spaces()) {
        names.push_back(space_name(state, cell));
    }
    return fmt::format("{}", fmt::join(names, " "));
}

std::size_t water_shape(const State& state, const Action& action) {
    return rules::index(state.game().board().placements()[action.place].shape);
}

/// What players type.
std::string command(const State& state, const Action& action) {
    const auto source = [&] {
        return is_face_up(action) ? std::to_string(action.item + 1) : std::string("supply");
    };
    switch (action.kind) {
    case ActionKind::BuyLand:
        return "buy land " + source();
    case ActionKind::BuyAnimal:
        return "buy animal " + source();
    case ActionKind::BuyHacienda:
        return "hacienda " + space_name(state, action.cell());
    case ActionKind::BuyWater:
        return fmt::format("water {} {}", rules::water_shape_names[water_shape(state, action)],
                           water_spaces(state, action));
    case ActionKind::PlayLand:
        return fmt::format("land {} {}", rules::land_card_names[action.item],
                           space_name(state, action.cell()));
    case ActionKind::PlayAnimal:
        return fmt::format("animal {} {}", rules::species_names[action.item],
                           space_name(state, action.cell()));
    case ActionKind::Harvest:
        return "harvest " + space_name(state, action.cell()) +
               (action.from == rules::no_cell ? "" : " from " + space_name(state, action.from));
    case ActionKind::EndTurn:
        return "end";
    }
    return {};
}

std::string purchase_target(const State& state, const Action& action) {
    return is_face_up(action)
               ? tr("{} for {}", tr(card_bought(state, action)),
                    pesos(state.rules().price_face_up_card))
               : tr("from the supply for {}", pesos(state.rules().price_supply_card));
}

std::string target(const State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        return purchase_target(state, action);
    case ActionKind::BuyWater:
        return water_spaces(state, action);
    case ActionKind::Harvest:
        return action.from == rules::no_cell
                   ? space_name(state, action.cell())
                   : tr("{} with the chip from {}", space_name(state, action.cell()),
                        space_name(state, action.from));
    case ActionKind::BuyHacienda:
    case ActionKind::PlayLand:
    case ActionKind::PlayAnimal:
        return space_name(state, action.cell());
    case ActionKind::EndTurn:
        break;
    }
    return {};
}

/// The title of the group of an action: actions with the same title are of one sort.
std::string title(const State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyLand:
        return tr("Buy a land card");
    case ActionKind::BuyAnimal:
        return tr("Buy an animal card");
    case ActionKind::BuyHacienda:
        return tr("Build a hacienda for {}", pesos(state.rules().price_hacienda));
    case ActionKind::BuyWater:
        return tr("Lay water for {}, {}", pesos(state.rules().price_water),
                  tr(rules::water_shape_names[water_shape(state, action)]));
    case ActionKind::PlayLand:
        return tr("Play a land card, {}", tr(rules::land_card_names[action.item]));
    case ActionKind::PlayAnimal:
        return tr("Play an animal card, {}", tr(rules::species_names[action.item]));
    case ActionKind::Harvest:
        return tr("Harvest");
    case ActionKind::EndTurn:
        return state.actions_left() == state.rules().actions_per_turn ? tr("Pass")
                                                                      : tr("End the turn");
    }
    return {};
}

int points_without_money(const State& state, int seat) {
    const rules::Score score = state.score(seat);
    return score.total() - score.money;
}

/// Whether what an action leads to is not hidden from its seat.
bool has_known_outcome(const Action& action) {
    return !rules::shows_card(action) && action.kind != ActionKind::EndTurn;
}

Option option(const State& state, const Action& action, State& scratch) {
    Option result{action, command(state, action), target(state, action)};
    if (has_known_outcome(action)) {
        scratch = state;
        result.income = scratch.apply(action).income;
        result.points =
            points_without_money(scratch, state.seat()) - points_without_money(state, state.seat());
    }
    return result;
}

} // namespace

std::vector<OptionGroup> options(const State& state) {
    std::vector<OptionGroup> groups;
    State scratch = state;
    for (const ActionKind kind : order) {
        const std::size_t count = state.count(kind);
        for (std::size_t rank = 0; rank < count; ++rank) {
            const Action action = state.nth(kind, rank);
            const std::string sort = title(state, action);
            auto group = groups.begin();
            while (group != groups.end() && group->title != sort) {
                ++group;
            }
            if (group == groups.end()) {
                groups.push_back({kind, sort, {}});
                group = groups.end() - 1;
            }
            group->options.push_back(option(state, action, scratch));
        }
    }
    return groups;
}

std::string gain(const Option& option) {
    std::vector<std::string> parts;
    if (option.income != 0) {
        parts.push_back(trn("{:+} peso", "{:+} pesos", option.income));
    }
    if (option.points != 0) {
        parts.push_back(trn("{:+} point", "{:+} points", option.points));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string option_line(const OptionGroup& group, const Option& option) {
    std::string line = group.title;
    if (!option.target.empty()) {
        line = tr("{}: {}", line, option.target);
    }
    const std::string brings = gain(option);
    return brings.empty() ? line : fmt::format("{} ({})", line, brings);
}

OptionGroup option_for(const State& state, const Action& action) {
    State scratch = state;
    return {action.kind, title(state, action), {option(state, action, scratch)}};
}

std::vector<OptionGroup> planned_options(State state, std::span<const Action> plan) {
    std::vector<OptionGroup> groups;
    for (const Action& action : plan) {
        groups.push_back(option_for(state, action));
        if (rules::shows_card(action) || action.kind == ActionKind::EndTurn) {
            break;
        }
        state.apply(action);
    }
    return groups;
}

} // namespace pampas::wording
