#pragma once

#include "analysis/report/experiments/campaign.h"
#include "analysis/report/games/summary.h"
#include "editor/campaign/rows.h"
#include "editor/campaign/store.h"
#include "engine/library/library.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pampas::campaign {

/// A campaign of more maps has no page of each: a page takes a megabyte, and its measures time.
constexpr std::size_t most_map_pages = 200;

/// Writes the results of a campaign, table by table, into its folder: `tables/`, `pages/`,
/// `results.csv`, `refused.csv`, `index.html` (editor/campaign#results). The same results give the
/// same bytes.
class Results {
  public:
    /// The plan outlives it.
    Results(std::filesystem::path folder, const CampaignPlan& plan);

    /// Writes a table's file; tables come in the order of the plan. Throws `InputError`.
    void add(std::size_t number, const Outcome& outcome);
    /// Writes all other files. Throws `InputError`.
    void finish();

  private:
    void add_report(std::size_t number, const Study& study, const formats::JsonValue::Json& report);
    void add_games(std::size_t number, const GamesAtTable& table, const balance::Series& series);
    /// Adds a table, whose report is in this file.
    void add_row(const Players& players, TableResult result, std::string report);
    /// Writes the report of a table and returns its path in the folder.
    std::string write_report(std::size_t number, const formats::JsonValue::Json& report) const;

    /// A map and those games on it that its page shows.
    struct MapWithGames {
        std::size_t number = 0;
        map::Map map;
        std::vector<report::GamesSummary> tables{};
    };

    /// Keeps the games for the page of their map, and writes the page of the map before it.
    void add_to_page(std::size_t map, const report::GamesSummary& summary);
    /// Writes the page of the map whose games came last.
    void write_map_page() const;

    std::filesystem::path folder_;
    const CampaignPlan& plan_;
    std::string rows_;          ///< of `results.csv`
    report::CampaignPage page_; ///< of the tables so far; all others count as missing
    std::optional<MapWithGames> last_map_{};
};

/// What gathering the results of a campaign found.
struct Gathered {
    std::vector<std::string> missing; ///< names of incomplete tables
    std::size_t beyond = 0;           ///< games played beyond a goal, which do not count
};

/// Writes the results of all complete tables, with one at a time in memory. Throws `InputError`.
Gathered gather(CampaignPlan& plan, const Store& store, const Warn& warn);

/// What became of a campaign's results that were to go into a library.
struct KeptResults {
    std::size_t added = 0;
    std::size_t known = 0;            ///< the library has them already
    std::vector<std::string> missing; ///< files of maps whose board no revision has
};

/// Keeps the results of a campaign's games with the newest revision that has the map's name and
/// board, as if the editor had played them. Skips incomplete tables. Throws `InputError`.
KeptResults add_to(library::Library& library, CampaignPlan& plan, const Store& store,
                   const Warn& warn);

} // namespace pampas::campaign
