#include "editor/session/outcome.h"

#include "analysis/overlays/games.h"
#include "analysis/overlays/overlay_json.h"

#include <nlohmann/json.hpp>

namespace pampas::session {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* overlays_key = "overlays";

} // namespace

Outcome outcome_of(const report::Simulation& simulation) {
    Json report = Json::parse(report::simulation_json(simulation));
    report.erase("timing");
    Outcome outcome{.report = report.dump(), .played = {}, .overlays = {}};
    outcome.played = report::read_simulation(outcome.report);
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        outcome.overlays.push_back(kind.make(simulation.game, simulation.tally));
    }
    return outcome;
}

std::string kept_text(const Outcome& outcome) {
    Json kept = Json::parse(outcome.report);
    Json& list = kept[overlays_key] = Json::object();
    for (std::size_t kind = 0; kind < outcome.overlays.size(); ++kind) {
        list[std::string(overlays::kinds_of_games()[kind].name)] =
            overlays::overlay_json(outcome.overlays[kind]);
    }
    return kept.dump();
}

Outcome read_outcome(const std::string& kept) {
    Outcome outcome{.report = kept, .played = report::read_simulation(kept), .overlays = {}};
    Json json = Json::parse(kept);
    const Json& list = json[overlays_key];
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        const auto found = list.find(kind.name);
        outcome.overlays.push_back(found == list.end() ? overlays::Overlay()
                                                       : overlays::read_overlay(*found));
    }
    json.erase(overlays_key);
    outcome.report = json.dump();
    return outcome;
}

} // namespace pampas::session
