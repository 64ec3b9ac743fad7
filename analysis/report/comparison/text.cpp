#include "analysis/report/comparison/rows.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

std::string name_of(const ComparedMap& map) {
    return tr("{}, ruleset {}", wording::shown_name(map.name), escaped(map.ruleset));
}

std::string headline(const MapComparison& comparison) {
    const std::string played =
        trn("{} game on each of {}, seed {}", "{} games on each of {}, seed {}",
            comparison.games.one.tally.games(), wording::who_plays(comparison.plan.experiment.bots),
            comparison.plan.experiment.dealing.seed);
    return fmt::format("A: {}\nB: {}\n{}\n{}\n", name_of(comparison.maps[0]),
                       name_of(comparison.maps[1]), played,
                       wording::interruption_line(comparison.interrupted));
}

std::string board_text(const MapComparison& comparison) {
    Rows rows{{tr("the board"), "A", "B", "B - A"}};
    for (const BoardRow& row :
         board_rows(comparison.maps[0].analysis, comparison.maps[1].analysis)) {
        rows.push_back({row.figure, row.one, row.other, row.difference});
    }
    return table(rows) + board_remark() + "\n\n";
}

std::string games_text(const MapComparison& comparison) {
    Rows rows{{tr("means of a game"), "A", "B", "B - A", tr("95 % interval"), "p", ""}};
    for (const GamesRow& row : games_rows(comparison)) {
        rows.push_back({row.figure, row.one, row.other, row.difference, row.interval, row.p_value,
                        row.real ? tr("real") : ""});
    }
    return table(rows) + games_remark(comparison) + "\n";
}

} // namespace

std::string map_comparison_text(const MapComparison& comparison) {
    return headline(comparison) + board_text(comparison) + games_text(comparison) +
           common_remark(comparison) + "\n\n" + seats_remark(comparison, 0) + "\n" +
           seats_remark(comparison, 1) + "\n";
}

} // namespace pampas::report
