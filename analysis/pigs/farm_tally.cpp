#include "analysis/pigs/farm_tally.h"

#include "analysis/balance/win_rate.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

namespace pampas::pigs {
namespace {

/// The money of each seat and what its pigs are worth on the market.
std::vector<std::int64_t> wealth_of(const State& state) {
    std::vector<std::int64_t> wealth;
    for (int seat = 0; seat < state.players(); ++seat) {
        const PigCounts pigs = state.farm(seat).all_pigs();
        wealth.push_back(std::inner_product(pigs.begin(), pigs.end(),
                                            state.edition().pig_prices.begin(),
                                            std::int64_t{state.points(seat)}));
    }
    return wealth;
}

/// The task that an action belongs to while players act.
std::optional<Task> task_of(ActionKind kind) {
    using enum ActionKind;
    switch (kind) {
    case Feed:
        return Task::Feed;
    case Mate:
        return Task::Mate;
    case BuyPig:
    case BuyItem:
    case BuyMeadow:
        return Task::Buy;
    case Sell:
        return Task::Sell;
    default:
        return std::nullopt;
    }
}

} // namespace

double ratio(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

FarmTally::FarmTally(const Game& game, simulation::Pairing pairing)
    : seats_(game.players(), accounts),
      deals_(game.players(), simulation::games_per_deal(pairing, game.players())),
      cards_(game.edition().cards.size()), players_(game.players(), farm_figures),
      game_(index(game.players())) {}

void FarmTally::begin(const State& start) {
    std::ranges::fill(game_, Figures{});
    is_preparing_ = start.phase() == Phase::Prepare;
    turn_ = 1;
    played_ = {start.card_number()};
    wealth_ = {wealth_of(start)};
}

void FarmTally::see(const State& state, int seat, const Action& action, const Outcome& outcome) {
    Figures& figures = game_[index(seat)];
    actions_ += action.kind == ActionKind::Done ? 0 : 1;
    if (action.kind == ActionKind::Choose) {
        ++tasks_[action.what].chosen;
        ++figures[TasksChosen + action.what];
        if (state.phase() != Phase::Choose) { // all have chosen
            count_turn(state);
        }
    } else if (const auto task = task_of(action.kind); task) {
        tasks_[index(*task)].done += is_preparing_ ? 0 : 1;
        tasks_[index(*task)].dollars += is_preparing_ ? 0 : outcome.dollars;
        figures[ItemsBought + action.what] += action.kind == ActionKind::BuyItem ? 1 : 0;
        figures[PigsSold] += action.kind == ActionKind::Sell ? 1 : 0;
    }
    is_preparing_ = !state.over() && state.phase() == Phase::Prepare;
    if (state.round() != turn_ || state.over()) {
        wealth_.push_back(wealth_of(state));
        turn_ = state.round();
        if (!state.over()) {
            played_.push_back(state.card_number());
        }
    }
}

/// Counts how the tasks of a turn were shared.
void FarmTally::count_turn(const State& state) {
    std::array<std::size_t, tasks> tiles{};
    for (int seat = 0; seat < state.players(); ++seat) {
        const std::size_t task = index(*state.choice(seat));
        ++tiles[task];
        tasks_[task].allowed += state.share(seat);
    }
    if (const auto neutral = state.neutral_choice()) {
        ++tiles[index(*neutral)];
    }
    for (std::size_t task = 0; task < tasks; ++task) {
        ++tasks_[task].shared[tiles[task]];
    }
}

void FarmTally::end(const State& state) {
    const balance::WinParts wins = balance::win_parts(state);
    seats_.add(state, wins);
    deals_.add(state, wins);
    for (int seat = 0; seat < state.players(); ++seat) {
        Figures& figures = game_[index(seat)];
        std::ranges::copy(state.farm(seat).dollars, figures.begin());
        figures[MeadowsOwned] = state.farm(seat).meadows;
        const bool won = wins[index(seat)] > 0;
        players_.count(seat, won);
        for (std::size_t figure = 0; figure < farm_figures; ++figure) {
            players_.add(seat, won, figure, figures[figure]);
        }
    }
    count_cards(state.winners());
}

/// Counts what each turn brought to the winners.
void FarmTally::count_cards(const std::vector<int>& winners) {
    for (std::size_t turn = 0; turn < played_.size(); ++turn) {
        CardFigures& card = cards_[played_[turn]];
        std::vector<std::int64_t> gains(wealth_[turn].size());
        std::ranges::transform(wealth_[turn + 1], wealth_[turn], gains.begin(), std::minus());
        const std::int64_t all = std::accumulate(gains.begin(), gains.end(), std::int64_t{0});
        ++card.turns;
        card.wealth += all;
        for (const int winner : winners) {
            const std::int64_t gain = gains[index(winner)] * std::ssize(gains) - all;
            ++card.winners;
            card.winners_gain += gain;
            card.squared += gain * gain;
        }
    }
}

void FarmTally::add(const FarmTally& others) {
    balance::add_numbers(seats_, others.seats_);
    deals_.add(others.deals_);
    balance::add_numbers(*this, others);
}

} // namespace pampas::pigs
