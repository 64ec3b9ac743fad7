#pragma once

#include "analysis/report/campaign/page.h"
#include "analysis/report/games/summary.h"
#include "editor/campaign/plan.h"

#include <string>

namespace pampas::campaign {

/// What the page of a campaign tells, gathered table by table. Of each table little is kept.
class Page {
  public:
    /// The plan outlives it.
    explicit Page(const Plan& plan);

    /// What a table came to, whose map is there; `report` is its file in the campaign's folder.
    void add(const Table& table, const report::GamesSummary& summary, const std::string& report);
    /// The report of a study.
    void add(const Table& table, const std::string& report);

    /// The page of the tables so far; the others are not complete.
    std::string html() const;

  private:
    const Plan& plan_;
    report::CampaignPage page_;
};

} // namespace pampas::campaign
