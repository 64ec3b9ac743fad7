#include "analysis/generation/draft.h"

#include "analysis/generation/sketch.h"
#include "engine/map/decide.h"

#include <algorithm>
#include <cmath>

namespace pampas::generation {
namespace {

using map::Space;

/// In what one draft is not like another.
struct Style {
    std::size_t market_choices; ///< of which the farthest from others is taken
    std::size_t land_choices;   ///< of which the one most among land is taken
    bool has_ridges;            ///< the one least among land instead
    std::size_t patches;        ///< of land, to begin with
    bool has_lakes;             ///< water beside water
};

/// A number between these, as likely to be doubled as to be halved.
double drawn_between(double least, double most, chance::Stream& stream) {
    constexpr std::size_t parts = 1000;
    const double share = static_cast<double>(stream.below(parts)) / parts;
    return least * std::pow(std::max(most / least, 1.0), share);
}

/// Published maps have all their land in one piece, or in patches of three, or in between.
Style drawn_style(const Board& board, const Demand& demand, chance::Stream& stream) {
    constexpr double smallest_patch = 3;
    const double patch = drawn_between(smallest_patch, demand.land, stream);
    const double orbits = demand.land / patch / static_cast<double>(board.turns());
    return {.market_choices = 2 + stream.below(8),
            .land_choices = 1 + stream.below(4),
            .has_ridges = stream.below(4) == 0,
            .patches = static_cast<std::size_t>(std::max(1L, std::lround(orbits))),
            .has_lakes = stream.below(4) == 0};
}

/// Of some places drawn at random, the one of the highest worth.
template <class Worth>
std::size_t best_drawn(const std::vector<std::size_t>& places, std::size_t draws,
                       chance::Stream& stream, const Worth& worth) {
    std::size_t best = places[stream.below(places.size())];
    auto best_worth = worth(best);
    for (std::size_t draw = 1; draw < draws; ++draw) {
        const std::size_t place = places[stream.below(places.size())];
        if (const auto other = worth(place); other > best_worth) {
            best = place;
            best_worth = other;
        }
    }
    return best;
}

/// How far apart spaces lie when so many are spread evenly over a board.
int even_steps(const Board& board, int spaces) {
    return static_cast<int>(std::sqrt(static_cast<double>(board.size()) / std::max(1, spaces))) + 1;
}

void put_markets(Sketch& sketch, const Style& style, chance::Stream& stream) {
    const int far = even_steps(sketch.board(), sketch.left(Space::Market));
    while (sketch.left(Space::Market) > 0) {
        const auto worth = [&](std::size_t orbit) {
            return std::min(far, sketch.steps_to(orbit, Space::Market));
        };
        sketch.put(best_drawn(sketch.places(Space::Market), style.market_choices, stream, worth),
                   Space::Market);
    }
}

void put_waters(Sketch& sketch, const Style& style, chance::Stream& stream) {
    const int far = even_steps(sketch.board(), sketch.left(Space::Water));
    while (sketch.left(Space::Water) > 0) {
        const bool grows = style.has_lakes && stream.below(2) == 0;
        const auto worth = [&](std::size_t orbit) {
            const int steps = sketch.steps_to(orbit, Space::Water);
            return std::min(1, sketch.steps_to(orbit, Space::Market) - 1) * 2 * far +
                   (grows ? -steps : std::min(far, steps));
        };
        constexpr std::size_t draws = 8;
        sketch.put(best_drawn(sketch.places(Space::Water), draws * (grows ? 8 : 1), stream, worth),
                   Space::Water);
    }
}

/// Whether land here leaves each market beside it two sides or more that are not land.
bool keeps_markets_open(const Sketch& sketch, std::size_t orbit) {
    return std::ranges::none_of(sketch.board().beside(orbit), [&](std::size_t other) {
        constexpr int fewest = 2;
        return sketch.at(other) == Space::Market && sketch.beside(other, Space::Pampas) <= fewest;
    });
}

/// Puts land in patches that grow until there is enough.
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
    }

    void begin(std::size_t patch) {
        const auto worth = [this](std::size_t orbit) {
            return keeps_markets_open(sketch_, orbit) ? sketch_.steps_to(orbit, Space::Land) : -1;
        };
        constexpr std::size_t draws = 6;
        put(best_drawn(sketch_.places(Space::Land), draws, stream_, worth), patch);
    }

    bool is_beside(std::size_t orbit, std::size_t patch) const {
        return std::ranges::any_of(sketch_.board().beside(orbit),
                                   [&](std::size_t other) { return patch_of_[other] == patch; });
    }

    bool is_beside_another(std::size_t orbit, std::size_t patch) const {
        return std::ranges::any_of(sketch_.board().beside(orbit), [&](std::size_t other) {
            return patch_of_[other] != patch && patch_of_[other] != none;
        });
    }

    /// Whether the patch could grow without touching another one.
    bool extend(std::size_t patch) {
        std::vector<std::size_t> places = sketch_.places(Space::Land);
        std::erase_if(places, [&](std::size_t orbit) {
            return !is_beside(orbit, patch) || is_beside_another(orbit, patch) ||
                   !keeps_markets_open(sketch_, orbit);
        });
        if (places.empty()) {
            return false;
        }
        const auto worth = [&](std::size_t orbit) {
            return sketch_.beside(orbit, Space::Land) * (style_.has_ridges ? -1 : 1);
        };
        put(best_drawn(places, style_.land_choices, stream_, worth), patch);
        return true;
    }

    /// When a patch is hemmed in another one grows; when all are, they grow together.
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
        const auto places = sketch_.places(Space::Land);
        put(best_drawn(places, places.size(), stream_, worth), 0);
    }

    Sketch& sketch_;
    const Style& style_;
    chance::Stream& stream_;
    std::vector<std::size_t> patch_of_;
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
