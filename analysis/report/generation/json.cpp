#include "analysis/report/ground/json.h"

#include "analysis/atlas/atlas.h"
#include "analysis/report/generation/generation.h"

namespace pampas::report {
namespace {

using generation::Candidate;
using measures::Target;

Json figures_json(const Candidate& candidate) {
    Json object = Json::object();
    for (const measures::Figure& figure : measures::figures()) {
        object[std::string(figure.key)] = candidate.value(figure);
    }
    return object;
}

Json gaps_json(const GenerationReport& report, const Candidate& candidate) {
    Json list = Json::array();
    for (std::size_t table = 0; table < candidate.fairnesses.size(); ++table) {
        const balance::Fairness& fairness = candidate.fairnesses[table];
        const atlas::Players players{report.players[table], report.bot};
        Json json{{"players", players.count},
                  {"gap", fairness.gap},
                  {"ci95", fairness.gap_interval},
                  {"verdict", balance::name_of(fairness.verdict)},
                  {"likely_gap", *fairness.likely_gap}};
        if (const auto place = atlas::place(atlas::Figure::Gap, *fairness.likely_gap, players)) {
            json["fairer_than"] = place->above;
            json["published"] = place->all();
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json map_json(const GenerationReport& report, std::size_t number) {
    const Candidate& candidate = report.found.maps[number];
    return {{"name", candidate.map.details().name},
            {"file", report.files.empty() ? Json() : Json(report.files[number])},
            {"figures", figures_json(candidate)},
            {"gaps", gaps_json(report, candidate)}};
}

/// The targets that the closest map misses.
Json missed_json(const GenerationReport& report) {
    Json list = Json::array();
    for (const Target& target : report.request.targets) {
        const auto value = report.found.closest->value(*target.figure);
        if (target.missed_by(value) != 0) {
            list.push_back({{"figure", target.figure->key},
                            {"low", target.low},
                            {"high", target.high},
                            {"closest", value}});
        }
    }
    return list;
}

} // namespace

Json generation_json(const GenerationReport& report) {
    Json maps = Json::array();
    for (std::size_t number = 0; number < report.found.maps.size(); ++number) {
        maps.push_back(map_json(report, number));
    }
    Json json{{"maps", std::move(maps)},
              {"games", report.found.games},
              {"seed", report.request.seed},
              {"judged", report.found.judged}};
    if (report.found.closest) {
        json["missed"] = missed_json(report);
    }
    if (report.found.is_cut) {
        json["cut"] = true;
    }
    return json;
}

} // namespace pampas::report
