#include "tests/training/self_play.h"

#include "engine/players/planned_position.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/run.h"

#include <algorithm>

namespace pampas::training {
namespace {

using players::Features;
using players::LearnedValue;

/// One plan in so many is drawn from the best `tried_plans`.
constexpr std::size_t tried_once_in = 7;
constexpr std::size_t tried_plans = 6;

/// One game in so many is played by another ruleset than the usual one.
constexpr std::size_t usual_rules_but_once_in = 4;

/// Judges nothing: for its features.
const LearnedValue& blank() {
    static const LearnedValue value = [] {
        players::NetworkData data;
        data.inputs.assign(LearnedValue::hidden_units, std::vector<int>(players::feature_count));
        data.biases.assign(LearnedValue::hidden_units, 0);
        data.win.hidden = data.biases;
        data.win.direct.assign(players::feature_count, 0);
        data.lead = data.win;
        return LearnedValue(data);
    }();
    return value;
}

Features features_after(const rules::State& state, const players::Plan& plan,
                        players::MarketFieldCache& fields) {
    const players::EvaluationContext context(state, state.seat(), {players::balanced(), &blank()},
                                             fields);
    players::PlannedPosition planned(context);
    for (const rules::Action& action : plan) {
        planned.apply(action);
    }
    return planned.features();
}

/// A game that gathers examples.
class Lesson {
  public:
    Lesson(const rules::Game& game, std::span<const Player> pool, chance::Stream stream)
        : stream_(stream), state_(game.set_up(stream_)) {
        for (int seat = 0; seat < game.players(); ++seat) {
            players_.push_back(pool[stream_.below(pool.size())]);
        }
        latest_.resize(players_.size(), none);
    }

    std::vector<Example> play() {
        while (!state_.over()) {
            for (const rules::Action& action : plan()) {
                state_.apply(action);
            }
        }
        for (std::size_t number = 0; number < examples_.size(); ++number) {
            examples_[number].win = won(seats_[number]);
            examples_[number].lead = lead(seats_[number]);
        }
        return std::move(examples_);
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    players::Plan plan() {
        if (state_.must_pass() || state_.round() > players::last_round) {
            return {rules::Action::end_turn()};
        }
        const Player& player = players_[static_cast<std::size_t>(state_.seat())];
        const players::EvaluationContext context(state_, state_.seat(),
                                                 {players::balanced(), player.learned}, fields_);
        const bool tries = stream_.below(tried_once_in) == 0;
        const auto plans = players::best_plans(context, player.beam, tries ? tried_plans : 1);
        const std::size_t rank = stream_.below(plans.size());
        note(plans[rank].actions, plans.front().actions);
        return players::known_part(plans[rank].actions, state_.actions_left());
    }

    void note(const players::Plan& plan, const players::Plan& best) {
        std::size_t& latest = latest_[static_cast<std::size_t>(state_.seat())];
        if (latest != none) {
            examples_[latest].next = examples_.size() - latest;
        }
        latest = examples_.size();
        seats_.push_back(state_.seat());
        examples_.push_back({.features = features_after(state_, plan, fields_),
                             .best = features_after(state_, best, fields_),
                             .is_tried = plan != best});
    }

    float won(int seat) const {
        const std::vector<int> winners = state_.winners();
        return static_cast<float>(std::ranges::count(winners, seat)) /
               static_cast<float>(winners.size());
    }
    float lead(int seat) const {
        int best = 0;
        for (int other = 0; other < state_.players(); ++other) {
            best = other == seat ? best : std::max(best, state_.points(other));
        }
        return static_cast<float>(state_.points(seat) - best);
    }

    chance::Stream stream_;
    rules::State state_;
    players::MarketFieldCache fields_;
    std::vector<Player> players_;
    std::vector<Example> examples_;
    std::vector<int> seats_;          ///< of the examples
    std::vector<std::size_t> latest_; ///< each seat's latest example
};

} // namespace

School::School(std::span<const map::Map> maps) {
    for (const map::Map& map : maps) {
        for (const rules::Ruleset& rules : rules::rulesets()) {
            const bool is_usual = rules.name == rules::usual_ruleset().name;
            for (int players = rules.least_players; players <= rules.most_players; ++players) {
                (is_usual ? usual_ : others_)
                    .push_back(std::make_unique<const rules::Game>(map, rules, players));
            }
        }
    }
}

std::vector<Example> School::play(std::span<const Player> pool, std::uint64_t seed,
                                  std::size_t number) const {
    chance::Stream stream(seed, number);
    const auto& games = stream.below(usual_rules_but_once_in) != 0 ? usual_ : others_;
    const rules::Game& game = *games[stream.below(games.size())];
    return Lesson(game, pool, stream).play();
}

std::vector<Example> School::examples(std::span<const Player> pool, std::uint64_t seed,
                                      std::size_t first, std::size_t end,
                                      std::size_t threads) const {
    std::vector<std::vector<Example>> games(end - first);
    simulation::on_threads({first, end}, threads, {}, [&](std::size_t, std::size_t number) {
        games[number - first] = play(pool, seed, number);
        return std::size_t{1};
    });
    std::vector<Example> all;
    for (const std::vector<Example>& game : games) {
        all.insert(all.end(), game.begin(), game.end());
    }
    return all;
}

void look_ahead(std::span<Example> examples, float lambda,
                const std::function<Expected(const Features&)>& expected) {
    for (std::size_t number = examples.size(); number-- > 0;) {
        Example& example = examples[number];
        if (example.next == 0) {
            continue;
        }
        const Example& next = examples[number + example.next];
        const Expected now = expected(next.is_tried ? next.best : next.features);
        const float share = next.is_tried ? 0 : lambda;
        example.win = share * next.win + (1 - share) * now.win;
        example.lead = share * next.lead + (1 - share) * now.lead;
    }
}

} // namespace pampas::training
