#include "analysis/legality/check.h"
#include "analysis/legality/words.h"
#include "engine/formats/haz.h"

#include <fmt/format.h>

namespace pampas::legality {

std::vector<Found> too_many_spaces(const Survey& survey) {
    const formats::HazSize size = formats::haz_size(survey.map);
    const auto limit = survey.client.max_spaces;
    if (!limit || size.spaces() <= *limit) {
        return {};
    }
    return {{fmt::format("The board is too large: {} x {} = {} as the generator counts (about two "
                         "for each space); {} takes at most {}.",
                         size.columns, size.rows, size.spaces(), survey.client.title, *limit)}};
}

std::vector<Found> too_many_waters(const Survey& survey) {
    const auto limit = survey.client.max_waters;
    if (!limit || survey.count(map::Space::Water) <= *limit) {
        return {};
    }
    return {{fmt::format("There are {}, at {}; {} takes at most {}.",
                         counted(survey.waters.size(), "water space", "water spaces"),
                         names(survey.waters), survey.client.title, *limit),
             survey.waters}};
}

} // namespace pampas::legality
