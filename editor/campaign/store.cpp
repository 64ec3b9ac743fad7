#include "editor/campaign/store.h"

#include "editor/campaign/study.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/simulation/record.h"
#include "engine/version/version.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace pampas::campaign {

static void json_fields(formats::JsonFields& json, Refused& refused) {
    json.items(tr_later("a file and the reason why it is refused"), refused.file, refused.why);
}

namespace {

namespace fs = std::filesystem;
using formats::JsonFields;
using formats::JsonValue;
using Json = JsonValue::Json;
using simulation::DealRange;

constexpr const char* plan_file = "plan.json";
constexpr const char* plan_format = "pampas-plan";

std::string checksum(const Json& json) {
    return simulation::Checksums(Json{{"format", plan_format}}).of(json);
}

/// The bytes of the file that keeps a map or an edition.
std::string bytes_of(const Subject& subject) {
    return subject.edition ? formats::json_text(pigs::write_edition(*subject.edition))
                           : formats::write_json(*subject.map);
}

/// Reads what `bytes_of` returned for a subject of this campaign.
void read_subject_file(const fs::path& file, const Campaign& campaign, Subject& subject) {
    if (campaign.is_of_pigs()) {
        subject.edition = pigs::edition_named(file.string());
    } else {
        subject.map = formats::read_map(file);
    }
}

Json subject_json(const Subject& subject) {
    return {{"file", subject.file}, {"checksum", checksum(formats::parse_json(bytes_of(subject)))}};
}

/// A piece of work in `plan.json`.
struct Row {
    std::size_t subject = 0;
    Players players; ///< empty where nobody plays
    std::string work;
};
void json_fields(JsonFields& json, Row& row) {
    json.items(tr_later("map, ruleset, players, bots and work"), row.subject, row.players.ruleset,
               row.players.count, row.players.bots, row.work);
}

Row row_of(const Work& work) {
    const Players* players = players_of(work);
    return {subject_of(work), players != nullptr ? *players : Players(),
            std::string(kind_of(work))};
}

/// The work of a row; nothing if it is no valid work on one of the plan's subjects.
std::optional<Work> work_of(const Row& row, const CampaignPlan& plan) {
    const StudyKind* kind = study_named(plan.campaign, row.work);
    const Players& players = row.players;
    const bool has_players =
        players.count > 0 && players.count <= most_players(plan.campaign) && !players.bots.empty();
    if (row.subject >= plan.subjects.size()) {
        return std::nullopt;
    }
    if (kind == nullptr && row.work == simulate && has_players) {
        return GamesAtTable{row.subject, players};
    }
    if (kind != nullptr && kind->has_games && has_players) {
        return Study{row.subject, kind, players};
    }
    return kind != nullptr && !kind->has_games && players.count == 0
               ? std::optional<Work>(Study{row.subject, kind})
               : std::nullopt;
}

std::vector<Work> read_work(const JsonValue& json, const CampaignPlan& plan) {
    std::vector<Work> result;
    for (const JsonValue& item : json.items()) {
        const auto work = work_of(formats::read_fields<Row>(item), plan);
        if (!work) {
            item.refuse(tr("is not a table of a campaign"));
        }
        result.push_back(*work);
    }
    return result;
}

/// The key of a campaign's subjects in `plan.json`, and their folder.
const char* subjects_name(const Campaign& campaign) {
    return campaign.is_of_pigs() ? "editions" : "maps";
}

/// The work and its subjects: two plans with the same JSON are the same campaign.
Json plan_json(const CampaignPlan& plan) {
    Json subjects = Json::array();
    for (const Subject& subject : plan.subjects) {
        subjects.push_back(subject_json(subject));
    }
    std::vector<Row> rows;
    std::ranges::transform(plan.tables, std::back_inserter(rows), row_of);
    Json json{{"format", plan_format},
              {"version", 1},
              {"pampas", version::full()},
              {"campaign", campaign_json(plan.campaign)},
              {subjects_name(plan.campaign), std::move(subjects)},
              {"tables", formats::fields_json(rows)},
              {"refused", formats::fields_json(plan.refused)}};
    if (plan.other) {
        json["with"] = subject_json(*plan.other);
    }
    return json;
}

/// `0-250.json`
std::optional<DealRange> deals_in(const fs::path& file) {
    const std::string name = file.stem().string();
    const std::size_t dash = name.find('-');
    DealRange deals;
    const auto read = [&name](std::size_t from, std::size_t to, std::size_t& number) {
        const auto [end, error] = std::from_chars(name.data() + from, name.data() + to, number);
        return error == std::errc() && end == name.data() + to;
    };
    const bool is_part = file.extension() == ".json" && dash != std::string::npos &&
                         read(0, dash, deals.first) && read(dash + 1, name.size(), deals.end);
    return is_part ? std::optional(deals) : std::nullopt;
}

/// Refuses what another version of Pampas began: its games may differ.
Json read_json(const fs::path& file) {
    Json json = naming_file(file.string(), [&] { return formats::parse_json(read_file(file)); });
    const auto pampas = json.is_object() ? json.find("pampas") : json.end();
    if (pampas == json.end() || *pampas != version::full()) {
        throw InputError(tr("was not started by pampas {}; use another folder", version::full()),
                         {}, file.string());
    }
    return json;
}

} // namespace

