#include "analysis/legality/check.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::legality {

std::vector<Found> water_idle(const Survey& survey) {
    std::vector<Found> result;
    for (const hex::Coordinate water : survey.waters) {
        if (!touches(survey.map, water, is_playable)) {
            result.push_back({fmt::format("The water at {} scores for nobody; it must be adjacent "
                                          "to pampas or land.",
                                          hex::name(water)),
                              {water}});
        }
    }
    return result;
}

} // namespace pampas::legality
