#include "analysis/repair/repair.h"

#include "analysis/design/contest.h"
#include "analysis/graph/stop.h"
#include "engine/map/difference.h"
#include "engine/players/lineup.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>
#include <span>
#include <tuple>

namespace pampas::repair {
namespace {

constexpr std::size_t guiding_games = 400;
/// Maps kept from one round to the next; a race returns twice as many.
constexpr std::size_t beam_width = 3;
/// Proposals kept for each number of changes.
constexpr std::size_t kept_of_each = 2;

/// Games that compare the original map with what first rounds let expect of it.
std::size_t games_ahead(const RepairPlan& plan) {
    return std::min<std::size_t>(plan.games / 2, 500);
}

/// At most two spaces change per round.
std::size_t rounds_of(const RepairPlan& plan) {
    return std::max(plan.limits.changes / 2, std::size_t{1});
}

/// The quality of a proposal; less is better.
std::pair<double, double> worth(const Proposal& proposal) {
    return {proposal.distance, design::widest(proposal.fairnesses).gap};
}

/// Whether a proposal keeps the seats as fair as they are: each gap within the tolerance or, where
/// it is wider on the original map, not wider than that by more than half of it. These are likely
/// gaps, because chance widens those that are seen after few games; and while games are too few to
/// show that seats differ at all, they say nothing against a proposal.
bool keeps_fairness(const Proposal& proposal, const Proposal& before, double tolerance) {
    for (std::size_t table = 0; table < proposal.fairnesses.size(); ++table) {
        const double own = *before.fairnesses[table].likely_gap;
        const double most = own > tolerance ? own + tolerance / 2 : tolerance;
        const balance::Fairness& fairness = proposal.fairnesses[table];
        if (fairness.gap_interval.low > 0 && *fairness.likely_gap > most) {
            return false;
        }
    }
    return true;
}

/// The Pareto front of changes against quality: the proposals better than all with fewer changes,
/// including the unchanged map, which stands first in the result.
std::vector<Proposal> front(std::vector<Proposal> proposals, const map::Map& map,
                            double tolerance) {
    std::ranges::stable_sort(proposals, {}, [&](const Proposal& one) {
        return std::tuple(one.changes, one.variant != Variant{map}, worth(one));
    });
    std::vector<Proposal> result;
    for (Proposal& one : proposals) {
        const bool is_better = result.empty() || (worth(one) < worth(result.back()) &&
                                                  keeps_fairness(one, result.front(), tolerance));
        if (is_better) {
            result.push_back(std::move(one));
        }
    }
    return result;
}

/// The seed's stream for the deals of stronger players; those of searches have smaller numbers.
constexpr std::uint64_t stronger_stream = 1000;

/// The bots that are stronger than the plan's.
std::span<const std::string> stronger_bots(const RepairPlan& plan) {
    const auto bots = players::bots_by_strength();
    const auto own = std::ranges::find(bots, plan.trial.experiment.bots.front());
    return own == bots.end() ? bots.last(1) : std::span(own + 1, bots.end());
}

/// How many games stronger players may take for a verdict, for each number of players.
std::size_t games_by_strength(const RepairPlan& plan) {
    return std::max<std::size_t>(plan.confirming_games / 4, 1);
}

class RepairSearch {
  public:
    RepairSearch(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
                 const simulation::RunControl& control, const Listener& listener)
        : map_(map), rules_(rules), plan_(plan), control_(control), listener_(listener),
          contest_(plan.trial, plan.tolerance, plan.confirming_games, control),
          searching_(contest_.searching()) {}

    Repair run() {
        try {
            judge_as_it_is();
            tell();
            if (!as_it_is_.is_reached) {
                search();
            }
        } catch (const graph::Stopped&) { // keeps what was found so far
        }
        Repair result = chosen_of(front(confirmed(), map_, plan_.tolerance));
        if (plan_.by_strength) {
            judge_by_strength(result);
        }
        result.games = contest_.games();
        result.interrupted = control_.is_stopped();
        result.is_begun = is_begun_;
        return result;
    }

  private:
    /// Makes the trial of a proposal.
    auto trials() const {
        return [this](const Proposal& proposal) {
            const auto& [map, pesos] = proposal.variant;
            return design::Trial(map, rules_with(pesos), plan_.trial);
        };
    }

    bool is_about_gap() const { return plan_.goal.kind == Goal::Kind::Gap; }

