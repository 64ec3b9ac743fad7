#include "engine/players/outlook.h"

#include <algorithm>
#include <cmath>

namespace pampas::players {
namespace {

using rules::Cell;

/// Animal cards that leave the stacks in a player's turn, from games between planning players.
constexpr double cards_a_turn = 1.0;

} // namespace

Outlook::Outlook(const rules::State& state, const Style& style)
    : state_(&state), style_(&style), markets_(state.position().board().markets().size()),
      steps_(state.position().board().cells() * markets_, far) {
    const rules::Position& position = state.position();
    std::vector<std::vector<Cell>> sides(markets_);
    position.each_empty(map::Space::Pampas, [&](Cell cell) {
        for (const std::uint16_t market : position.board().markets_at(cell)) {
            sides[market].push_back(cell);
        }
    });
    for (std::size_t market = 0; market < markets_; ++market) {
        if (!position.reaches(seat(), market)) {
            walk(market, sides[market]);
        }
    }
    for (std::size_t part = 0; part < nearness_.size(); ++part) {
        nearness_[part] = std::pow(style.nearness, static_cast<double>(part) / parts);
    }
    const auto& animals = state.animals();
    const double a_round = cards_a_turn * state.players();
    const auto supply = static_cast<double>(animals.supply().size());
    const auto all = supply + static_cast<double>(animals.set_aside().size());
    rounds_left_ = state.stacks_out() == 2 ? 0 : all / a_round;
    const bool interim =
        rules().scoring == rules::ScoringMode::InterimAndFinal && state.scorings().empty();
    rounds_to_interim_ = !interim ? -1 : state.stacks_out() > 0 ? 0 : supply / a_round;
}

void Outlook::walk(std::size_t market, std::vector<Cell>& reached) {
    const rules::Position& position = state_->position();
    for (const Cell cell : reached) {
        steps_[cell * markets_ + market] = 1;
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Cell cell = reached[next];
        const Steps steps = steps_[cell * markets_ + market];
        if (steps + 1 >= far) {
            break;
        }
        for (const Cell near : position.board().neighbours(cell)) {
            Steps& there = steps_[near * markets_ + market];
            if (there == far && position.is_empty(near) &&
                position.space(near) == map::Space::Pampas) {
                there = static_cast<Steps>(steps + 1);
                reached.push_back(near);
            }
        }
    }
}

double Outlook::scorings(double actions) const {
    const double rounds = actions / rules().actions_per_turn;
    if (rounds_to_interim_ < 0) {
        return 1;
    }
    return 1 + std::clamp(rounds_to_interim_ + 1 - rounds, 0.0, 1.0);
}

} // namespace pampas::players
