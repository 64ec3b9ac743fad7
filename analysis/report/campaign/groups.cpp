#include "analysis/report/campaign/groups.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace pampas::report {
namespace {

std::string group_name(const CampaignTable& table, Differing says) {
    std::string name = trn("{} player", "{} players", table.wins.size());
    if (says.bots) {
        name += ", " + table.bots;
    }
    if (says.rulesets) {
        name += ", " + table.ruleset;
    }
    return name;
}

} // namespace

std::size_t TableGroup::with_verdict(balance::Verdict verdict) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables, [verdict](const CampaignTable* table) {
            return table->gap && table->gap->verdict == verdict;
        }));
}

std::size_t TableGroup::judged() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        tables, [](const CampaignTable* table) { return table->gap.has_value(); }));
}

Differing differing(const std::vector<CampaignTable>& tables) {
    const auto differ = [&](auto member) {
        return std::ranges::adjacent_find(tables, std::ranges::not_equal_to(), member) !=
               tables.end();
    };
    return {differ(&CampaignTable::bots), differ(&CampaignTable::ruleset)};
}

std::vector<TableGroup> table_groups(const std::vector<CampaignTable>& tables) {
    const Differing says = differing(tables);
    std::map<std::tuple<std::size_t, std::string, std::string>, TableGroup> groups;
    for (const CampaignTable& table : tables) {
        TableGroup& group = groups[{table.wins.size(), table.bots, table.ruleset}];
        group.name = group_name(table, says);
        group.tables.push_back(&table);
    }
    std::vector<TableGroup> result;
    for (auto& [key, group] : groups) {
        sort_by_gap(group.tables);
        result.push_back(std::move(group));
    }
    return result;
}

void sort_by_gap(std::vector<const CampaignTable*>& tables) {
    std::ranges::stable_sort(tables, {}, [](const CampaignTable* table) {
        return table->gap ? table->gap->gap : std::numeric_limits<double>::infinity();
    });
}

} // namespace pampas::report