Store::Store(fs::path folder, const CampaignPlan& plan) : folder_(std::move(folder)) {
    const Json json = plan_json(plan);
    campaign_ = checksum(json);
    const fs::path file = plan_path();
    std::error_code error;
    const bool is_begun = fs::exists(file, error);
    if (error) { // there may be another campaign
        throw system_error(file, tr_later("cannot be opened"), error);
    }
    if (is_begun) {
        if (read_json(file) != json) {
            throw InputError(tr("belongs to another campaign or other maps; use another folder"),
                             {}, file.string());
        }
        return;
    }
    make_folder(folder_ / subjects_name(plan.campaign));
    for (std::size_t subject = 0; subject < plan.subjects.size(); ++subject) {
        write_file(subject_file(plan.campaign, subject), bytes_of(plan.subjects[subject]));
    }
    if (plan.other) {
        write_file(file_to_compare_with(plan.campaign), bytes_of(*plan.other));
    }
    write_file(file, formats::json_text(json)); // last: with this file, the folder is complete
}

Store::Store(fs::path folder) : folder_(std::move(folder)) {
    campaign_ = checksum(read_json(plan_path()));
}

fs::path Store::plan_path() const {
    return folder_ / plan_file;
}

CampaignPlan Store::plan() const {
    const fs::path file = plan_path();
    return naming_file(file.string(), [&] {
        const Json read = read_json(file);
        const JsonValue json(read);
        CampaignPlan plan{campaign_of(json.at("campaign")), {}, {}, {}, {}};
        if (const auto other = json.find("with")) {
            plan.other = Subject{other->at("file").text()};
            read_subject_file(file_to_compare_with(plan.campaign), plan.campaign, *plan.other);
        }
        for (const JsonValue& subject : json.at(subjects_name(plan.campaign)).items()) {
            plan.subjects.push_back({subject.at("file").text()});
        }
        plan.tables = read_work(json.at("tables"), plan);
        plan.refused = formats::read_fields<std::vector<Refused>>(json.at("refused"));
        return plan;
    });
}

void Store::read_subject(std::size_t subject, CampaignPlan& plan) const {
    read_subject_file(subject_file(plan.campaign, subject), plan.campaign, plan.subjects[subject]);
}

fs::path Store::subject_file(const Campaign& campaign, std::size_t subject) const {
    return folder_ / subjects_name(campaign) / fmt::format("{:06}.json", subject);
}

fs::path Store::file_to_compare_with(const Campaign& campaign) const {
    return folder_ / subjects_name(campaign) / "with.json";
}

fs::path Store::report_file(std::size_t table) const {
    return folder_of(table) / "report.json";
}

std::optional<JsonValue::Json> Store::report(std::size_t table) const {
    const fs::path file = report_file(table);
    std::error_code ignored;
    if (!fs::exists(file, ignored)) {
        return std::nullopt;
    }
    return naming_file(file.string(),
                       [&] { return std::optional(read_report(read_file(file), label(table))); });
}

void Store::write_report(std::size_t table, const Json& report) const {
    make_folder(folder_of(table));
    write_file(report_file(table), report_bytes(report, label(table)));
}

fs::path Store::folder_of(std::size_t table) const {
    return folder_ / "parts" / fmt::format("{:06}", table);
}

fs::path Store::file_of(std::size_t table, DealRange deals) const {
    return folder_of(table) / fmt::format("{}-{}.json", deals.first, deals.end);
}

