#include "analysis/pigs/moves.h"

#include "analysis/pigs/words.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <array>
#include <cstdlib>

namespace pampas::pigs {
namespace {

std::string an_item(Item item) {
    constexpr std::array names{tr_later("a vaccine"), tr_later("a supplement"),
                               tr_later("an amulet")};
    return tr(names[index(item)]);
}

std::string choice_words(const Action& action) {
    if (action.neutral == 0) {
        return tr("choose \"{}\"", task_title(action.task()));
    }
    return tr("choose \"{}\", with the neutral tile on \"{}\"", task_title(action.task()),
              task_title(static_cast<Task>(action.neutral - 1)));
}

std::string seat_words(int seat) {
    return wording::capitalized(wording::seat(static_cast<std::size_t>(seat)));
}

int pigs_of(const Farm& farm) {
    int all = 0;
    for (const auto count : farm.all_pigs()) {
        all += count;
    }
    return all;
}

int dollars(const State& state, int seat, Account account) {
    return state.farm(seat).dollars[index(account)];
}

/// The state with the action's own outcome only. Another action follows, so that no turn ends.
State with_outcome(const State& before, const Action& action) {
    State result = before;
    if (action.kind != ActionKind::Choose && action.kind != ActionKind::Done &&
        action.kind != ActionKind::Vaccinate) {
        result = before.with_actions(before.actions_left() + 1);
        result.apply(action);
    }
    return result;
}

/// What all have chosen, once the last has.
std::string choices_words(const State& state) {
    std::string text;
    for (int seat = 0; seat < state.players(); ++seat) {
        if (const auto task = state.choice(seat)) {
            text += (text.empty() ? "" : "; ") +
                    tr("{}: {} ({})", seat_words(seat), task_title(*task), state.share(seat));
        }
    }
    return text;
}

void add_seat(std::vector<std::string>& lines, const State& before, const State& after, int seat) {
    const auto gained = [&](Account account) {
        return dollars(after, seat, account) - dollars(before, seat, account);
    };
    const std::string name = seat_words(seat);
    if (const int sum = gained(Account::Compensation); sum != 0) {
        lines.push_back(trn("{1}: {0} dollar for actions left undone",
                            "{1}: {0} dollars for actions left undone", sum, name));
    }
    if (const int sum = gained(Account::Seasons); sum != 0) {
        lines.push_back(trn("{1}: {0} dollar from the season card",
                            "{1}: {0} dollars from the season card", sum, name));
    }
    if (const int sum = gained(Account::FinalSales); sum != 0) {
        lines.push_back(trn("{1} sells pigs for {0} dollar at the end",
                            "{1} sells pigs for {0} dollars at the end", sum, name));
        return;
    }
    if (const int more = pigs_of(after.farm(seat)) - pigs_of(before.farm(seat)); more > 0) {
        lines.push_back(trn("{1}: {0} baby from the season card",
                            "{1}: {0} babies from the season card", more, name));
    } else if (more < 0) {
        lines.push_back(trn("{1} loses {0} pig without a vaccine",
                            "{1} loses {0} pigs without a vaccine", -more, name));
    }
}

} // namespace

std::string a_pig(Size size, bool is_vaccinated) {
    constexpr std::array names{tr_later("a baby"), tr_later("a small pig"),
                               tr_later("a medium pig"), tr_later("a big pig")};
    constexpr std::array vaccinated{
        tr_later("a vaccinated baby"), tr_later("a vaccinated small pig"),
        tr_later("a vaccinated medium pig"), tr_later("a vaccinated big pig")};
    return tr(is_vaccinated ? vaccinated[index(size)] : names[index(size)]);
}

std::string deed(const Action& action) {
    const auto pig = [&] { return a_pig(action.size(), action.is_vaccinated); };
    switch (action.kind) {
    case ActionKind::Choose:
        return choice_words(action);
    case ActionKind::Feed:
        return action.uses_item ? tr("feed {} with a supplement", pig()) : tr("feed {}", pig());
    case ActionKind::Mate:
        return action.uses_item ? tr("mate {} with an amulet", pig()) : tr("mate {}", pig());
    case ActionKind::BuyPig:
        return tr("buy {}", a_pig(action.size()));
    case ActionKind::BuyItem:
        return tr("buy {}", an_item(action.item()));
    case ActionKind::BuyMeadow:
        return tr("buy a meadow");
    case ActionKind::Sell:
        return tr("sell {}", pig());
    case ActionKind::Vaccinate:
        return tr("vaccinate {}", a_pig(action.size()));
    case ActionKind::Done:
        break;
    }
    return tr("stop here");
}

std::string gain(const State& state, const Action& action) {
    const int seat = state.seat();
    const State after = with_outcome(state, action);
    const int sum = after.farm(seat).money - state.farm(seat).money;
    const std::string amount =
        trn("{} dollar", "{} dollars", std::abs(sum)); // the sign stands before it
    return sum == 0 ? "" : (sum > 0 ? "+" : "−") + amount;
}

bool is_hidden(const State& state, int seat, Viewer viewer) {
    return viewer && viewer != seat && state.phase() == Phase::Choose && !state.over() &&
           !state.game().variants().chooses_openly;
}

std::string turn_title(const State& state) {
    if (state.phase() == Phase::Prepare) {
        return tr("Before the first turn");
    }
    return tr("Turn {}, {}: {}", state.round(), season_title(state.card().season),
              state.card().name);
}

std::vector<std::string> consequences(const State& before, const Action& action,
                                      const State& after) {
    std::vector<std::string> lines;
    if (before.phase() == Phase::Choose && after.phase() == Phase::Act) {
        lines.push_back(choices_words(after));
    }
    const State between = with_outcome(before, action);
    for (int seat = 0; seat < after.players(); ++seat) {
        add_seat(lines, between, after, seat);
    }
    if (after.over()) {
        lines.push_back(outcome(after));
    }
    return lines;
}

std::string outcome(const State& state) {
    const std::vector<int> winners = state.winners();
    const int dollars = state.farm(winners.front()).money;
    if (winners.size() == 1) {
        return trn("{1} wins with {0} dollar", "{1} wins with {0} dollars", dollars,
                   seat_words(winners.front()));
    }
    std::string names;
    for (const int seat : winners) {
        names += (names.empty() ? "" : ", ") + seat_words(seat);
    }
    return tr("A tie: {}", names);
}

} // namespace pampas::pigs
