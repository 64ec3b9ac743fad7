#include "analysis/repair/repair.h"

#include "analysis/design/effort.h"
#include "analysis/design/race.h"
#include "analysis/repair/front.h"
#include "analysis/repair/guide.h"

#include <algorithm>
#include <map>

namespace pampas::repair {
namespace {

constexpr std::size_t guiding_games = 400;
/// So many maps go on from one round to the next; a race gives twice as many.
constexpr std::size_t beam_width = 3;
/// So many are kept for each number of changes.
constexpr std::size_t kept_of_each = 2;
/// Streams of the search's seed: one for what is drawn, those after it for deals.
constexpr std::uint64_t drawing_stream = 1;
constexpr std::uint64_t confirming_stream = 2;
constexpr std::uint64_t first_round_stream = 3;

/// Two spaces change in a round at most.
std::size_t rounds_of(const RepairPlan& plan) {
    return std::max(plan.limits.changes / 2, std::size_t{1});
}

class Search {
  public:
    Search(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
           const RepairListener& listener)
        : map_(map), rules_(rules), plan_(plan), listener_(listener),
          effort_(listener.run, listener.enough),
          variations_(Moves(map, plan.limits, weights()),
                      plan.pesos ? plan.trial.players.front() : 0,
                      chance::Stream(plan.trial.experiment.dealing.seed, drawing_stream)) {}

    Repair run() {
        std::vector<Variant> beam{{map_}};
        const std::size_t rounds = rounds_of(plan_);
        for (std::size_t round = 0; round < rounds && !effort_.is_enough(); ++round) {
            std::vector<Variant> variants = variations_.with_changes(beam, plan_.candidates);
            if (variants.size() == beam.size() && round > 0) {
                break; // there are no more
            }
            beam = best_of(variants, round);
        }
        if (!effort_.is_enough()) {
            best_of(variations_.with_fewer(beam), rounds);
        }
        Repair result = front(confirmed(), map_, plan_);
        result.games = effort_.games();
        result.interrupted = effort_.is_stopped();
        return result;
    }

  private:
    std::vector<double> weights() {
        if (plan_.goal.kind != Goal::Kind::Gap) {
            return blame(map_, plan_.goal, plan_.limits.client);
        }
        return spaces_that_tell(map_, rules_, plan_.trial, guiding_games, effort_.searching());
    }

    double distance_of(const Variant& variant) const {
        return distance(variant.map, plan_.goal, plan_.limits.client);
    }

    /// The best, the first of all first; some are kept for each number of changes.
    std::vector<Variant> best_of(const std::vector<Variant>& variants, std::size_t round) {
        std::vector<Proposal> best = raced(nearest(variants), round);
        std::vector<Variant> beam;
        for (Proposal& proposal : best) {
            if (beam.size() < beam_width) {
                beam.push_back(proposal.variant);
            }
            keep(std::move(proposal));
        }
        return beam.empty() ? variants : beam;
    }

    void keep(Proposal proposal) {
        auto& those = kept_[proposal.changes];
        const bool is_kept =
            std::ranges::find(those, proposal.variant, &Proposal::variant) != those.end();
        if (!is_kept && (proposal.variant == Variant{map_} || those.size() < kept_of_each)) {
            those.push_back(std::move(proposal));
        }
    }

    /// Those that are nearest to a goal which is not of games.
    std::vector<Variant> nearest(std::vector<Variant> variants) const {
        if (plan_.goal.kind == Goal::Kind::Gap) {
            return variants;
        }
        constexpr std::size_t most = 16;
        std::vector<double> distances;
        for (const Variant& variant : variants) {
            distances.push_back(distance_of(variant));
        }
        const double least = std::ranges::min(distances);
        std::vector<Variant> result;
        for (std::size_t at = 0; at < variants.size() && result.size() < most; ++at) {
            if (distances[at] <= least) {
                result.push_back(std::move(variants[at]));
            }
        }
        return result;
    }

    std::vector<design::Trial> trials_of(std::span<const Variant> variants,
                                         const design::TrialPlan& plan) const {
        std::vector<design::Trial> trials;
        for (const Variant& variant : variants) {
            trials.emplace_back(variant.map,
                                variant.extra_pesos.empty()
                                    ? rules_
                                    : design::with_pesos(rules_, variant.extra_pesos),
                                plan);
        }
        return trials;
    }

    /// The fairest of these, the fairest first, by common deals.
    std::vector<Proposal> raced(const std::vector<Variant>& variants, std::size_t round) {
        const design::TrialPlan plan = design::on_stream(plan_.trial, first_round_stream + round);
        std::vector<design::Trial> trials = trials_of(variants, plan);
        const auto order = design::race(pointers_to(trials), 2 * beam_width, plan_.games, plan,
                                        effort_.searching());
        std::vector<Proposal> result;
        for (const std::size_t number : order) {
            if (trials[number].deals() > 0) {
                result.push_back(proposal(variants[number], trials[number]));
            }
        }
        if (listener_.reached && !result.empty()) {
            listener_.reached(result.front().changes,
                              design::widest(result.front().fairnesses).gap);
        }
        return result;
    }

    Proposal proposal(const Variant& variant, const design::Trial& trial) const {
        Proposal result{.variant = variant,
                        .changes = variations_.moves().changes(variant.map),
                        .distance = distance_of(variant)};
        result.fairnesses = design::fairnesses(trial, plan_.tolerance);
        result.games = trial.games_played();
        return result;
    }

    /// What was kept and the map as it is, with fresh cards; when stopped before there are any, by
    /// the games of the search.
    std::vector<Proposal> confirmed() {
        std::vector<Proposal> proposals;
        std::vector<Variant> variants;
        keep({.variant = {map_}});
        for (const auto& [changes, those] : kept_) {
            for (const Proposal& one : those) {
                proposals.push_back(one);
                variants.push_back(one.variant);
            }
        }
        const design::TrialPlan plan = design::on_stream(plan_.trial, confirming_stream);
        std::vector<design::Trial> trials = trials_of(variants, plan);
        design::play_in_step(pointers_to(trials), design::deals_for(plan, plan_.confirming_games),
                             plan, effort_.confirming());
        if (trials.front().deals() > 0) {
            for (std::size_t number = 0; number < proposals.size(); ++number) {
                proposals[number] = proposal(variants[number], trials[number]);
            }
        }
        std::erase_if(proposals, [](const Proposal& one) { return one.fairnesses.empty(); });
        if (std::ranges::count(proposals, Variant{map_}, &Proposal::variant) == 0) {
            proposals.push_back(as_it_is(plan));
        }
        return proposals;
    }

    /// The map itself, by a deal that is played even when stopped.
    Proposal as_it_is(const design::TrialPlan& plan) {
        const Variant same{map_};
        std::vector<design::Trial> trial = trials_of({&same, 1}, plan);
        design::play_deals(pointers_to(trial), 1, plan, effort_.in_any_case());
        return proposal(same, trial.front());
    }

    const map::Map& map_;
    const rules::Ruleset& rules_;
    const RepairPlan& plan_;
    const RepairListener& listener_;
    design::Effort effort_;
    Variations variations_;
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
              const RepairListener& listener) {
    return Search(map, rules, plan, listener).run();
}

} // namespace pampas::repair
