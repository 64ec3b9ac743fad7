#pragma once

#include "analysis/report/games/summary.h"
#include "editor/campaign/page.h"
#include "editor/campaign/stored_table.h"

namespace pampas::campaign {

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
