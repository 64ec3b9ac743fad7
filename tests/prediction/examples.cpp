#include "tests/prediction/examples.h"

#include "analysis/report/games/summary.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace pampas::prediction {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

Example example_of(const std::string& file, const report::GamesSummary& summary,
                   const Features& features) {
    Example result;
    result.map = path_of(file).stem().string();
    result.group = result.map.substr(0, result.map.find('~'));
    result.is_published = result.group == result.map && !result.map.starts_with("draft-");
    result.features = features;
    result.players = static_cast<int>(summary.seats.size());
    result.games = summary.games;
    result.gap = *summary.fairness->likely_gap;
    for (const report::SeatSummary& seat : summary.seats) {
        result.shares.push_back(seat.win_rate);
    }
    return result;
}

void add_campaign(const fs::path& campaign, std::map<std::string, Features>& known,
                  std::vector<Example>& examples) {
    const Json plan = Json::parse(read_file(campaign / "plan.json"));
    for (const auto& entry : fs::directory_iterator(campaign / "tables")) {
        const Json& table = plan.at("tables").at(std::stoul(entry.path().filename().string()));
        const std::string file = plan.at("maps").at(table.at(0).get<std::size_t>()).at("file");
        const auto [place, is_new] = known.try_emplace(file);
        if (is_new) {
            place->second = features(formats::read_map(path_of(file))).value();
        }
        const auto summary = report::read_summary(Json::parse(read_file(entry.path())));
        examples.push_back(example_of(file, summary, place->second));
    }
}

} // namespace

std::vector<Example> examples_of(std::span<const fs::path> campaigns) {
    std::vector<Example> result;
    std::map<std::string, Features> known;
    for (const fs::path& campaign : campaigns) {
        add_campaign(campaign, known, result);
    }
    std::ranges::sort(result, {}, [](const Example& one) {
        return std::tuple(one.map, one.players, -one.games);
    });
    return result;
}

} // namespace pampas::prediction
