#pragma once

#include "analysis/balance/experiment.h"
#include "editor/sitting/recorded_sitting.h"
#include "engine/map/map.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"

#include <filesystem>
#include <string>
#include <vector>

namespace pampas::sitting {

using Sitting = simulation::Sitting<rules::Game, players::Lineup>;

/// A game to sit down at.
struct Table {
    balance::PlayedMap on;
    Seats seats = {};
    players::SearchBudget thinking = {}; ///< of bots that search
    programs::Options programs = {};
};

/// A game that people and bots play, and its record.
class SeatedGame {
  public:
    /// Begins the game, or goes on with the one in the record. Throws `InputError`: for unknown
    /// bots, and as `RecordedSitting`.
    explicit SeatedGame(const Table& table);

    Sitting& sitting() { return recorded_.sitting(); }
    const Sitting& sitting() const { return recorded_.sitting(); }
    /// The name of each seat: a bot, or `person`.
    const std::vector<std::string>& seats() const { return recorded_.seats().names; }
    /// The map that is played on, its land decided.
    const map::Map& map() const { return map_; }
    /// As those of `RecordedSitting`.
    void keep() { recorded_.keep(); }
    const std::filesystem::path& record() const { return recorded_.record(); }

  private:
    rules::Game game_;
    RecordedSitting<rules::Game, players::Lineup> recorded_;
    map::Map map_;
};

/// The table of a record, to go on with its game in progress. Throws `InputError` as
/// `unfinished_record`, and if it has games of something else.
Table unfinished_table(const std::filesystem::path& record);

/// What a strong bot would do next. Uses only what the seat to move may know.
players::Plan hint(const rules::State& state);
/// The name of that bot.
std::string hinting_bot();

} // namespace pampas::sitting
