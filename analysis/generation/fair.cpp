#include "analysis/generation/fair.h"

#include "analysis/design/contest.h"
#include "analysis/generation/archive.h"
#include "analysis/generation/board.h"

#include <algorithm>
#include <array>

namespace pampas::generation {
namespace {

/// Selection rounds: first all maps, then the families.
constexpr std::size_t rounds = 3;
/// Members of a family that continue to the next round.
constexpr std::size_t parents = 2;
/// Members of a family that race.
constexpr std::size_t family_size = 24;

using Family = std::vector<Candidate>;

/// The widest gap among the numbers of players.
double gap_of(const Candidate& candidate) {
    return design::widest(candidate.fairnesses).gap;
}

/// Slightly more than the requested maps, because some families may become nearly the same.
std::size_t families(const Request& request) {
    return request.count + 1 + request.count / 4;
}

class FairSearch {
  public:
    FairSearch(const Request& request, const FairPlan& plan, const simulation::RunControl& control)
        : request_(request), plan_(plan), control_(control),
          contest_(plan.trial, plan.tolerance, plan.confirming_games, control),
          board_(request.board), stream_(request.seed, design::Contest::drawing_stream) {}

    Found result(std::vector<Candidate> maps) {
        std::vector<Family> families = founded(std::move(maps));
        for (std::size_t round = 1; round <= rounds; ++round) {
            for (Family& family : families) {
                if (!contest_.searching().is_stopped()) {
                    add_children(family);
                    family = raced(std::move(family), parents, plan_.games / 2, round);
                }
            }
        }
        Found found;
        found.is_cut = contest_.searching().is_stopped();
        found.maps = chosen_of(confirmed(std::move(families)));
        found.is_cut = found.is_cut || control_.is_stopped();
        found.games = contest_.games();
        return found;
    }

  private:
    /// Starts a family from each of the best maps.
    std::vector<Family> founded(std::vector<Candidate> maps) {
        std::vector<Family> result;
        const std::size_t count = families(request_);
        for (Candidate& founder : raced(std::move(maps), count, plan_.games * request_.count, 0)) {
            result.push_back({std::move(founder)});
        }
        return result;
    }

    design::Trial trial_of(const Candidate& candidate) const {
        return {candidate.map, plan_.rules, plan_.trial};
    }

    /// The fairest members, the fairest first.
    Family raced(Family family, std::size_t survivors, std::size_t games, std::size_t round) {
        Family result = contest_.raced(std::move(family), survivors, games, round,
                                       [this](const Candidate& one) { return trial_of(one); });
        if (!result.empty() && !result.front().fairnesses.empty()) {
            control_.reach({gap_of(result.front())});
        }
        return result;
    }

    /// Fills the family up to `family_size`, unless mutations give no more maps that are as good.
    void add_children(Family& family) {
        constexpr std::size_t most_tries = 10 * family_size;
        const std::size_t forebears = family.size();
        for (std::size_t tries = 0; family.size() < family_size && tries < most_tries; ++tries) {
            const Candidate& parent = family[tries % forebears];
            const map::Map map = mutated(parent.map, board_, stream_);
            const bool is_new = std::ranges::find(family, map, &Candidate::map) == family.end();
            if (is_new && !contest_.searching().is_stopped()) {
                Candidate child = judged_child(parent, map, request_);
                if (is_right(child) && child.score.warnings <= parent.score.warnings) {
                    family.push_back(std::move(child));
                }
            }
        }
    }

    /// All remaining maps, the fairest first by fresh deals. If stopped before these, the races
    /// decide; maps without any games play one deal.
    Family confirmed(std::vector<Family> families) {
        Family all;
        for (Family& family : families) {
            std::ranges::move(family, std::back_inserter(all));
        }
        contest_.confirm(std::span(all), [this](const Candidate& one) { return trial_of(one); });
        std::ranges::stable_sort(all, {}, gap_of);
        return all;
    }

    /// The first ones that differ pairwise.
    std::vector<Candidate> chosen_of(Family all) const {
        std::vector<Candidate> result;
        for (Candidate& candidate : all) {
            const bool is_other = std::ranges::all_of(
                result, [&](const Candidate& other) { return differ(candidate.map, other.map); });
            if (is_other && result.size() < request_.count) {
                result.push_back(std::move(candidate));
            }
        }
        for (Candidate& candidate : result) {
            if (!control_.is_stopped()) {
                if (plan_.until_verdict) {
                    find_out_whether_fair(candidate);
                }
                measure_traffic(candidate);
            }
        }
        std::ranges::stable_sort(result, {}, gap_of);
        name_maps(result, request_);
        return result;
    }

    /// Plays until it is known whether the seats are fair.
    void find_out_whether_fair(Candidate& candidate) const {
        auto [fairnesses, games] =
            design::judged(candidate.map, plan_.rules, plan_.trial, plan_.tolerance,
                           design::games_for_verdict(plan_.confirming_games), control_);
        candidate.fairnesses = std::move(fairnesses);
        candidate.games = games;
    }

    const Request& request_;
    const FairPlan& plan_;
    const simulation::RunControl& control_;
    design::Contest contest_;
    Board board_;
    chance::Stream stream_;
};

} // namespace

std::size_t maps_to_begin_with(const Request& request) {
    constexpr std::size_t fewest = 24;
    return fewest + 8 * request.count;
}

std::size_t most_games(const Request& request, const FairPlan& plan, std::size_t maps) {
    const std::size_t raced =
        plan.games * request.count + rounds * families(request) * plan.games / 2;
    const std::size_t confirmed = std::min(maps, families(request)) * parents;
    const std::size_t verdicts =
        plan.until_verdict ? request.count * design::games_for_verdict(plan.confirming_games) : 0;
    return raced + (confirmed * plan.confirming_games + verdicts) * plan.trial.players.size();
}

Found made_fair(const Request& request, std::vector<Candidate> maps, const FairPlan& plan,
                const simulation::RunControl& control) {
    return FairSearch(request, plan, control).result(std::move(maps));
}

} // namespace pampas::generation
