#include "analysis/generation/request.h"

#include "analysis/measures/published.h"

#include <algorithm>
#include <cmath>

namespace pampas::generation {

double near_by(const measures::Figure& figure) {
    const auto spread = measures::spread(figure, measures::published_maps());
    const double tenth = spread ? (spread->back() - spread->front()) / 10 : 0;
    const double least = figure.decimals == 0 ? 2 : std::pow(10.0, -figure.decimals);
    return std::max(tenth, least);
}

const Target* target_of(const Request& request, std::string_view figure) {
    const auto found = std::ranges::find(request.targets, figure,
                                         [](const Target& target) { return target.figure->key; });
    return found == request.targets.end() ? nullptr : &*found;
}

} // namespace pampas::generation
