#pragma once

#include "tests/engine/rules/plain_game.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::testing {

/// Counts events that are rare in random games. A harness that never meets them has not tested
/// them.
class RareRules {
  public:
    /// Every rare event by name; water tiles also by direction.
    static const std::vector<std::string>& names();

    /// Forgets the state of the last game, but not the counts.
    void start_game();
    /// Counts what happened in an action, given the game before and after it. Returns whether
    /// anything happened for one of the first times.
    bool note(const PlainGame& before, const rules::Action& action, const PlainGame& after);

    /// The names of events that have not happened.
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
    // Of the game being watched:
    std::map<hex::Coordinate, int> paid_by_; ///< for each market, the seats it has paid, as bits
    Spaces freed_;                           ///< spaces from which chips were taken
};

} // namespace pampas::testing
