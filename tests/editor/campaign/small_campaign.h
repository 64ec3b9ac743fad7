#pragma once

#include "editor/campaign/plan.h"
#include "engine/files/file.h"
#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>

#include <functional>

/// A campaign that is quick to play.
namespace pampas::campaign {

/// For tests in which no part may be faulty.
inline const std::function<void(const std::string&)> fails_on_warning =
    [](const std::string& line) { ADD_FAILURE() << line; };

/// A folder with two maps, `a.json` and `b.json`.
class SmallCampaign {
  public:
    SmallCampaign() {
        put("a.json", "Ant");
        put("b.json", "Bee");
    }

    void put(const std::string& file, const std::string& name) const {
        map::Map map = balance::small_map();
        map.details().name = name;
        write_file(folder / file, formats::write_json(map));
    }

    /// With these keys in place of the usual ones.
    Campaign
    campaign(const formats::JsonValue::Json& keys = formats::JsonValue::Json::object()) const {
        formats::JsonValue::Json json{{"format", "pampas-campaign"},
                                      {"version", 1},
                                      {"maps", {"a.json", "b.json"}},
                                      {"players", {2, 3}},
                                      {"bots", {{"random"}}},
                                      {"games", 120},
                                      {"paired", true}};
        json.update(keys);
        return campaign_of(formats::JsonValue(json));
    }
    CampaignPlan
    plan(const formats::JsonValue::Json& keys = formats::JsonValue::Json::object()) const {
        return plan_of(campaign(keys), folder.path());
    }

    testing::TemporaryFolder folder;
};

} // namespace pampas::campaign
