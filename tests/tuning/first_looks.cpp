#include "tests/tuning/first_looks.h"

#include "engine/players/candidates.h"
#include "engine/players/greedy.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/match.h"

#include <boost/math/statistics/linear_regression.hpp>

#include <algorithm>
#include <limits>
#include <map>

namespace pampas::tuning {
namespace {

struct Looks {
    std::vector<double> promised;
    std::vector<double> brought;
};

using LooksByKind = std::map<rules::ActionKind, Looks>;

/// Greedy, and notes what it sees.
class Observer {
  public:
    Observer(const players::EvaluationWeights& style, LooksByKind& looks)
        : style_(&style), looks_(&looks) {}

    players::Plan plan(const rules::State& state, chance::Stream&) const {
        if (!state.must_pass()) {
            look(players::EvaluationContext(state, state.seat(), *style_));
        }
        return players::greedy_plan(state, *style_);
    }

  private:
    void look(const players::EvaluationContext& context) const {
        constexpr auto all = std::numeric_limits<std::size_t>::max();
        const players::PlannedPosition planned(context);
        players::BestPlaces places(planned.board());
        std::vector<players::Candidate> waters;
        if (planned.hand().may_buy_water()) {
            waters = players::water_candidates(planned);
        }
        for (const auto& [action, prior] : players::candidates(planned, places, waters, all)) {
            Looks& looks = (*looks_)[action.kind];
            looks.promised.push_back(prior);
            looks.brought.push_back(planned.worth_after(action) - planned.worth());
        }
    }

    const players::EvaluationWeights* style_;
    LooksByKind* looks_;
};

struct Nobody {
    void begin(std::size_t, const rules::Setup&) {}
    void see(const auto&...) {}
    void end(const rules::State&) {}
};

} // namespace

std::vector<FirstLook> first_looks(std::span<const map::Map> maps,
                                   const players::EvaluationWeights& style, std::size_t games,
                                   std::uint64_t seed) {
    constexpr int players = 4;
    LooksByKind by_kind;
    const Observer observer(style, by_kind);
    Nobody nobody;
    for (const map::Map& map : maps) {
        const rules::Game game(map, rules::ruleset_named("standard"), players);
        for (std::size_t number = 0; number < games; ++number) {
            simulation::play_match(game, observer, {seed}, number, nobody);
        }
    }
    std::vector<FirstLook> result;
    for (const auto& [kind, looks] : by_kind) {
        if (std::ranges::adjacent_find(looks.promised, std::ranges::not_equal_to()) !=
            looks.promised.end()) {
            const auto [offset, share, explained] =
                boost::math::statistics::simple_ordinary_least_squares_with_R_squared(
                    looks.promised, looks.brought);
            result.push_back({kind, looks.promised.size(), share, offset, explained});
        }
    }
    return result;
}

} // namespace pampas::tuning
