#include "analysis/repair/repair.h"

#include "analysis/design/race.h"
#include "analysis/graph/stop.h"
#include "engine/map/difference.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <tuple>

namespace pampas::repair {
namespace {

constexpr std::size_t guiding_games = 400;
/// Maps kept from one round to the next; a race returns twice as many.
constexpr std::size_t beam_width = 3;
/// Proposals kept for each number of changes.
constexpr std::size_t kept_of_each = 2;

/// At most two spaces change per round.
std::size_t rounds_of(const RepairPlan& plan) {
    return std::max(plan.limits.changes / 2, std::size_t{1});
}

/// For a goal of games: a gap below the tolerance at every number of players.
bool reaches_goal(const Proposal& proposal, const RepairPlan& plan) {
    return plan.goal.kind == Goal::Kind::Gap
               ? design::widest(proposal.fairnesses).gap < plan.tolerance
               : proposal.distance <= 0;
}

/// The quality of a proposal; less is better.
std::pair<double, double> worth(const Proposal& proposal) {
    return {proposal.distance, design::widest(proposal.fairnesses).gap};
}

/// The first proposal that reaches the goal, otherwise the last.
std::optional<std::size_t> best_of(const std::vector<Proposal>& proposals, const RepairPlan& plan) {
    if (proposals.empty()) {
        return std::nullopt;
    }
    const auto reached = std::ranges::find_if(
        proposals, [&](const Proposal& one) { return reaches_goal(one, plan); });
    return std::min(proposals.size() - 1, static_cast<std::size_t>(reached - proposals.begin()));
}

/// The Pareto front of changes against quality, with its best proposal: those better than all with
/// fewer changes, including the unchanged map.
Repair front(std::vector<Proposal> proposals, const map::Map& map, const RepairPlan& plan) {
    std::ranges::stable_sort(proposals, {}, [&](const Proposal& one) {
        return std::tuple(one.changes, one.variant != Variant{map}, worth(one));
    });
    Repair result;
    result.before = proposals.front();
    auto least = worth(result.before);
    for (Proposal& one : proposals) {
        if (worth(one) < least) {
            least = worth(one);
            result.proposals.push_back(std::move(one));
        }
    }
    result.best = best_of(result.proposals, plan);
    return result;
}

class RepairSearch {
  public:
    RepairSearch(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
                 const simulation::RunControl& control)
        : map_(map), rules_(rules), plan_(plan), control_(control),
          contest_(plan.trial, plan.tolerance, plan.confirming_games, control),
          searching_(contest_.searching()), as_it_is_trial_(map, rules, plan.trial) {}

    Repair run() {
        bool is_reached = false;
        try {
            is_reached = reaches_goal_as_it_is();
            if (!is_reached) {
                search();
            }
        } catch (const graph::Stopped&) { // keeps what was found so far
        }
        Repair result = front(confirmed(), map_, plan_);
        result.is_reached = is_reached;
        result.games = contest_.games();
        result.interrupted = control_.is_stopped();
        return result;
    }

  private:
    /// Whether the original map reaches the goal, judged by games if the goal needs them. Throws
    /// `graph::Stopped`.
    bool reaches_goal_as_it_is() {
        if (plan_.goal.kind != Goal::Kind::Gap) {
            measure_.emplace(map_, plan_.goal, plan_.limits.client, searching_.token());
            as_it_is_.distance = measure_->distance();
            return reaches_goal(as_it_is_, plan_);
        }
        return play_as_it_is(searching_) && reaches_goal(as_it_is_, plan_);
    }

    /// Plays the remaining confirming deals on the original map; false if stopped.
    bool play_as_it_is(const simulation::RunControl& control, bool must_play = false) {
        const bool are_all = contest_.confirm(std::array{&as_it_is_trial_}, control, must_play);
        contest_.judge(as_it_is_, as_it_is_trial_);
        return are_all;
    }

    void search() {
        Variations variations(
            Moves(map_, plan_.limits, weights()), plan_.pesos ? plan_.trial.players.front() : 0,
            chance::Stream(plan_.trial.experiment.dealing.seed, design::Contest::drawing_stream));
        std::vector<Variant> beam{{map_}};
        const std::size_t rounds = rounds_of(plan_);
        for (std::size_t round = 0; round < rounds && !searching_.is_stopped(); ++round) {
            const std::vector<Variant> variants = variations.with_changes(beam, plan_.candidates);
            if (variants.size() == beam.size() && round > 0) {
                break; // no new variants
            }
            beam = best_of(variants, round);
        }
        if (!searching_.is_stopped()) {
            best_of(variations.with_fewer(beam), rounds);
        }
    }

    std::vector<double> weights() {
        return measure_ ? measure_->blame()
                        : spaces_that_tell(map_, rules_, plan_.trial, guiding_games, searching_);
    }

