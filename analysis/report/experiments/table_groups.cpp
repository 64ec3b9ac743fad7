#include "analysis/report/experiments/table_groups.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>

namespace pampas::report {

using balance::Verdict;

namespace {

std::string group_name(const CampaignTable& table, const Variety& variety) {
    return trn("{} player", "{} players", table.wins.size()) +
           (variety.bots ? ", " + table.bots : "") +
           (variety.rulesets ? ", " + wording::ruleset_title(table.ruleset) : "");
}

/// Sorts tables by gap, the smallest first. Equal ones keep their order; those without a gap come
/// last.
void sort_by_gap(std::vector<const CampaignTable*>& tables) {
    std::ranges::stable_sort(tables, {}, [](const CampaignTable* table) {
        return table->gap ? table->gap->gap : std::numeric_limits<double>::infinity();
    });
}

} // namespace

std::size_t TableGroup::with_verdict(Verdict verdict) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables, [verdict](const CampaignTable* table) {
            return table->gap && table->gap->verdict == verdict;
        }));
}

std::size_t TableGroup::judged() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        tables, [](const CampaignTable* table) { return table->gap.has_value(); }));
}

Variety variety_of(const std::vector<CampaignTable>& tables) {
    const auto differ = [&](auto member) {
        return std::ranges::adjacent_find(tables, std::ranges::not_equal_to(), member) !=
               tables.end();
    };
    return {differ(&CampaignTable::bots), differ(&CampaignTable::ruleset)};
}

std::vector<TableGroup> table_groups(const std::vector<CampaignTable>& tables) {
    const Variety variety = variety_of(tables);
    std::map<std::tuple<std::size_t, std::string, std::string>, TableGroup> groups;
    for (const CampaignTable& table : tables) {
        TableGroup& group = groups[{table.wins.size(), table.bots, table.ruleset}];
        group.name = group_name(table, variety);
        group.tables.push_back(&table);
    }
    std::vector<TableGroup> result;
    for (auto& [key, group] : groups) {
        sort_by_gap(group.tables);
        result.push_back(std::move(group));
    }
    return result;
}

TablesOfPlayers shown_tables(const CampaignPage& page) {
    std::vector<const CampaignTable*> tables;
    tables.reserve(page.tables.size());
    for (const CampaignTable& table : page.tables) {
        tables.push_back(&table);
    }
    sort_by_gap(tables);
    if (tables.size() > most_rows) {
        constexpr std::ptrdiff_t half = most_rows / 2;
        tables.erase(tables.begin() + half, tables.end() - half);
    }
    TablesOfPlayers shown;
    for (const CampaignTable* table : tables) {
        shown[table->wins.size()].push_back(table);
    }
    return shown;
}

} // namespace pampas::report
