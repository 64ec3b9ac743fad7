#include "analysis/report/ground/strengths.h"

#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/verdicts.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::report {

Table strength_table(std::span<const balance::AtStrength> strengths, const std::string& above) {
    Table table{
        .columns = {{"players"}, {"played"}, {"verdict"}, {"gap"}, {"gap-interval"}, {"best-seat"}},
        .above = above};
    for (const balance::AtStrength& each : strengths) {
        Row row{Cell(each.bots.front()).explained_by("bot"), each.games};
        for (const Cell& cell : fairness_cells(each.fairness)) {
            row.push_back(cell);
        }
        row.push_back(each.fairness.best ? Cell(*each.fairness.best + 1) : Missing{tr("unknown")});
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string strength_sentence(std::span<const balance::AtStrength> strengths,
                              const std::vector<std::string>& bots,
                              const balance::Fairness& fairness) {
    const auto own = std::ranges::find(strengths, bots, &balance::AtStrength::bots);
    if (own == strengths.end() || own + 1 == strengths.end()) {
        return "";
    }
    return wording::strength_sentence(fairness, own[1].fairness, own[1].bots.front());
}

nlohmann::ordered_json at_strength_json(const balance::AtStrength& strength) {
    return {{"bots", strength.bots},
            {"games", strength.games},
            {"verdict", balance::name_of(strength.fairness.verdict)},
            {"gap", strength.fairness.gap},
            {"gap_ci", strength.fairness.gap_interval},
            {"best_seat", strength.fairness.best}};
}

} // namespace pampas::report
