#include "analysis/balance/board_tally.h"

namespace pampas::balance {

BoardTally::BoardTally(const rules::Game& game, simulation::Pairing pairing)
    : seats_(game.players(), rules::category_names.size()),
      deals_(game.players(), simulation::games_a_deal(pairing, game.players())), markets_(game),
      spaces_(game), income_(game.players()), course_(game.players()), scorings_(game.players()) {}

void BoardTally::see(const rules::State& state, const rules::Action& action,
                     const rules::Outcome& outcome) {
    if (action.kind != rules::ActionKind::EndTurn) {
        ++actions_.count;
    }
    markets_.see(state, action, outcome);
    income_.see(state, action, outcome);
    course_.see(state, action);
}

void BoardTally::end(const rules::State& state) {
    const std::int64_t deals_before = deals_.deals();
    const WinParts wins = win_parts(state);
    seats_.add(state, wins);
    deals_.add(state, wins);
    markets_.end(wins);
    spaces_.end(state, wins);
    income_.end(wins);
    course_.end(wins);
    scorings_.end(state, wins);
    if (deals_.deals() > deals_before) {
        markets_.end_deal();
        scorings_.end_deal();
    }
}

void BoardTally::add(const BoardTally& others) {
    seats_.add(others.seats_);
    deals_.add(others.deals_);
    actions_.count += others.actions_.count;
    markets_.add(others.markets_);
    spaces_.add(others.spaces_);
    income_.add(others.income_);
    course_.add(others.course_);
    scorings_.add(others.scorings_);
}

} // namespace pampas::balance