    /// Finds out whether the original map reaches the goal, by games if the goal needs them. Throws
    /// `graph::Stopped`.
    void judge_as_it_is() {
        if (!is_about_gap()) {
            measure_.emplace(map_, plan_.goal, plan_.limits.client, searching_.token());
            as_it_is_.distance = measure_->distance();
            as_it_is_.figure = measure_->figure(map_);
            as_it_is_.is_reached = as_it_is_.distance <= 0;
        } else {
            judge_by_verdict(as_it_is_, searching_);
        }
    }

    /// Finds out by a verdict whether the seats are fair.
    void judge_by_verdict(Proposal& proposal, const simulation::RunControl& control) const {
        const auto& [map, pesos] = proposal.variant;
        auto [fairnesses, games] =
            design::judged(map, rules_with(pesos), plan_.trial, plan_.tolerance,
                           design::games_for_verdict(plan_.confirming_games), control);
        proposal.is_reached = design::are_fair(fairnesses);
        proposal.fairnesses = std::move(fairnesses);
        proposal.games = games;
    }

    /// Lets stronger players judge the original map, the best proposal and then the others, until
    /// stopped.
    void judge_by_strength(Repair& repair) const {
        judge_by_strength(repair.before);
        if (repair.best) {
            judge_by_strength(repair.proposals[*repair.best]);
        }
        for (Proposal& proposal : repair.proposals) {
            if (proposal.by_strength.empty()) {
                judge_by_strength(proposal);
            }
        }
    }

    void judge_by_strength(Proposal& proposal) const {
        for (const std::string& bot : stronger_bots(plan_)) {
            if (control_.is_stopped()) {
                return;
            }
            design::TrialPlan trial = design::on_stream(plan_.trial, stronger_stream);
            trial.experiment.bots = {bot};
            const auto& [map, pesos] = proposal.variant;
            const auto [fairnesses, games] = design::judged(
                map, rules_with(pesos), trial, plan_.tolerance, games_by_strength(plan_), control_);
            const balance::Fairness& fairness = design::widest(fairnesses);
            proposal.by_strength.push_back({std::vector(fairness.win_rates.size(), bot),
                                            static_cast<std::int64_t>(games), fairness});
        }
    }

    /// Finds out which proposals reach the goal, and drops those that turn out not to be better
    /// than the ones before. The best is the first that reaches it, otherwise the last.
    Repair chosen_of(std::vector<Proposal> front) const {
        Repair result;
        result.before = is_about_gap() ? as_it_is_ : front.front();
        bool is_reached = false;
        // What a verdict says of a proposal is compared with what one said of the original map.
        auto least = is_about_gap() ? std::max(worth(front.front()), worth(as_it_is_))
                                    : worth(front.front());
        for (Proposal& proposal : front | std::views::drop(1)) {
            if (!is_reached || !is_about_gap()) {
                find_out_whether_reached(proposal);
            }
            if (worth(proposal) < least) {
                least = worth(proposal);
                if (measure_) {
                    proposal.figure = measure_->figure(proposal.variant.map);
                }
                result.proposals.push_back(std::move(proposal));
                result.best = is_reached ? result.best : std::optional(result.proposals.size() - 1);
                is_reached = is_reached || result.proposals.back().is_reached;
            }
        }
        return result;
    }

    /// Plays until a verdict, if the goal needs games and these promise that it is reached, unless
    /// the user stopped the search and waits.
    void find_out_whether_reached(Proposal& proposal) const {
        if (!is_about_gap()) {
            proposal.is_reached = proposal.distance <= 0;
            return;
        }
        proposal.is_reached = design::are_fair(proposal.fairnesses);
        const bool is_promising = design::widest(proposal.fairnesses).gap < plan_.tolerance;
        const bool is_waited_for = searching_.is_stopped() && !control_.state().limit;
        if (!proposal.is_reached && is_promising && !is_waited_for && !control_.is_stopped()) {
            judge_by_verdict(proposal, control_);
        }
    }

    /// Tells what was found so far.
    void tell() const {
        if (!listener_ || as_it_is_.fairnesses.empty()) {
            return;
        }
        std::vector<Proposal> best = front(with_kept({as_it_is_}), map_, plan_.tolerance);
        Repair so_far{.before = best.front(),
                      .proposals = {best.begin() + 1, best.end()},
                      .is_begun = is_begun_,
                      .games = contest_.games()};
        if (!so_far.proposals.empty()) {
            so_far.best = so_far.proposals.size() - 1;
        }
        listener_(so_far);
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
            tell();
        }
        if (!searching_.is_stopped()) {
            best_of(variations.with_fewer(beam), rounds);
        }
    }

