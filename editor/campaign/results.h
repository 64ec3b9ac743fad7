#pragma once

#include "analysis/report/campaign/page.h"
#include "analysis/report/games/summary.h"
#include "editor/campaign/stored_table.h"

#include <string>

namespace pampas::campaign {

/// What the page of a campaign tells, gathered table by table. Of each table little is kept.
class Page {
  public:
    /// The plan outlives it.
    explicit Page(const Plan& plan);

    /// What a table came to, whose map is there; `report` is its file in the campaign's folder.
    void add(const Table& table, const report::GamesSummary& summary, const std::string& report);
    /// The report of a study, whose map is there.
    void add(const Study& study, const std::string& report);

    /// The page of the tables so far; the others are not complete.
    std::string html() const;

  private:
    const Plan& plan_;
    report::CampaignPage page_;
};

/// Writes what a campaign came to, table by table, into its folder: `tables/`, `results.csv`,
/// `refused.csv`, `index.html` (editor/campaign#results). The same results are the same bytes.
class Results {
  public:
    /// The plan outlives it.
    Results(std::filesystem::path folder, const Plan& plan);

    /// Writes a table's file; tables come in the order of the plan. Throws `InputError`.
    void add(std::size_t table, const Outcome& outcome);
    /// Writes all the rest. Throws `InputError`.
    void finish() const;

  private:
    /// Gives its path in the folder.
    std::string write_report(std::size_t table, const formats::JsonValue::Json& report) const;

    std::filesystem::path folder_;
    const Plan& plan_;
    std::string rows_; ///< of `results.csv`
    Page page_;
};

} // namespace pampas::campaign
