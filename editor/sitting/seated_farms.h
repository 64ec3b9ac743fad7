#pragma once

#include "editor/sitting/recorded_sitting.h"
#include "engine/pigs/notation.h"
#include "engine/pigs/players/lineup.h"
#include "engine/pigs/state.h"

#include <filesystem>
#include <string>
#include <vector>

namespace pampas::sitting {

using FarmSitting = simulation::Sitting<pigs::Game, pigs::Lineup>;

/// A game of Happy Pigs to sit down at.
struct FarmTable {
    pigs::Edition edition;
    pigs::Variants variants;
    Seats seats;
};

/// A game of Happy Pigs that people and bots play, and its record.
class SeatedFarms {
  public:
    /// Begins the game, or goes on with the one in the record. Throws `InputError`: for unknown
    /// bots, a number of players that the edition does not allow, and as `RecordedSitting`.
    explicit SeatedFarms(const FarmTable& table);

    FarmSitting& sitting() { return recorded_.sitting(); }
    const FarmSitting& sitting() const { return recorded_.sitting(); }
    /// The name of each seat: a bot, or `person`.
    const std::vector<std::string>& seats() const { return recorded_.seats().names; }
    /// As that of `RecordedSitting`.
    void keep() { recorded_.keep(); }

  private:
    pigs::Game game_;
    RecordedSitting<pigs::Game, pigs::Lineup> recorded_;
};

/// The table of a record, to go on with its game in progress. Throws `InputError` as
/// `unfinished_record`, and if it has games of something else.
FarmTable unfinished_farms(const std::filesystem::path& record);

/// What a strong bot would do next. Uses only what the seat to move may know.
pigs::Plan hint(const pigs::State& state);
/// The name of that bot.
const std::string& hinting_player();

} // namespace pampas::sitting
