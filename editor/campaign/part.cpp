#include "editor/campaign/part.h"

#include "analysis/balance/board_tally.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/simulation/record.h"

#include <algorithm>
#include <array>

namespace pampas::campaign {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;
using simulation::DealRange;

constexpr std::string_view part_format = "pampas-part";
constexpr std::array<std::string_view, 9> part_keys{
    "format", "version", "campaign", "pampas", "table", "deals", "tallies", "report", "checksum"};

/// The deals of a part, cut at each look.
std::vector<DealRange> by_looks(DealRange deals, std::size_t look) {
    std::vector<DealRange> result;
    for (std::size_t first = deals.first; first < deals.end;) {
        const std::size_t end = std::min(deals.end, (first / look + 1) * look);
        result.push_back({first, end});
        first = end;
    }
    return result;
}

std::string checksum_of(const Json& json, const PartLabel& label) {
    return simulation::Checksums(Json{{"campaign", label.campaign}}).of(json);
}

Json labelled(const PartLabel& label) {
    return {{"format", part_format},
            {"version", 1},
            {"campaign", label.campaign},
            {"pampas", label.pampas},
            {"table", label.table}};
}

/// Throws `InputError` for what another campaign, table or version wrote, and for what is damaged.
void check(const JsonValue& json, const PartLabel& label) {
    json.allow_keys(part_keys);
    if (json.at("format").text() != part_format) {
        json.at("format").fail("\"pampas-part\"");
    }
    json.at("version").integer({1, 1});
    if (json.at("campaign").text() != label.campaign) {
        json.refuse(tr("belongs to another campaign"));
    }
    if (json.at("pampas").text() != label.pampas) {
        json.refuse(tr("was played with pampas {}, but this is {}", json.at("pampas").text(),
                       label.pampas));
    }
    if (json.at("table").json() != label.table) {
        json.refuse(tr("belongs to another table"));
    }
    if (json.at("checksum").text() != checksum_of(json.json(), label)) {
        json.refuse(tr("is damaged: its checksum does not match"));
    }
}

DealRange read_deals(const JsonValue& json, const balance::SeriesSteps& steps) {
    constexpr int any = std::numeric_limits<int>::max();
    const auto ends = json.items(2, tr_later("the first deal and the one after the last"));
    const DealRange deals{static_cast<std::size_t>(ends[0].integer({0, any})),
                          static_cast<std::size_t>(ends[1].integer({0, any}))};
    if (!can_be_part(deals, steps)) {
        json.refuse(tr("are not deals of this table"));
    }
    return deals;
}

} // namespace

bool can_be_part(DealRange deals, const balance::SeriesSteps& steps) {
    return deals.first < deals.end && deals.end <= steps.deals && deals.first % steps.cut() == 0 &&
           (deals.end % steps.cut() == 0 || deals.end == steps.deals);
}

Part play_part(const rules::Game& game, const balance::SeriesPlan& plan, DealRange deals,
               const simulation::RunControl& control, const Enough& enough) {
    const balance::SeriesSteps steps = balance::steps_of(plan, game.players());
    Part part{{deals.first, deals.first}, {}};
    for (const DealRange& some : by_looks(deals, steps.look)) {
        const balance::PlayedRange played = balance::play_some(game, plan, some, control);
        const bool whole = played.end == some.end;
        if (whole || steps.cut() == 1) {
            part.tallies.push_back(played.tally);
            part.deals.end = played.end;
        }
        if (!whole || control.is_stopped() || enough(part.tallies.back())) {
            break;
        }
    }
    return part;
}

TableSum::TableSum(const rules::Game& game, const balance::SeriesPlan& plan)
    : plan_(plan), steps_(balance::steps_of(plan, game.players())),
      tally_(game, plan.experiment.dealing.pairing) {}

void TableSum::add(const Part& part) {
    for (const balance::BoardTally& tally : part.tallies) {
        if (complete()) {
            return;
        }
        tally_.add(tally);
        next_ += static_cast<std::size_t>(tally.deals().deals());
        settled_ = balance::is_settled(plan_, tally_.seats(), tally_.deals());
    }
}

std::string report_bytes(const Json& report, const PartLabel& label) {
    Json json = labelled(label);
    json["report"] = report;
    json["checksum"] = checksum_of(json, label);
    return json.dump() + "\n";
}

JsonValue::Json read_report(const std::string& bytes, const PartLabel& label) {
    const Json json = formats::parse_json(bytes);
    check(JsonValue(json), label);
    return JsonValue(json).at("report").json();
}

std::string part_bytes(const Part& part, const PartLabel& label) {
    Json tallies = Json::array();
    for (const balance::BoardTally& tally : part.tallies) {
        tallies.push_back(balance::tally_json(tally));
    }
    Json json = labelled(label);
    json["deals"] = {part.deals.first, part.deals.end};
    json["tallies"] = std::move(tallies);
    json["checksum"] = checksum_of(json, label);
    return json.dump() + "\n";
}

Part read_part(const std::string& bytes, const PartLabel& label, const rules::Game& game,
               const balance::SeriesPlan& plan) {
    const Json parsed = formats::parse_json(bytes);
    const JsonValue json(parsed);
    check(json, label);
    const balance::SeriesSteps steps = balance::steps_of(plan, game.players());
    Part part{read_deals(json.at("deals"), steps), {}};
    const auto looks = by_looks(part.deals, steps.look);
    const auto tallies =
        json.at("tallies").items(looks.size(), tr_later("one tally for each look"));
    for (std::size_t i = 0; i < looks.size(); ++i) {
        balance::BoardTally tally(game, plan.experiment.dealing.pairing);
        balance::add_tally(tallies[i], tally);
        if (tally.deals().deals() != static_cast<std::int64_t>(looks[i].size())) {
            tallies[i].refuse(tr("does not match these deals"));
        }
        part.tallies.push_back(std::move(tally));
    }
    return part;
}

} // namespace pampas::campaign
