#pragma once

#include "analysis/balance/experiment.h"
#include "engine/map/map.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/sitting_record.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pampas::sitting {

using Sitting = simulation::Sitting<rules::Game, players::Lineup>;

/// Stands for a person among the names of bots, also in records.
inline constexpr const char* person = "person";

/// A game to sit down at.
struct Table {
    balance::PlayedMap on;
    std::vector<std::string> seats = {}; ///< by seat: the name of a bot, or `person`
    std::uint64_t seed = 1;
    players::SearchBudget thinking = {}; ///< of bots that search
    programs::Options programs = {};
    /// The record that keeps the game. A game in progress there goes on; otherwise the next one of
    /// the seed begins. Nothing: the game is not kept.
    std::optional<std::filesystem::path> record = {};
};

/// A game that people and bots play, and its record.
class SeatedGame {
  public:
    /// Begins the game, or goes on with the one in the record. Throws `InputError`: for unknown
    /// bots, and naming the record if it is damaged, another program plays in it, or it has games
    /// of another table.
    explicit SeatedGame(const Table& table);
    SeatedGame(const SeatedGame&) = delete;
    SeatedGame& operator=(const SeatedGame&) = delete;

    Sitting& sitting() { return *sitting_; }
    const Sitting& sitting() const { return *sitting_; }
    /// The name of each seat, as in `Table`.
    const std::vector<std::string>& seats() const { return seats_; }
    /// The map that is played on, its land decided.
    const map::Map& map() const { return map_; }
    /// Writes what has changed into the record. To be called after each action and way back, so
    /// that a kill loses no action that was done. When the game is over, its record is closed; if
    /// it is then taken back, it goes on in another file beside it. Throws `InputError`.
    void keep();
    /// The file that has the game; empty if it is not kept.
    const std::filesystem::path& record() const { return file_; }

  private:
    void open_record(const simulation::Dealing& dealing);
    simulation::Json header(const simulation::Dealing& dealing) const;
    void sit_down(const players::Lineup& lineup, const simulation::Dealing& dealing);

    rules::Game game_;
    std::vector<std::string> seats_;
    std::filesystem::path file_;
    std::optional<simulation::GrowingRecord> record_;
    std::optional<simulation::SittingRecord<rules::Game, players::Lineup>> writer_;
    std::optional<Sitting> sitting_;
    map::Map map_;
};

/// The table of a record, to go on with its game in progress. Throws `InputError` if all its games
/// are over, another program plays there, or it is no record.
Table unfinished_table(const std::filesystem::path& record);

/// What a strong bot would do next. Uses only what the seat to move may know.
players::Plan hint(const rules::State& state);
/// The name of that bot.
std::string hinting_bot();

} // namespace pampas::sitting
