#pragma once

#include "analysis/balance/series.h"
#include "editor/campaign/plan.h"

namespace pampas::campaign {

/// Writes what a campaign came to, table by table, into its folder: `tables/`, `results.csv`,
/// `refused.csv` (editor/campaign#results). The same results are the same bytes.
class Results {
  public:
    /// The plan outlives it.
    Results(std::filesystem::path folder, const Plan& plan);

    /// Writes a table's file; tables come in the order of the plan. Throws `InputError`.
    void add(std::size_t table, const balance::Series& series);
    /// Writes all the rest. Throws `InputError`.
    void finish() const;

  private:
    std::filesystem::path folder_;
    const Plan& plan_;
    std::string rows_; ///< of `results.csv`
};

} // namespace pampas::campaign
