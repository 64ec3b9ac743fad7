#include "analysis/balance/income_tally.h"

namespace pampas::balance {

void IncomeTally::see(const rules::State& state, const rules::Action& action,
                      const rules::Outcome& outcome) {
    if (action.kind == rules::ActionKind::PlayAnimal) {
        game_[static_cast<std::size_t>(state.seat())][Markets] += outcome.income;
    } else if (action.kind == rules::ActionKind::Harvest) {
        auto& figures = game_[static_cast<std::size_t>(state.seat())];
        figures[Harvests] += outcome.income;
        figures[ChipsTaken] += action.from == rules::no_cell ? 0 : 1;
    }
}

void IncomeTally::end(const WinParts& wins) {
    for (std::size_t seat = 0; seat < sums_.players(); ++seat) {
        const auto number = static_cast<int>(seat);
        sums_.count(number, wins[seat] > 0);
        for (std::size_t figure = 0; figure < figure_count; ++figure) {
            sums_.add(number, wins[seat] > 0, figure, game_[seat][figure]);
        }
    }
    game_ = {};
}

} // namespace pampas::balance
