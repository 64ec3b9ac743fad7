#pragma once

#include "tests/engine/rules/plain_game.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::testing {

/// What happens seldom in random games, counted: a harness that never came upon it has not tested
/// it.
class RareRules {
  public:
    /// Every rare event by name; water tiles also by the direction they lie in.
    static const std::vector<std::string>& names();

    /// Forgets what was remembered of the last game; not the counts.
    void start_game();
    /// Counts what happened in an action, given the game before and after it. Whether anything
    /// happened for one of the first times.
    bool note(const PlainGame& before, const rules::Action& action, const PlainGame& after);

    /// The names of what has not happened.
    std::vector<std::string> missing() const;
    const std::map<std::string, int>& counts() const { return counts_; }

  private:
    void count(const std::string& name);
    void note_purchase(const PlainGame& before, const rules::Action& action,
                       const PlainGame& after);
    void note_water(const PlainGame& before, const rules::Action& action, const PlainGame& after);
    void note_land(const PlainGame& before, const rules::Action& action);
    void note_animal(const PlainGame& before, const rules::Action& action, const PlainGame& after);
    void note_hacienda(const PlainGame& after, const rules::Action& action);
    void note_harvest(const PlainGame& before, const rules::Action& action);
    void note_turn(const PlainGame& before, const PlainGame& after);
    void note_end(const PlainGame& after);

    std::map<std::string, int> counts_;
    bool is_new_ = false;
    // Of the game that is being noted:
    std::map<hex::Coordinate, int> paid_by_; ///< for each market, bits of the seats it has paid
    Spaces freed_;                           ///< where chips were taken from
};

} // namespace pampas::testing
