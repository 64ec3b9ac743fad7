#pragma once

#include "engine/players/bot.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The names for `Lineup`: those of the bots and of the styles. The combination of a bot that
/// searches and a style, `search:STYLE`, is not listed.
std::vector<std::string> bot_names();

/// The name of the default bot, which is strong and fast, and obeys bans (`Lineup::forbid`).
std::string usual_bot();

/// Whether the bot with this name searches, so that its games take long.
bool searches(const std::string& name);

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one for each: a bot, which plays the balanced style; a style,
    /// which the usual bot plays; or `search:STYLE`. A style is a name or the path of a `.json`
    /// file. Throws `InputError` for unknown names, with the known ones, for files that cannot be
    /// read and for a wrong number of names.
    Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget = {});

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;
    /// The same bots, each moved one seat forward, the first one to the last seat.
    Lineup rotated() const;

    /// Makes the bot on this seat, which must be the usual bot, obey a ban from now on.
    void forbid(std::size_t seat, const Ban& ban) { seats_[seat].options.ban = ban; }

    /// What bots keep from plan to plan in a match to save time. No plan depends on it.
    using Memory = MarketFieldCache;

    /// What the bot on the seat to move does next. It only uses what its seat may know.
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

/// Names by seat in the form for `Lineup`: one if all are the same, otherwise one for each.
std::vector<std::string> one_for_all(const std::vector<std::string>& names);

} // namespace pampas::players
