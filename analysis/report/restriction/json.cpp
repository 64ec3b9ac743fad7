#include "analysis/report/ground/json.h"

#include "analysis/atlas/atlas.h"
#include "analysis/report/restriction/restriction.h"

namespace pampas::report {

Json restriction_json(const RestrictionReport& report) {
    Json restrictions = Json::array();
    for (const balance::RestrictedPlay& play : report.plays) {
        restrictions.push_back({{"without", play.restriction.without},
                                {"games", play.games},
                                {"win_rate", play.win_rate},
                                {"fair_share", 1.0 / report.players},
                                {"cost", play.cost},
                                {"ci95", play.interval}});
        const auto place =
            atlas::place_of_cost(play.restriction.without, play.cost, report.players);
        if (place) {
            restrictions.back()["published"] = *place;
        }
    }
    Json json{{"map", report.map},
              {"players", report.players},
              {"seed", report.seed},
              {"restrictions", std::move(restrictions)}};
    if (report.interrupted) {
        json["interrupted"] = true;
    }
    return json;
}

} // namespace pampas::report
