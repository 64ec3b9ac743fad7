#pragma once

#include "analysis/report/experiments/campaign.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

/// The tables of a campaign, sorted and in groups.
namespace pampas::report {

/// Tables whose seats can be compared: the same number of players, the same bots and rules.
struct TableGroup {
    std::string name; ///< `3 players`, and bots and rules where they differ between groups
    std::vector<const CampaignTable*> tables; ///< by gap; those without one at the end

    std::size_t with_verdict(balance::Verdict verdict) const;
    /// How many tables have a gap.
    std::size_t judged() const;
};

/// How tables differ.
struct Variety {
    bool bots = false;
    bool rulesets = false;
};

Variety variety_of(const std::vector<CampaignTable>& tables);

/// Groups all tables, by number of players; the groups refer to `tables`.
std::vector<TableGroup> table_groups(const std::vector<CampaignTable>& tables);

/// Tables by number of players.
using TablesOfPlayers = std::map<std::size_t, std::vector<const CampaignTable*>>;

/// The tables that the page shows, sorted by gap, the smallest first: if there are too many, those
/// at both ends. They refer to `page`.
TablesOfPlayers shown_tables(const CampaignPage& page);

} // namespace pampas::report