PartLabel Store::label(std::size_t table) const {
    return {campaign_, version::full(), table};
}

std::vector<DealRange> Store::parts(std::size_t table) const {
    std::vector<DealRange> result;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_of(table), none)) {
        if (const auto deals = deals_in(entry.path())) {
            result.push_back(*deals);
        }
    }
    std::ranges::sort(result, [](const DealRange& a, const DealRange& b) {
        return a.first != b.first ? a.first < b.first : a.end > b.end;
    });
    return result;
}

Part Store::read(std::size_t table, DealRange deals, const rules::Game& game,
                 const balance::SeriesPlan& plan) const {
    const fs::path file = file_of(table, deals);
    return naming_file(file.string(), [&] {
        Part part = read_part(read_file(file), label(table), game, plan);
        if (part.deals.first != deals.first || part.deals.end != deals.end) {
            throw InputError(tr("contains different deals than its name says"));
        }
        return part;
    });
}

void Store::write(std::size_t table, const Part& part) const {
    make_folder(folder_of(table));
    write_file(file_of(table, part.deals), part_bytes(part, label(table)));
}

using simulation::DealRange;

report::GamesSummary summary_of(const CampaignPlan& plan, const GamesAtTable& table,
                                const balance::Series& series) {
    return report::summary_of(game_of(plan.subjects[table.subject], table.players),
                              plan.campaign.plan_for(table.players.bots, 1), series);
}

std::optional<Outcome> stored_outcome(const CampaignPlan& plan, std::size_t number,
                                      const Store& store, const Warn& warn) {
    if (std::holds_alternative<Study>(plan.tables[number])) {
        try {
            std::optional<Json> report = store.report(number);
            return report ? std::optional<Outcome>(*std::move(report)) : std::nullopt;
        } catch (const InputError& error) {
            warn(error.what());
            return std::nullopt;
        }
    }
    StoredTable table(plan, number, store, 1, warn);
    table.catch_up();
    return table.sum().complete() ? std::optional<Outcome>(table.sum().series()) : std::nullopt;
}

StoredTable::StoredTable(const CampaignPlan& plan, std::size_t number, const Store& store,
                         std::size_t threads, Warn warn)
    : number_(number), store_(store), warn_(std::move(warn)),
      game_(naming_file(store.plan_path().string(),
                        [&] {
                            return game_of(plan.subjects[subject_of(plan.tables[number])],
                                           std::get<GamesAtTable>(plan.tables[number]).players);
                        })),
      plan_(plan.campaign.plan_for(std::get<GamesAtTable>(plan.tables[number]).players.bots,
                                   threads)),
      sum_(game_, plan_), parts_(store.parts(number)) {}

std::size_t StoredTable::games_per_deal() const {
    return simulation::games_per_deal(plan_.experiment.dealing.pairing, game_.players());
}

std::size_t StoredTable::catch_up() {
    const std::size_t before = sum_.next();
    while (!sum_.complete()) {
        const std::optional<Part> part = part_at(sum_.next());
        if (!part) {
            break;
        }
        sum_.add(*part);
    }
    return sum_.next() - before;
}

void StoredTable::keep(const Part& part) {
    if (part.deals.size() == 0) {
        return;
    }
    store_.write(number_, part);
    if (part.deals.first == sum_.next()) {
        sum_.add(part);
    }
}

/// The longest part that begins with deal `first` and can be read. Forgets those that cannot.
std::optional<Part> StoredTable::part_at(std::size_t first) {
    const auto [begin, end] = std::ranges::equal_range(parts_, first, {}, &DealRange::first);
    std::optional<Part> result;
    auto next = begin;
    for (; next != end && !result; ++next) {
        try {
            result = store_.read(number_, *next, game_, plan_);
        } catch (const InputError& error) {
            warn_(error.what());
        }
    }
    parts_.erase(begin, result ? next - 1 : next);
    return result;
}

std::size_t StoredTable::after_part(std::size_t first) {
    const std::optional<Part> part = part_at(first);
    return part ? part->deals.end : first;
}

DealRange StoredTable::gap(std::size_t first, std::size_t end) const {
    DealRange result{first, std::min(end, sum_.end())};
    for (const DealRange& part : parts_) {
        if (part.first > first) {
            result.end = std::min(result.end, part.first);
        }
    }
    return result;
}

} // namespace pampas::campaign
