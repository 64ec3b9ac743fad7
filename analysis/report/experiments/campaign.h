#pragma once

#include "analysis/balance/series.h"
#include "analysis/balance/verdict.h"
#include "analysis/report/ground/html.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::report {

/// A map of a campaign, or an edition.
struct CampaignMap {
    std::string name;
    std::string file;      ///< where it is
    std::string thumbnail; ///< bytes of a PNG file; empty: it has none
    std::string page = {}; ///< its page, relative to this one, with `/`; empty: it has none
};

/// How wide and how high thumbnails are shown, in pixels.
constexpr int thumbnail_size = 60;
/// A page of more maps has no thumbnails, so that it does not become too large for browsers.
constexpr std::size_t most_thumbnails = 1000;
/// A page shows at most this many tables, a row each: browsers take seconds to lay out more.
constexpr std::size_t most_rows = 4000;

/// The gap between seats, and the verdict on it.
struct SeatsGap {
    balance::Verdict verdict = balance::Verdict::Undecided;
    double gap = 0;
    balance::Interval interval = {};
};

/// The results of the games of one table.
struct CampaignTable {
    std::size_t map = 0; ///< its index in `CampaignPage::maps`
    std::string ruleset;
    std::string bots; ///< one for all seats, or one for each seat
    std::int64_t games = 0;
    double rounds = 0;                              ///< mean per game
    std::optional<SeatsGap> gap{};                  ///< where the games show what seats are worth
    std::vector<double> wins{};                     ///< share of games won, by seat
    std::vector<balance::Interval> win_intervals{}; ///< of `wins`
    std::string report = {};                        ///< its file, relative to the page, with `/`
};

/// Another report about one of the maps.
struct OtherReport {
    std::string name; ///< distinguishes it from others
    std::string file; ///< as in `CampaignTable`
};

/// A file that was given as a map and was not played.
struct RefusedMap {
    std::string file;
    std::string why;
};

/// What the page of a campaign shows.
struct CampaignPage {
    bool of_editions = false; ///< of Happy Pigs; otherwise of maps
    balance::SeriesPlan plan; ///< the page ignores its bots
    std::vector<CampaignMap> maps;
    std::vector<CampaignTable> tables;
    std::vector<OtherReport> reports = {};
    std::size_t missing = 0; ///< incomplete tables, which are not in `tables`
    std::vector<RefusedMap> refused;
    std::string no_gaps = {}; ///< why no table has a gap, and what would give it one
};

/// A self-contained page: how many maps are fair, the gap between seats by number of players, and
/// for each number of players a row for each table, which the reader sorts. Files of maps are named
/// from the folder on that holds them all. It links to the pages and reports beside it.
Html campaign_html(const CampaignPage& page);

} // namespace pampas::report
