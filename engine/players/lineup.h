#pragma once

#include "engine/players/bot.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The name of the default bot, which is strong, fast and obeys bans (`Lineup::forbid`).
std::string usual_bot();

/// Whether the bot with this name searches, so that its games take long.
bool searches(const std::string& name);

/// Bots from weak to strong, each clearly stronger than the one before.
std::span<const std::string> bots_by_strength();

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one per seat: a bot; a style, which greedy players play, a name
    /// or the path of a `.json` file; `search:STYLE`, `search:learned` or `learned:LEVEL`. Throws
    /// `InputError` for unknown names, listing the known ones, for unreadable files and for a wrong
    /// number of names.
    Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget = {});

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;
    /// The same bots, each one seat forward; the first moves to the last seat.
    Lineup rotated() const;

    /// Makes the bot on this seat, which must be the usual bot, obey a ban from now on.
    void forbid(std::size_t seat, const Ban& ban) { seats_[seat].options.ban = ban; }

    /// A cache that bots keep from plan to plan of a match. Plans do not depend on it.
    using Memory = MarketFieldCache;

    /// What the bot on the seat to move does next, using only what its seat may know.
    Plan plan(const rules::State& state, Memory& memory, chance::Stream& stream) const;

  private:
    struct Seat {
        std::string name;
        const Bot* bot;
        BotOptions options;
    };

    std::vector<Seat> seats_;
};

/// Whether the same bot sits on all seats.
bool all_alike(const std::vector<std::string>& names);

/// Names by seat as `Lineup` takes them: one if all are equal, otherwise one per seat.
std::vector<std::string> one_for_all(const std::vector<std::string>& names);

} // namespace pampas::players
