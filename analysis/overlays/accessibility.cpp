#include "analysis/graph/catchments.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::overlays {
namespace {

/// From the least to the most accessible place of a map.
class Range {
  public:
    void add(double value) {
        least_ = std::min(least_, value);
        most_ = std::max(most_, value);
    }
    Rgb colour(double value) const {
        return value == 0 ? out_of_reach : good_to_bad((most_ - value) / std::max(width(), 1e-9));
    }
    /// The colours of some values in between, most first.
    std::vector<Meaning> legend() const {
        if (most_ < least_) {
            return {};
        }
        constexpr int steps = 4;
        std::vector<Meaning> result;
        for (int step = 0; step <= (width() > 0 ? steps : 0); ++step) {
            const double value = most_ - step * width() / steps;
            result.push_back({colour(value), fmt::format("{:.2f}", value)});
        }
        return result;
    }

  private:
    double width() const { return most_ - least_; }

    double least_ = 2;
    double most_ = 0;
};

std::string accessibility_summary(const std::vector<graph::MarketPaths>& markets) {
    if (markets.empty()) {
        return "The map has no market";
    }
    const auto [worst, best] = std::ranges::minmax(markets, {}, &graph::MarketPaths::accessibility);
    return fmt::format("Most accessible is {} ({:.2f}), least {} ({:.2f})", hex::name(best.at),
                       best.accessibility, hex::name(worst.at), worst.accessibility);
}

Overlay accessibility_overlay(const map::Map& map, const graph::Analysis& analysis) {
    const auto catchments = graph::catchments(map);
    Range range;
    for (const graph::Catchment& catchment : catchments) {
        if (catchment.distance) {
            range.add(catchment.accessibility);
        }
    }
    Overlay overlay;
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        if (graph::is_playable(map.spaces()[space])) {
            const double value = catchments[space].accessibility;
            overlay.marks.push_back({map.grid().coordinate(space), range.colour(value), "",
                                     fmt::format("{:.3f} towards the markets", value)});
        }
    }
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        overlay.marks.push_back({market.at, range.colour(market.accessibility),
                                 fmt::format("{:.2f}", market.accessibility),
                                 fmt::format("accessibility {:.3f}", market.accessibility)});
    }
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.legend = range.legend();
    overlay.legend.push_back({out_of_reach, "no way"});
    overlay.summary = accessibility_summary(analysis.markets.markets);
    return overlay;
}

} // namespace

Kind accessibility() {
    return {"accessibility", "Accessibility",
            "How near the markets are from a space, and at a market how near it is from all land: "
            "1 is beside, 0 out of reach.",
            accessibility_overlay};
}

} // namespace pampas::overlays
