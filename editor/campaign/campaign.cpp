#include "editor/campaign/campaign.h"

#include "editor/campaign/study.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/parse_json.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <algorithm>
#include <array>

namespace pampas::campaign {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;

constexpr std::string_view campaign_format = "pampas-campaign";
constexpr std::array<std::string_view, 16> campaign_keys{
    "format",        "version",  "maps",      "players", "bots", "rulesets", "games",   "work",
    "until_verdict", "until_ci", "tolerance", "paired",  "seed", "playouts", "turn_ms", "with"};

bool truth(const JsonValue& json) {
    if (!json.json().is_boolean()) {
        json.fail(tr_later("true or false"));
    }
    return json.json().get<bool>();
}

/// The items of a list that has some.
std::vector<JsonValue> some_items(const JsonValue& json) {
    if (json.size() == 0) {
        json.fail(tr_later("a list with something in it"));
    }
    return json.items();
}

std::vector<std::string> words(const JsonValue& json) {
    std::vector<std::string> result;
    for (const JsonValue& word : some_items(json)) {
        result.push_back(word.text());
    }
    return result;
}

std::vector<int> players_of(const JsonValue& json) {
    std::vector<int> result;
    for (const JsonValue& number : some_items(json)) {
        result.push_back(number.integer(rules::players_bounds.least, rules::players_bounds.most));
    }
    return result;
}

/// Refuses names that no bot has.
std::vector<std::vector<std::string>> bots_of(const JsonValue& json) {
    std::vector<std::vector<std::string>> result;
    for (const JsonValue& lineup : some_items(json)) {
        result.push_back(words(lineup));
        for (const JsonValue& bot : lineup.items()) {
            try {
                players::Lineup(std::vector{bot.text()}, 2);
            } catch (const InputError& error) {
                bot.refuse(error.what());
            }
        }
    }
    return result;
}

std::vector<std::string> rulesets_of(const JsonValue& json) {
    for (const JsonValue& name : json.items()) {
        try {
            rules::ruleset_named(name.text());
        } catch (const InputError& error) {
            name.refuse(error.what());
        }
    }
    return words(json);
}

std::vector<std::string> work_of(const JsonValue& json) {
    for (const JsonValue& name : json.items()) {
        if (name.text() != simulate && study_named(name.text()) == nullptr) {
            name.refuse(tr("there is no work \"{}\"", name.text()));
        }
    }
    return words(json);
}

void read_goals(const JsonValue& json, balance::SeriesPlan& plan) {
    if (const auto games = json.find("games")) {
        plan.games = static_cast<std::size_t>(
            games->integer(plan.games_bounds.least, plan.games_bounds.most));
    }
    if (const auto verdict = json.find("until_verdict")) {
        plan.until_verdict = truth(*verdict);
    }
    if (const auto width = json.find("until_ci")) {
        plan.until_ci = width->number(plan.ci_bounds.least, plan.ci_bounds.most);
    }
    if (const auto tolerance = json.find("tolerance")) {
        plan.tolerance =
            tolerance->number(balance::tolerance_bounds.least, balance::tolerance_bounds.most);
    }
    const auto paired = json.find("paired");
    const bool is_paired = plan.until_verdict || (paired && truth(*paired));
    plan.experiment.dealing.pairing =
        is_paired ? simulation::Pairing::Rotated : simulation::Pairing::Independent;
}

void read_play(const JsonValue& json, balance::Experiment& experiment) {
    if (const auto seed = json.find("seed")) {
        experiment.dealing.seed = seed->natural();
    }
    if (const auto playouts = json.find("playouts")) {
        constexpr auto bounds = players::SearchBudget::playouts_bounds;
        experiment.thinking.playouts =
            static_cast<std::size_t>(playouts->integer(bounds.least, bounds.most));
    }
    if (const auto turn = json.find("turn_ms")) {
        turn->refuse(tr("games that are thought about by the clock are others each time; give "
                        "\"playouts\""));
    }
}

} // namespace

balance::SeriesPlan Campaign::plan_for(const std::vector<std::string>& lineup,
                                       std::size_t threads) const {
    balance::SeriesPlan result = plan;
    result.experiment.bots = lineup;
    result.experiment.threads = threads;
    return result;
}

Campaign campaign_of(const JsonValue& json) {
    json.allow_keys(campaign_keys);
    if (json.at("format").text() != campaign_format) {
        json.at("format").fail("\"pampas-campaign\"");
    }
    json.at("version").integer(1, 1);
    Campaign campaign;
    campaign.maps = words(json.at("maps"));
    if (const auto players = json.find("players")) {
        campaign.players = players_of(*players);
    }
    if (const auto bots = json.find("bots")) {
        campaign.bots = bots_of(*bots);
    }
    if (const auto rulesets = json.find("rulesets")) {
        campaign.rulesets = rulesets_of(*rulesets);
    }
    if (const auto work = json.find("work")) {
        campaign.work = work_of(*work);
    }
    if (const auto with = json.find("with")) {
        campaign.with = with->text();
    }
    if (campaign.with.empty() != (std::ranges::count(campaign.work, "compare") == 0)) {
        json.refuse(tr("\"with\" names the map that \"compare\" in \"work\" compares with"));
    }
    read_goals(json, campaign.plan);
    read_play(json, campaign.plan.experiment);
    return campaign;
}

Campaign read_campaign(const std::filesystem::path& file) {
    try {
        const Json json = formats::parse_json(read_file(file));
        return campaign_of(JsonValue(json));
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

Json campaign_json(const Campaign& campaign) {
    const balance::SeriesPlan& plan = campaign.plan;
    Json json{{"format", campaign_format},  {"version", 1},
              {"maps", campaign.maps},      {"players", campaign.players},
              {"bots", campaign.bots},      {"until_verdict", plan.until_verdict},
              {"tolerance", plan.tolerance}};
    if (!campaign.rulesets.empty()) {
        json["rulesets"] = campaign.rulesets;
    }
    json["work"] = campaign.work;
    if (!campaign.with.empty()) {
        json["with"] = campaign.with;
    }
    if (plan.games) {
        json["games"] = *plan.games;
    }
    if (plan.until_ci) {
        json["until_ci"] = *plan.until_ci;
    }
    json["paired"] = plan.experiment.dealing.pairing == simulation::Pairing::Rotated;
    json["seed"] = plan.experiment.dealing.seed;
    json["playouts"] = plan.experiment.thinking.playouts;
    return json;
}

} // namespace pampas::campaign
