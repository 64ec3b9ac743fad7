#include "editor/document/brush.h"

#include "engine/chance/stream.h"
#include "engine/language/tr.h"

#include <map>
#include <numeric>

namespace pampas::document {
namespace {

using hex::Coordinate;

/// The same for a space and its images.
Coordinate first_image(const Document& document, Coordinate at) {
    return document.symmetry() != nullptr ? document.symmetry()->images({at}).front() : at;
}

map::Space drawn(const Document& document, Coordinate at, const Brush& brush) {
    const auto& weights = brush.mix.weights;
    const int sum = std::accumulate(weights.begin(), weights.end(), 0);
    if (!brush.mixes || sum == 0) {
        return brush.space;
    }
    const std::size_t place = document.map().grid().offset(first_image(document, at));
    auto left =
        static_cast<int>(chance::Stream(brush.draw, place).below(static_cast<std::size_t>(sum)));
    for (const map::Space space : map::all_spaces) {
        left -= weights[static_cast<std::size_t>(space)];
        if (left < 0) {
            return space;
        }
    }
    return brush.space;
}

std::map<map::Space, std::vector<Coordinate>>
by_kind(const Document& document, const std::vector<Coordinate>& spaces, const Brush& brush) {
    std::map<map::Space, std::vector<Coordinate>> result;
    for (const Coordinate at : spaces) {
        result[drawn(document, at, brush)].push_back(at);
    }
    return result;
}

} // namespace

Mix usual_mix() {
    Mix mix;
    for (const map::Space terrain : map::terrains) {
        mix.weights[static_cast<std::size_t>(terrain)] = 1;
    }
    return mix;
}

std::string kind_text(const Brush& brush) {
    return brush.mixes ? tr("a mix") : tr(map::name(brush.space));
}

std::vector<PlacedSpace> painted(const Document& document, const std::vector<Coordinate>& spaces,
                                 const Brush& brush) {
    std::vector<PlacedSpace> result;
    for (const auto& [kind, places] : by_kind(document, spaces, brush)) {
        for (const Coordinate at : document.paintable(places, kind)) {
            result.push_back({at, kind});
        }
    }
    return result;
}

void paint(Document& document, const std::vector<Coordinate>& spaces, const Brush& brush) {
    for (const auto& [kind, places] : by_kind(document, spaces, brush)) {
        document.paint(places, kind);
    }
}

} // namespace pampas::document
