#pragma once

#include "analysis/report/games/summary.h"
#include "editor/campaign/part.h"
#include "editor/campaign/plan.h"

#include <functional>
#include <optional>
#include <variant>

namespace pampas::campaign {

/// The folder of a campaign, with its plan and what was played so far. It writes each file whole or
/// not at all.
class Store {
  public:
    /// Begins in the folder, which it makes if necessary, or goes on there. Throws `InputError` if
    /// another campaign is in it, or another version of Pampas began it.
    Store(std::filesystem::path folder, const CampaignPlan& plan);
    /// Goes on in a folder where a campaign was begun. Throws `InputError` if there is none, or
    /// another version of Pampas began it.
    explicit Store(std::filesystem::path folder);

    /// The plan, without its maps or editions. Throws `InputError`.
    CampaignPlan plan() const;
    /// Reads a map or an edition into such a plan. Throws `InputError`.
    void read_subject(std::size_t subject, CampaignPlan& plan) const;

    const std::filesystem::path& folder() const { return folder_; }
    /// The file that the plan is read from.
    std::filesystem::path plan_path() const;

    /// The deals of the stored parts of a table, by their first deal, longest first.
    std::vector<simulation::DealRange> parts(std::size_t table) const;
    /// Throws `InputError` naming the file.
    Part read(std::size_t table, simulation::DealRange deals, const rules::Game& game,
              const balance::SeriesPlan& plan) const;
    /// Throws `InputError`.
    void write(std::size_t table, const Part& part) const;

    /// The report of a study; nothing if it is not stored. Throws `InputError` naming the file if
    /// it is damaged.
    std::optional<formats::JsonValue::Json> report(std::size_t table) const;
    /// Throws `InputError`.
    void write_report(std::size_t table, const formats::JsonValue::Json& report) const;

  private:
    std::filesystem::path subject_file(const Campaign& campaign, std::size_t subject) const;
    std::filesystem::path file_to_compare_with(const Campaign& campaign) const;
    std::filesystem::path report_file(std::size_t table) const;
    std::filesystem::path folder_of(std::size_t table) const;
    std::filesystem::path file_of(std::size_t table, simulation::DealRange deals) const;
    PartLabel label(std::size_t table) const;

    std::filesystem::path folder_;
    std::string campaign_; ///< checksum of the plan
};

/// Takes a line about something in the store that cannot be used.
using Warn = std::function<void(const std::string& line)>;

/// The result of a piece of work: games added up, or the report of a study.
using Outcome = std::variant<balance::Series, formats::JsonValue::Json>;

/// The summary of the games of a table, whose map has been read.
report::GamesSummary summary_of(const CampaignPlan& plan, const GamesAtTable& table,
                                const balance::Series& series);

/// The outcome that the store has of a table; nothing if the table is incomplete. `warn` gets what
/// cannot be used.
std::optional<Outcome> stored_outcome(const CampaignPlan& plan, std::size_t number,
                                      const Store& store, const Warn& warn);

/// A table of games and what the store has of it.
class StoredTable {
  public:
    /// Plan and store outlive it. Throws `InputError` if the table cannot be played.
    StoredTable(const CampaignPlan& plan, std::size_t number, const Store& store,
                std::size_t threads, Warn warn);

    const rules::Game& game() const { return game_; }
    /// How it is played.
    const balance::SeriesPlan& plan() const { return plan_; }
    /// The sum of the deals counted, from the first one on.
    const TableSum& sum() const { return sum_; }
    /// How many games a deal has.
    std::size_t games_per_deal() const;

    /// Adds to the sum the stored parts that continue it. Returns how many deals they have.
    std::size_t catch_up();
    /// Stores a part that was just played, and adds it to the sum if it continues it.
    void keep(const Part& part);

    /// The end of the part that begins with this deal; `first` itself if there is none.
    std::size_t after_part(std::size_t first);
    /// The deals from `first`, where no part begins, to the next part or `end`.
    simulation::DealRange gap(std::size_t first, std::size_t end) const;

  private:
    std::optional<Part> part_at(std::size_t first);

    std::size_t number_;
    const Store& store_;
    Warn warn_;
    rules::Game game_;
    balance::SeriesPlan plan_;
    TableSum sum_;
    std::vector<simulation::DealRange> parts_; ///< in the store, as far as it is known
};

} // namespace pampas::campaign
