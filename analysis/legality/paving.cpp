#include "analysis/legality/paving.h"

#include "analysis/wording/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <queue>

namespace pampas::legality {
namespace {

using hex::Coordinate;
using map::Space;

/// What it costs to make a space pampas; none: it has to stay.
std::optional<int> price(const Survey& survey, Coordinate at, graph::Kinds free) {
    const Space space = survey.map.at(at);
    if (free(space)) {
        return 0;
    }
    if (space == Space::Market || std::ranges::binary_search(survey.map.details().locked, at)) {
        return std::nullopt;
    }
    return space == Space::Void ? 2 : space == Space::Water ? 3 : 4;
}

/// Dijkstra's search over the spaces of a map.
class Search {
  public:
    Search(const Survey& survey, graph::Kinds free)
        : survey_(survey), free_(free), before_(survey.map.grid().size()),
          cost_(survey.map.grid().size(), unreached) {}

    void start(Coordinate at) { reach(at, at, 0); }

    std::optional<Coordinate> run(const std::function<bool(Coordinate)>& reached) {
        while (!open_.empty()) {
            const auto [cost, at] = open_.top();
            open_.pop();
            if (before(at) != at && reached(at)) {
                return at;
            }
            if (cost == cost_[offset(at)]) {
                expand(at, cost);
            }
        }
        return std::nullopt;
    }

    /// Those on the way to a space that have to be paved, in reading order.
    std::vector<Coordinate> to_pave(Coordinate at) const {
        std::vector<Coordinate> result;
        for (; before(at) != at; at = before(at)) {
            if (!free_(survey_.map.at(at))) {
                result.push_back(at);
            }
        }
        std::ranges::sort(result);
        return result;
    }

  private:
    static constexpr int unreached = 1'000'000;

    std::size_t offset(Coordinate at) const { return survey_.map.grid().offset(at); }
    Coordinate before(Coordinate at) const { return before_[offset(at)]; }

    void expand(Coordinate from, int cost) {
        for (const Coordinate next : survey_.map.grid().neighbours(from)) {
            if (const auto more = price(survey_, next, free_)) {
                reach(next, from, cost + *more);
            }
        }
    }

    void reach(Coordinate at, Coordinate from, int cost) {
        if (cost < cost_[offset(at)]) {
            cost_[offset(at)] = cost;
            before_[offset(at)] = from;
            open_.emplace(cost, at);
        }
    }

    using Reached = std::pair<int, Coordinate>;

    const Survey& survey_;
    graph::Kinds free_;
    std::vector<Coordinate> before_;
    std::vector<int> cost_;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open_;
};

} // namespace

Cure paved(const Survey& survey, std::vector<Coordinate> spaces) {
    Cure cure{fmt::format("Make {} pampas", wording::names(spaces)), survey.map};
    for (const Coordinate at : spaces) {
        cure.map.set(at, Space::Pampas);
    }
    return cure;
}

std::optional<std::vector<Coordinate>> paving(const Survey& survey,
                                              const std::vector<Coordinate>& from,
                                              graph::Kinds free,
                                              const std::function<bool(Coordinate)>& reached) {
    Search search(survey, free);
    for (const Coordinate at : from) {
        search.start(at);
    }
    const auto end = search.run(reached);
    return end ? std::optional(search.to_pave(*end)) : std::nullopt;
}

std::vector<Cure> led_to_land(const Survey& survey, const std::vector<Coordinate>& from) {
    const auto way = paving(survey, from, is_pampas, [&survey](Coordinate at) {
        const auto region = survey.pampas.of[survey.map.grid().offset(at)];
        return region ? survey.grazeable[*region] : touches(survey.map, at, map::is_land);
    });
    return way && way->size() <= most_paved ? std::vector{paved(survey, *way)}
                                            : std::vector<Cure>();
}

} // namespace pampas::legality
