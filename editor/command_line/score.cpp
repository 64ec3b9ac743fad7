#include "analysis/report/ground/table.h"
#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <utility>

namespace pampas::command_line {
namespace {

using Json = nlohmann::ordered_json;

struct ScoreOptions {
    std::string position;
    ReportFormat format = ReportFormat::Text;
};

rules::PositionFile open_position(const std::string& path) {
    try {
        return rules::read_position(read_file(path_of(path)));
    } catch (const InputError& error) {
        throw error.in_file(path);
    }
}

std::vector<rules::Score> scores(const rules::PositionFile& file) {
    std::vector<rules::Score> result;
    result.reserve(static_cast<std::size_t>(file.game->players()));
    for (int seat = 0; seat < file.game->players(); ++seat) {
        result.push_back(file.score(seat));
    }
    return result;
}

Json scores_json(const std::vector<rules::Score>& scores) {
    Json players = Json::array();
    for (const rules::Score& score : scores) {
        Json player = rules::score_json(score);
        player["total"] = score.total();
        players.push_back(std::move(player));
    }
    return {{"players", std::move(players)}};
}

/// A row for each player, numbered from 0 as in the file.
std::string scores_text(const std::vector<rules::Score>& scores) {
    report::Table table{{{.id = "player", .title = tr("player")}}};
    for (const std::string_view category : rules::category_names) {
        table.columns.push_back({category});
    }
    table.columns.push_back({.id = "total", .title = tr("total")});
    for (const rules::Score& score : scores) {
        report::Row& row = table.rows.emplace_back(report::Row{table.rows.size()});
        for (const int points : score.categories()) {
            row.emplace_back(points);
        }
        row.emplace_back(score.total());
    }
    return report::table_text(table);
}

Status score(const ScoreOptions& options, Streams streams) {
    const auto points = scores(open_position(options.position));
    streams.out << (options.format == ReportFormat::Json ? json_text(scores_json(points))
                                                         : scores_text(points));
    return Status::Success;
}

/// A position of an empty board.
constexpr std::string_view score_example = R"sh(
printf '{"format": "pampas-position", "version": 1, "map": %s, "players": 2, "pesos": [12, 8]}' \
    "$(cat maps/mano-a-mano.json)" > position.json
pampas score position.json
)sh";

} // namespace

void add_score(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ScoreOptions>(
        program, chosen,
        {"score", tr("Count the points of a position, by player and category"),
         std::string(score_example)},
        score);
    command.add_option("POSITION", options.position, tr("A position file (.json)"))->required();
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