    /// Learns from the original map what the first rounds of games on it foresee.
    void look_ahead() {
        Proposal as_it_is{.variant = {map_}};
        contest_.foresee(std::span(&as_it_is, 1), games_ahead(plan_), 0, trials());
    }

    std::vector<double> weights() {
        return measure_
                   ? measure_->blame()
                   : spaces_that_tell(map_, rules_, contest_.guiding(), guiding_games, searching_);
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

    rules::Ruleset rules_with(const design::SeatPesos& pesos) const {
        return pesos.empty() ? rules_ : design::with_pesos(rules_, pesos);
    }

    /// The fairest proposals, the fairest first. When stopped before the first game, all are
    /// alike if the goal needs none, and otherwise there are none.
    std::vector<Proposal> raced(std::vector<Proposal> proposals, std::size_t round) {
        if (round == 0) {
            look_ahead();
        }
        std::vector<Proposal> result = contest_.raced_ahead(std::move(proposals), 2 * beam_width,
                                                            plan_.games, round, trials());
        const bool is_judged = !result.empty() && !result.front().fairnesses.empty();
        if (result.empty() || (!is_judged && !measure_)) {
            return {};
        }
        is_begun_ = true;
        if (is_judged) {
            control_.reach({design::widest(result.front().fairnesses).gap, result.front().changes});
        }
        return result;
    }

    /// The kept proposals and the original map, judged by fresh deals.
    std::vector<Proposal> confirmed() {
        std::vector<Proposal> proposals{as_it_is_};
        if (!kept_.empty() || as_it_is_.fairnesses.empty()) {
            contest_.confirm(std::span(proposals), trials());
        }
        proposals = with_kept(std::move(proposals));
        contest_.confirm(std::span(proposals).subspan(1), trials());
        return proposals;
    }

    /// These proposals, followed by the kept ones.
    std::vector<Proposal> with_kept(std::vector<Proposal> proposals) const {
        for (const auto& [changes, those] : kept_) {
            std::ranges::copy(those, std::back_inserter(proposals));
        }
        return proposals;
    }

    const map::Map& map_;
    const rules::Ruleset& rules_;
    const RepairPlan& plan_;
    const simulation::RunControl& control_;
    const Listener& listener_;
    design::Contest contest_;
    const simulation::RunControl& searching_;
    Proposal as_it_is_{.variant = {map_}};
    std::optional<GoalMeasure> measure_;                ///< for a goal that needs no games
    std::map<std::size_t, std::vector<Proposal>> kept_; ///< by number of changes
    bool is_begun_ = false;                             ///< a change was tried
};

} // namespace

std::size_t most_games(const RepairPlan& plan) {
    const std::size_t rounds = rounds_of(plan);
    const std::size_t maps = 1 + kept_of_each * plan.limits.changes;
    const std::size_t players = plan.trial.players.size();
    const bool is_about_gap = plan.goal.kind == Goal::Kind::Gap;
    const std::size_t guiding = is_about_gap ? guiding_games * players : 0;
    const std::size_t verdicts = is_about_gap ? 2 : 0; // on the original map and the best proposal
    const std::size_t stronger =
        plan.by_strength ? stronger_bots(plan).size() * games_by_strength(plan) : 0;
    return guiding + games_ahead(plan) + (rounds + 1) * plan.games +
           (maps * (plan.confirming_games + stronger) +
            verdicts * design::games_for_verdict(plan.confirming_games)) *
               players;
}

map::Map Repair::nearest() const {
    if (!best) {
        return before.variant.map;
    }
    constexpr std::string_view addition = ", repaired";
    map::Map map = proposals[*best].variant.map;
    std::string& name = map.details().name;
    name += name.ends_with(addition) ? "" : addition;
    return map;
}

Repair repair(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
              const simulation::RunControl& control, const Listener& listener) {
    RepairPlan kept = plan;
    if (plan.limits.keep_symmetry) {
        kept.limits.symmetries = whole_symmetries(map);
    }
    require_reachable(map, kept.goal, kept.limits);
    return RepairSearch(map, rules, kept, control, listener).run();
}

} // namespace pampas::repair
