#include "analysis/review/decision.h"

#include "analysis/review/chances.h"

#include <array>
#include <string>
#include <utility>

namespace pampas::review {
namespace {

using players::Plan;
using rules::Action;
using rules::State;
using wording::Playback;

/// The total playouts of a search: enough for plans to differ beyond chance.
constexpr players::SearchBudget search_budget{240};

/// How many deals of unseen cards a rough look takes.
constexpr std::size_t rough_deals = 3;

/// The numbers of streams that are not for playouts.
constexpr std::size_t first_rough_stream = PlayoutOptions::playouts_bounds.most;
constexpr std::size_t search_stream = first_rough_stream + rough_deals;

void carry_out(const Plan& plan, State& state) {
    for (const Action& action : plan) {
        state.apply(action);
    }
}

Plan searched(const State& state, const PlayoutOptions& options, std::size_t moment) {
    const std::array bots{std::string("search:learned")};
    const players::Lineup lineup(bots, state.players(), search_budget);
    players::Lineup::Memory memory;
    chance::Stream stream = stream_of(options, moment, search_stream);
    return lineup.plan(state, memory, stream);
}

/// The judged chance of the seat to move at the end of its turn.
double chance_after(const Plan& plan, State state, ChanceJudge& judge) {
    const int seat = state.seat();
    const int round = state.round();
    carry_out(plan, state);
    if (!state.over() && state.seat() == seat && state.round() == round) {
        PlayoutPlayer(state).finish_turn(state);
    }
    return judge.chances(state)[rules::index(seat)];
}

} // namespace

Decision decision_after(const Playback& playback, std::size_t actions) {
    const State before = playback.after(actions);
    Decision decision{actions + 1, actions + 1, before.seat()};
    const auto ends = [&](const Action& action) {
        return rules::shows_card(action) || action.kind == rules::ActionKind::EndTurn;
    };
    while (decision.last < playback.actions() && !ends(playback.step(decision.last).action)) {
        ++decision.last;
    }
    const bool is_turn_over =
        decision.last - actions == static_cast<std::size_t>(before.actions_left());
    const bool goes_on = decision.last < playback.actions() &&
                         playback.step(decision.last).action.kind != rules::ActionKind::EndTurn;
    decision.last += is_turn_over && goes_on ? 1 : 0;
    return decision;
}

std::vector<Decision> decisions(const Playback& playback) {
    std::vector<Decision> all;
    for (std::size_t done = 0; done < playback.actions(); done = all.back().last) {
        all.push_back(decision_after(playback, done));
    }
    return all;
}

Plan played(const Playback& playback, const Decision& decision) {
    Plan plan;
    for (std::size_t number = decision.first; number <= decision.last; ++number) {
        plan.push_back(playback.step(number).action);
    }
    return plan;
}

Alternative alternative(const State& before, const Plan& played, std::size_t moment,
                        const PlayoutOptions& options, const simulation::RunControl& control,
                        const Rigour& rigour) {
    Alternative result{searched(before, options, moment), false, {}};
    result.is_played = result.plan == played;
    if (result.is_played) {
        result.gain.mean.resize(rules::index(before.players()));
        control.spare(games_of_pair * options.playouts);
        return result;
    }
    const auto doing = [](const Plan& plan) {
        return [&plan](State& state, chance::Stream&) { carry_out(plan, state); };
    };
    result.gain = compare(before,
                          {.one = doing(result.plan),
                           .other = doing(played),
                           .seat = before.seat(),
                           .viewer = before.seat(),
                           .moment = moment,
                           .rigour = rigour},
                          options, control);
    return result;
}

Alternative alternative(const Playback& playback, const Decision& decision,
                        const PlayoutOptions& options, const simulation::RunControl& control,
                        const Rigour& rigour) {
    return alternative(playback.after(decision.first - 1), played(playback, decision),
                       decision.first - 1, options, control, rigour);
}

double probable_loss(const Playback& playback, const Decision& decision,
                     const PlayoutOptions& options) {
    const State before = playback.after(decision.first - 1);
    const Plan done = played(playback, decision);
    const Plan better = PlayoutPlayer(before).plan(before);
    if (better == done || before.must_pass()) {
        return 0;
    }
    ChanceJudge judge;
    double loss = 0;
    for (std::size_t number = 0; number < rough_deals; ++number) {
        chance::Stream stream = stream_of(options, decision.first - 1, first_rough_stream + number);
        State dealt = before;
        dealt.redeal_unseen(before.seat(), stream);
        loss += chance_after(better, dealt, judge) - chance_after(done, dealt, judge);
    }
    return loss / rough_deals;
}

} // namespace pampas::review
