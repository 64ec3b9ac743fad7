#pragma once

#include "editor/campaign/store.h"
#include "editor/campaign/study.h"

#include <map>

namespace pampas::campaign {

/// Deals of a table to play in one go.
struct Piece {
    std::size_t table = 0;
    simulation::DealRange deals;
};

/// The most games that a piece of work can need.
std::size_t most_games(const CampaignPlan& plan, const Work& work);
/// The same for all work.
std::size_t most_games(const CampaignPlan& plan);

/// Plays what is missing of a campaign, part after part, and stores each part at once. It never
/// plays again what the store has.
class Runner {
  public:
    /// `plan` and `store` outlive it; `control` counts games. A part takes about
    /// `seconds_per_part`.
    Runner(const CampaignPlan& plan, const Store& store, std::size_t threads, Warn warn,
           simulation::RunControl control = {}, double seconds_per_part = 15)
        : plan_(plan), store_(store), threads_(threads), warn_(std::move(warn)),
          control_(std::move(control)), seconds_per_part_(seconds_per_part) {}

    /// Completes a table. Nothing if it was stopped before. Throws `InputError`.
    std::optional<Outcome> run(std::size_t number);
    /// Plays a piece as far as needed: not beyond a goal that is known to be reached. Returns
    /// whether it finished. Throws `InputError`.
    bool play(const Piece& piece);

  private:
    std::optional<Outcome> run_study(const Study& study, std::size_t number);
    bool go_on(StoredTable& table, std::size_t end, simulation::Pace& pace);
    bool play_apart(StoredTable& table, simulation::DealRange deals, simulation::Pace& pace);
    std::size_t play_next(StoredTable& table, std::size_t first, std::size_t end,
                          simulation::Pace& pace);
    StoredTable stored(std::size_t table) const;
    simulation::Pace& pace_of(std::size_t table);

    const CampaignPlan& plan_;
    const Store& store_;
    std::size_t threads_;
    Warn warn_;
    simulation::RunControl control_;
    double seconds_per_part_;
    /// How many deals make a part, by the bots of a table, so that a stop loses little and files
    /// are few.
    std::map<std::vector<std::string>, simulation::Pace> paces_;
};

/// What one machine plays, piece by piece.
using Task = std::vector<Piece>;

/// For each piece of work, the estimated seconds of a deal of a table, or of a whole study.
using Costs = std::vector<double>;

/// Plays some games of each line-up of bots, for each number of players, to measure the costs.
Costs measured_costs(const CampaignPlan& plan, const std::stop_token& stop = {});
/// The costs relative to each other, in any unit. Measures nothing if the same bots play
/// everywhere.
Costs relative_costs(const CampaignPlan& plan, const std::stop_token& stop = {});

/// What a game of a piece of work costs, given its entry in `Costs`; for a study without games, the
/// cost of all of it.
double cost_of_game(const CampaignPlan& plan, const Work& work, double cost);

/// What is not in the store yet: whole tables, and pieces of at most `seconds` of tables that take
/// longer.
std::vector<Piece> missing_pieces(const CampaignPlan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn);

/// Tasks of about `seconds`, in the order of the pieces.
std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds);

/// Whether a piece is of a table of the plan, cut where parts may be cut, or of a study of the
/// plan.
bool is_piece(const Piece& piece, const CampaignPlan& plan);

/// Whether all pieces of a task are in the store and can be read, or are no longer needed. `plan`
/// has the maps; `warn` gets what cannot be read.
bool is_complete(const Task& task, const CampaignPlan& plan, const Store& store, const Warn& warn);

/// Plays what the store does not have of a task. Reads the maps that it needs into the plan. Throws
/// `InputError`.
void play(const Task& task, CampaignPlan& plan, const Store& store, std::size_t threads,
          const Warn& warn);

} // namespace pampas::campaign
