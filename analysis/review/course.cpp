#include "analysis/review/course.h"

#include <algorithm>
#include <numeric>

namespace pampas::review {
namespace {

using rules::Action;
using rules::State;
using wording::Playback;
using wording::Step;

/// Many enough for the mean chance to be right to a few thousandths.
constexpr std::size_t deals = 256;

/// A stream that only breaks ties among cards of a kind or deals for a mean: nobody plays by it.
constexpr std::uint64_t stream_seed = 1;

void add(Chances& sum, const Chances& more, double times) {
    sum.resize(more.size());
    for (std::size_t seat = 0; seat < more.size(); ++seat) {
        sum[seat] += times * more[seat];
    }
}

Chances chances_before_deal(const Playback& playback, ChanceJudge& judge) {
    Chances mean;
    for (std::size_t number = 0; number < deals; ++number) {
        chance::Stream stream(stream_seed, number);
        rules::Setup setup = playback.game().deal(stream);
        setup.terrain = playback.setup().terrain;
        add(mean, judge.chances(playback.game().start(setup)), 1.0 / deals);
    }
    return mean;
}

bool is_draw(const Action& action) {
    return rules::shows_card(action) && action.item == rules::from_supply;
}

/// The mean chances after a purchase from the supply, of all cards that might come.
Chances expected_after(const State& before, const Action& purchase, ChanceJudge& judge) {
    chance::Stream stream(stream_seed);
    const std::vector<int> pile = before.cards_to_come(purchase);
    const double all = std::accumulate(pile.begin(), pile.end(), 0);
    Chances mean;
    for (std::size_t card = 0; card < pile.size(); ++card) {
        if (pile[card] > 0) {
            State other = before;
            other.exchange_next_card(purchase, static_cast<std::uint8_t>(card), stream);
            other.apply(purchase);
            add(mean, judge.chances(other), pile[card] / all);
        }
    }
    return mean;
}

void forget_after(Course& course, std::size_t actions) {
    if (course.after.size() > actions + 1) {
        course.after.resize(actions + 1);
        std::erase_if(course.draws, [=](const Draw& draw) { return draw.action > actions; });
    }
}

/// Adds the position after the next action, to which it moves `state`.
void follow_action(Course& course, const Step& step, State& state, ChanceJudge& judge) {
    Chances luck;
    if (is_draw(step.action)) {
        add(luck, expected_after(state, step.action, judge), -1);
    }
    state.apply(step.action);
    course.after.push_back(judge.chances(state));
    if (is_draw(step.action)) {
        add(luck, course.after.back(), 1);
        course.draws.push_back({course.after.size() - 1, step.seat, std::move(luck)});
    }
}

} // namespace

bool follow(Course& course, const Playback& playback, const simulation::RunControl& control) {
    forget_after(course, playback.actions());
    ChanceJudge judge;
    if (course.after.empty()) {
        course.before_deal = chances_before_deal(playback, judge);
        course.after.push_back(judge.chances(playback.after(0)));
    }
    State state = playback.after(course.after.size() - 1);
    while (course.after.size() <= playback.actions()) {
        if (control.is_stopped()) {
            return false;
        }
        follow_action(course, playback.step(course.after.size()), state, judge);
    }
    return true;
}

std::vector<Account> accounts(const Course& course) {
    std::vector<Account> accounts(course.before_deal.size());
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
        Account& account = accounts[seat];
        account.first_hands = course.after.front()[seat] - course.before_deal[seat];
        for (const Draw& draw : course.draws) {
            const bool is_own = draw.seat == static_cast<int>(seat);
            (is_own ? account.own_draws : account.others_draws) += draw.luck[seat];
        }
        account.play = course.after.back()[seat] - course.before_deal[seat] - account.luck();
    }
    return accounts;
}

} // namespace pampas::review
