#include "analysis/legality/check.h"
#include "analysis/wording/words.h"
#include "engine/formats/haz.h"

#include <fmt/format.h>

namespace pampas::legality {
namespace {

std::vector<Draft> board_beyond_limit(const Survey& survey) {
    const formats::HazSize size = formats::haz_size(survey.map);
    const auto limit = survey.client.max_spaces;
    if (!limit || size.spaces() <= *limit) {
        return {};
    }
    return {{fmt::format("The board is too large: {} x {} = {} as the generator counts (about two "
                         "for each space); {} takes at most {}.",
                         size.columns, size.rows, size.spaces(), survey.client.title, *limit)}};
}

std::vector<Draft> waters_beyond_limit(const Survey& survey) {
    const auto limit = survey.client.max_waters;
    if (!limit || survey.count(map::Space::Water) <= *limit) {
        return {};
    }
    return {{fmt::format("There are {}, at {}; {} takes at most {}.",
                         wording::counted(survey.waters.size(), "water space", "water spaces"),
                         wording::names(survey.waters), survey.client.title, *limit),
             survey.waters}};
}

} // namespace

extern constexpr Check too_many_spaces{"too-many-spaces", Severity::Error,
                                       "more spaces than the client takes", board_beyond_limit};
extern constexpr Check too_many_waters{"too-many-waters", Severity::Error,
                                       "more water than the client takes", waters_beyond_limit};

} // namespace pampas::legality
