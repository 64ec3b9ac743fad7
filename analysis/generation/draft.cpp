#include "analysis/generation/draft.h"

#include "engine/hex/grid.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace pampas::generation {

using map::Space;

bool Sketch::can_put(std::size_t orbit, Space space) const {
    const std::size_t size = board_.orbits()[orbit].size();
    if (kinds_[orbit] != Space::Pampas || left(space) < static_cast<int>(size)) {
        return false;
    }
    Demand rest = left_;
    rest.of(space) -= static_cast<int>(size);
    FreeOrbits others = free_;
    others.take(size);
    return can_be_met(rest, others);
}

void Sketch::put(std::size_t orbit, Space space) {
    const std::size_t size = board_.orbits()[orbit].size();
    kinds_[orbit] = space;
    left_.of(space) -= static_cast<int>(size);
    free_.take(size);
}

std::vector<std::size_t> Sketch::places(Space space) const {
    std::vector<std::size_t> result;
    for (std::size_t orbit = 0; orbit < kinds_.size(); ++orbit) {
        if (can_put(orbit, space)) {
            result.push_back(orbit);
        }
    }
    return result;
}

int Sketch::beside(std::size_t orbit, Space space) const {
    return static_cast<int>(std::ranges::count(
        board_.beside(orbit), space, [this](std::size_t other) { return kinds_[other]; }));
}

int Sketch::steps_to(std::size_t orbit, Space space, int most) const {
    const int own = std::min(most, steps_within(orbit));
    std::vector<std::size_t> ring{orbit};
    std::vector<bool> seen(kinds_.size());
    seen[orbit] = true;
    for (int steps = 1; steps < own; ++steps) {
        std::vector<std::size_t> next;
        for (const std::size_t here : ring) {
            for (const std::size_t other : board_.beside(here)) {
                if (seen[other]) {
                    continue;
                }
                if (kinds_[other] == space) {
                    return steps;
                }
                seen[other] = true;
                next.push_back(other);
            }
        }
        ring = std::move(next);
    }
    return own;
}

int Sketch::steps_within(std::size_t orbit) const {
    const hex::Grid& grid = board_.grid();
    const Orbit& spaces = board_.orbits()[orbit];
    int least = static_cast<int>(grid.size());
    for (std::size_t other = 1; other < spaces.size(); ++other) {
        least =
            std::min(least, hex::distance(axial(grid, spaces.front()), axial(grid, spaces[other])));
    }
    return least;
}

map::Map Sketch::map() const {
    map::Map map = board_.blank();
    for (std::size_t orbit = 0; orbit < kinds_.size(); ++orbit) {
        for (const hex::Coordinate at : board_.orbits()[orbit]) {
            map.set(at, kinds_[orbit]);
        }
    }
    return map;
}

namespace {

using map::Space;

/// The style of a draft, drawn at random.
struct Style {
    int market_choices;  ///< draws per market; the farthest from other markets is taken
    int land_choices;    ///< draws per land space; the one with most land around is taken
    bool has_ridges;     ///< take the one with least land around instead
    std::size_t patches; ///< initial number of land patches
    bool has_lakes;      ///< whether water is put beside water
};

/// A log-uniform random number between these.
double drawn_between(double least, double most, chance::Stream& stream) {
    constexpr std::size_t parts = 1000;
    const double share = static_cast<double>(stream.below(parts)) / parts;
    return least * std::pow(std::max(most / least, 1.0), share);
}

/// Published maps range from one piece of land to patches of three.
Style drawn_style(const Board& board, const Demand& demand, chance::Stream& stream) {
    constexpr double smallest_patch = 3;
    const double patch = drawn_between(smallest_patch, demand.land, stream);
    const double orbits = demand.land / patch / static_cast<double>(board.turns());
    return {.market_choices = 2 + static_cast<int>(stream.below(8)),
            .land_choices = 1 + static_cast<int>(stream.below(4)),
            .has_ridges = stream.below(4) == 0,
            .patches = static_cast<std::size_t>(std::max(1L, std::lround(orbits))),
            .has_lakes = stream.below(4) == 0};
}

/// The best of some random places where the space can be put.
template <class Worth>
std::size_t best_drawn(const Sketch& sketch, Space space, int draws, chance::Stream& stream,
                       const Worth& worth) {
    const std::size_t orbits = sketch.board().orbits().size();
    constexpr int vain_draws = 20; // allowed per successful one
    std::optional<std::size_t> best;
    int best_worth = 0;
    for (int draw = 0; draw < draws * vain_draws && draws > 0; ++draw) {
        const std::size_t place = stream.below(orbits);
        if (!sketch.can_put(place, space)) {
            continue;
        }
        --draws;
        if (const int other = worth(place); !best || other > best_worth) {
            best = place;
            best_worth = other;
        }
    }
    if (!best) {
        const auto places = sketch.places(space);
        best = places[stream.below(places.size())];
    }
    return *best;
}

/// The steps between spaces when this many are spread evenly over a board.
int even_steps(const Board& board, int spaces) {
    return static_cast<int>(std::sqrt(static_cast<double>(board.size()) / std::max(1, spaces))) + 1;
}

void put_markets(Sketch& sketch, const Style& style, chance::Stream& stream) {
    const int far = even_steps(sketch.board(), sketch.left(Space::Market));
    while (sketch.left(Space::Market) > 0) {
        const auto worth = [&](std::size_t orbit) {
            return sketch.steps_to(orbit, Space::Market, far);
        };
        sketch.put(best_drawn(sketch, Space::Market, style.market_choices, stream, worth),
                   Space::Market);
    }
}

void put_waters(Sketch& sketch, const Style& style, chance::Stream& stream) {
    const int far = even_steps(sketch.board(), sketch.left(Space::Water));
    while (sketch.left(Space::Water) > 0) {
        const bool grows = style.has_lakes && stream.below(2) == 0;
        const auto worth = [&](std::size_t orbit) {
            const int steps = sketch.steps_to(orbit, Space::Water, far);
            const bool is_free = sketch.beside(orbit, Space::Market) == 0;
            return (is_free ? 2 * far : 0) + (grows ? -steps : steps);
        };
        const int draws = grows ? 64 : 8;
        sketch.put(best_drawn(sketch, Space::Water, draws, stream, worth), Space::Water);
    }
}

/// Whether land here leaves each market beside it at least two sides without land.
bool keeps_markets_open(const Sketch& sketch, std::size_t orbit) {
    return std::ranges::none_of(sketch.board().beside(orbit), [&](std::size_t other) {
        constexpr int fewest = 2;
        return sketch.at(other) == Space::Market && sketch.beside(other, Space::Pampas) <= fewest;
    });
}

/// Grows patches of land until there is enough.
class Patches {
  public:
    Patches(Sketch& sketch, const Style& style, chance::Stream& stream)
        : sketch_(sketch), style_(style), stream_(stream),
          patch_of_(sketch.board().orbits().size(), none) {}

