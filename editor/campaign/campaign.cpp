#include "editor/campaign/campaign.h"

#include "editor/campaign/study.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <algorithm>

namespace pampas::campaign {
namespace {

using formats::JsonFields;
using formats::JsonValue;

/// A list that has something in it; `visit(place, item)` is done for each item.
void visit_some(JsonFields& json, auto& items, const auto& visit) {
    if (json.is_reading() && json.json().size() == 0) {
        json.json().fail(tr_later("a list with something in it"));
    }
    json.list(items, visit);
}

/// The same of names; `check` throws `InputError` for one that is not known.
void visit_names(JsonFields& json, std::vector<std::string>& names,
                 void (*check)(const std::string& name)) {
    visit_some(json, names, [check](JsonFields& place, std::string& name) {
        place.visit(name);
        if (!place.is_reading()) {
            return;
        }
        try {
            check(name);
        } catch (const InputError& error) {
            place.json().refuse(error.what());
        }
    });
}

void check_bot(const std::string& name) {
    players::Lineup(std::vector{name}, 2);
}

void check_ruleset(const std::string& name) {
    rules::ruleset_named(name);
}

void check_work(const std::string& name) {
    if (name != simulate && study_named(name) == nullptr) {
        throw InputError(tr("there is no work \"{}\"", name));
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

static void json_fields(JsonFields& json, Campaign& campaign) {
    balance::SeriesPlan& plan = campaign.plan;
    balance::Experiment& experiment = plan.experiment;
    bool paired = experiment.dealing.pairing == simulation::Pairing::Rotated;
    json.format("pampas-campaign");
    json("maps", [&](JsonFields& list) {
        visit_some(list, campaign.maps, [](JsonFields& place, auto& map) { place.visit(map); });
    });
    json.later("players", [&](JsonFields& list) {
        visit_some(list, campaign.players, [](JsonFields& place, int& count) {
            place.visit(count, rules::players_bounds);
        });
    });
    json.later("bots", [&](JsonFields& list) {
        visit_some(list, campaign.bots,
                   [](JsonFields& place, auto& bots) { visit_names(place, bots, check_bot); });
    });
    json.later("until_verdict", plan.until_verdict);
    json.later("tolerance", plan.tolerance, balance::tolerance_bounds);
    if (!json.is_writing() || !campaign.rulesets.empty()) {
        json.later("rulesets",
                   [&](JsonFields& list) { visit_names(list, campaign.rulesets, check_ruleset); });
    }
    json.later("work", [&](JsonFields& list) { visit_names(list, campaign.work, check_work); });
    json.unless("with", campaign.with, "");
    json.optional("games", plan.games, plan.games_bounds);
    json.optional("until_ci", plan.until_ci, plan.ci_bounds);
    json.later("paired", paired);
    json.later("seed", experiment.dealing.seed);
    json.later("playouts", experiment.thinking.playouts, players::SearchBudget::playouts_bounds);
    if (!json.is_writing()) {
        json.later("turn_ms", [](JsonFields& place) {
            if (place.is_reading()) {
                place.json().refuse(tr("games that are thought about by the clock are others each "
                                       "time; give \"playouts\""));
            }
        });
        experiment.dealing.pairing = plan.until_verdict || paired
                                         ? simulation::Pairing::Rotated
                                         : simulation::Pairing::Independent;
    }
}

Campaign campaign_of(const JsonValue& json) {
    auto campaign = formats::read_only_fields<Campaign>(json);
    if (campaign.with.empty() != (std::ranges::count(campaign.work, "compare") == 0)) {
        json.refuse(tr("\"with\" names the map that \"compare\" in \"work\" compares with"));
    }
    return campaign;
}

Campaign read_campaign(const std::filesystem::path& file) {
    try {
        const auto json = formats::parse_json(read_file(file));
        return campaign_of(JsonValue(json));
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

JsonValue::Json campaign_json(const Campaign& campaign) {
    return formats::fields_json(campaign);
}

} // namespace pampas::campaign
