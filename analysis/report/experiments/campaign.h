#pragma once

#include "analysis/balance/series.h"
#include "analysis/balance/verdict.h"
#include "analysis/report/ground/html.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::report {

/// A map of a campaign.
struct CampaignMap {
    std::string name;
    std::string file;      ///< where it was found
    std::string thumbnail; ///< bytes of a PNG file; empty: it has none
};

/// How wide and how high thumbnails are shown, in pixels.
constexpr int thumbnail_size = 60;
/// A page of more maps has no thumbnails, so that it does not become too large for browsers.
constexpr std::size_t most_thumbnails = 1000;
/// A page has no more rows of tables: browsers would take seconds to lay them out.
constexpr std::size_t most_rows = 4000;

/// How far apart seats are.
struct SeatsGap {
    balance::Verdict verdict = balance::Verdict::Undecided;
    double gap = 0;
    balance::Interval interval = {};
};

/// What games of one table came to.
struct CampaignTable {
    std::size_t map = 0; ///< its number on the page
    std::string ruleset;
    std::string bots; ///< one for all seats, or those of all seats
    std::int64_t games = 0;
    double rounds = 0;             ///< mean of a game
    std::optional<SeatsGap> gap{}; ///< where the games show what seats are worth
    std::vector<double> wins{};    ///< shares of them, by seat, as many as there are players
    std::vector<balance::Interval> win_intervals{}; ///< of the same
    std::string report;                             ///< its file, relative to the page, with `/`
};

/// Another report about one of the maps.
struct OtherReport {
    std::string name; ///< distinguishes it from others
    std::string file; ///< as in `CampaignTable`
};

/// Something that was named as a map and was not played.
struct RefusedMap {
    std::string file;
    std::string why;
};

/// What the page of a campaign shows.
struct CampaignPage {
    balance::SeriesPlan plan; ///< whatever its bots are
    std::vector<CampaignMap> maps;
    std::vector<CampaignTable> tables;
    std::vector<OtherReport> reports = {};
    std::size_t missing = 0; ///< tables that are not complete, and are not among these
    std::vector<RefusedMap> refused;
    std::string no_gaps = {}; ///< why no table has a gap, and how it would have one
};

/// A self-contained page: how many maps are fair, the gap between seats by number of players, and a
/// row for each table, which the reader sorts. It leads to the reports beside it.
Html campaign_html(const CampaignPage& page);

} // namespace pampas::report