    void grow() {
        std::size_t patches = 0;
        while (sketch_.left(Space::Land) > 0) {
            if (patches < style_.patches) {
                begin(patches++);
            } else if (!extend(stream_.below(patches))) {
                extend_any(patches);
            }
        }
    }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void put(std::size_t orbit, std::size_t patch) {
        sketch_.put(orbit, Space::Land);
        patch_of_[orbit] = patch;
        std::ranges::copy(sketch_.board().beside(orbit), std::back_inserter(borders_[patch]));
    }

    void begin(std::size_t patch) {
        borders_.emplace_back();
        const int far = 2 * even_steps(sketch_.board(), static_cast<int>(style_.patches));
        const auto worth = [&](std::size_t orbit) {
            return keeps_markets_open(sketch_, orbit) ? sketch_.steps_to(orbit, Space::Land, far)
                                                      : -1;
        };
        constexpr int draws = 6;
        put(best_drawn(sketch_, Space::Land, draws, stream_, worth), patch);
    }

    bool is_beside_another(std::size_t orbit, std::size_t patch) const {
        return std::ranges::any_of(sketch_.board().beside(orbit), [&](std::size_t other) {
            return patch_of_[other] != patch && patch_of_[other] != none;
        });
    }

    /// Grows the patch without touching another one; false if it cannot.
    bool extend(std::size_t patch) {
        std::vector<std::size_t>& border = borders_[patch];
        std::erase_if(border, [&](std::size_t orbit) {
            return !sketch_.can_put(orbit, Space::Land) || is_beside_another(orbit, patch) ||
                   !keeps_markets_open(sketch_, orbit);
        });
        if (border.empty()) {
            return false;
        }
        const auto worth = [&](std::size_t orbit) {
            return sketch_.beside(orbit, Space::Land) * (style_.has_ridges ? -1 : 1);
        };
        std::size_t best = border[stream_.below(border.size())];
        for (int draw = 1; draw < style_.land_choices; ++draw) {
            const std::size_t other = border[stream_.below(border.size())];
            best = worth(other) > worth(best) ? other : best;
        }
        put(best, patch);
        return true;
    }

    /// Grows any patch that can; when all are hemmed in, lets them merge.
    void extend_any(std::size_t patches) {
        for (std::size_t patch = 0; patch < patches; ++patch) {
            if (extend(patch)) {
                return;
            }
        }
        const auto worth = [&](std::size_t orbit) {
            return (keeps_markets_open(sketch_, orbit) ? 1 : 0) +
                   (sketch_.beside(orbit, Space::Land) > 0 ? 1 : 0);
        };
        constexpr int draws = 64;
        put(best_drawn(sketch_, Space::Land, draws, stream_, worth), 0);
    }

    Sketch& sketch_;
    const Style& style_;
    chance::Stream& stream_;
    std::vector<std::size_t> patch_of_;             ///< by orbit
    std::vector<std::vector<std::size_t>> borders_; ///< by patch: orbits where it may grow
};

} // namespace

map::Map draft(const Board& board, const Demand& demand, chance::Stream& stream) {
    const Style style = drawn_style(board, demand, stream);
    Sketch sketch(board, demand);
    put_markets(sketch, style, stream);
    put_waters(sketch, style, stream);
    Patches(sketch, style, stream).grow();
    return map::decided(sketch.map(), stream.below(std::size_t{1} << 32U));
}

} // namespace pampas::generation