    /// The variants that continue, the best first; also keeps some for each number of changes.
    std::vector<Variant> best_of(const std::vector<Variant>& variants, std::size_t round) {
        std::vector<Variant> beam;
        for (Proposal& proposal : raced(nearest(variants), round)) {
            if (beam.size() < beam_width) {
                beam.push_back(proposal.variant);
            }
            keep(std::move(proposal));
        }
        return beam.empty() ? variants : beam;
    }

    void keep(Proposal proposal) {
        auto& those = kept_[proposal.changes];
        const bool is_known =
            proposal.variant == as_it_is_.variant ||
            std::ranges::find(those, proposal.variant, &Proposal::variant) != those.end();
        if (!is_known && those.size() < kept_of_each) {
            those.push_back(std::move(proposal));
        }
    }

    /// The variants nearest to a goal that needs no games. Throws `graph::Stopped`.
    std::vector<Proposal> nearest(const std::vector<Variant>& variants) {
        std::vector<Proposal> proposals;
        proposals.reserve(variants.size());
        for (const Variant& variant : variants) {
            proposals.push_back(
                {.variant = variant, .changes = map::differences(map_, variant.map).size()});
        }
        if (!measure_) {
            return proposals;
        }
        measure(proposals);
        constexpr std::size_t most = 16;
        const double least = std::ranges::min(proposals, {}, &Proposal::distance).distance;
        std::erase_if(proposals, [&](const Proposal& one) { return one.distance > least; });
        proposals.resize(std::min(proposals.size(), most));
        return proposals;
    }

    void measure(std::vector<Proposal>& proposals) {
        const std::stop_token& stop = searching_.token();
        simulation::on_threads({0, proposals.size()}, plan_.trial.experiment.threads,
                               searching_.apart(), [&](std::size_t, std::size_t number) {
                                   Proposal& one = proposals[number];
                                   one.distance = measure_->distance(one.variant.map, stop);
                                   return std::size_t{0};
                               });
        graph::go_on_unless(stop); // some may be unmeasured
    }

    design::Trial trial_of(const Proposal& proposal) const {
        const auto& [map, pesos] = proposal.variant;
        return {map, pesos.empty() ? rules_ : design::with_pesos(rules_, pesos), plan_.trial};
    }

    /// The fairest proposals, the fairest first; none when stopped before the first game.
    std::vector<Proposal> raced(std::vector<Proposal> proposals, std::size_t round) {
        std::vector<Proposal> result =
            contest_.raced(std::move(proposals), 2 * beam_width, plan_.games, round,
                           [this](const Proposal& one) { return trial_of(one); });
        if (result.empty() || result.front().fairnesses.empty()) {
            return {};
        }
        control_.reach({design::widest(result.front().fairnesses).gap, result.front().changes});
        return result;
    }

    /// The kept proposals and the original map, judged by fresh deals. When stopped before any,
    /// proposals keep the figures of the search and the original map plays one deal.
    std::vector<Proposal> confirmed() {
        play_as_it_is(control_, true);
        std::vector<Proposal> proposals{as_it_is_};
        for (const auto& [changes, those] : kept_) {
            std::ranges::copy(those, std::back_inserter(proposals));
        }
        contest_.confirm(std::span(proposals).subspan(1), false,
                         [this](const Proposal& one) { return trial_of(one); });
        return proposals;
    }

    const map::Map& map_;
    const rules::Ruleset& rules_;
    const RepairPlan& plan_;
    const simulation::RunControl& control_;
    design::Contest contest_;
    const simulation::RunControl& searching_;
    Proposal as_it_is_{.variant = {map_}};
    design::Trial as_it_is_trial_;                      ///< on the confirming deals
    std::optional<GoalMeasure> measure_;                ///< for a goal that needs no games
    std::map<std::size_t, std::vector<Proposal>> kept_; ///< by number of changes
};

} // namespace

std::size_t most_games(const RepairPlan& plan) {
    const std::size_t rounds = rounds_of(plan);
    const std::size_t maps = 1 + kept_of_each * plan.limits.changes;
    const std::size_t players = plan.trial.players.size();
    const std::size_t guiding = plan.goal.kind == Goal::Kind::Gap ? guiding_games * players : 0;
    return guiding + (rounds + 1) * plan.games + maps * plan.confirming_games * players;
}

Repair repair(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
              const simulation::RunControl& control) {
    RepairPlan kept = plan;
    if (plan.limits.keep_symmetry) {
        kept.limits.symmetries = whole_symmetries(map);
    }
    require_reachable(map, kept.goal, kept.limits);
    return RepairSearch(map, rules, kept, control).run();
}

} // namespace pampas::repair
