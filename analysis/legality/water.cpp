#include "analysis/legality/check.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::legality {
namespace {

std::vector<Draft> idle_waters(const Survey& survey) {
    std::vector<Draft> result;
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

} // namespace

extern constexpr Check water_idle{"water-idle", Severity::Warning, "water nobody can score by",
                                  idle_waters};

} // namespace pampas::legality
