#pragma once

#include "engine/players/bot.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The names that `Lineup` takes: `random`, `greedy`, `search` and the styles. Of `search` and a
/// style there is `search:STYLE` as well; it is not listed.
std::vector<std::string> bot_names();

/// The name of the bot that plays when nobody says who: strong, and fast. It keeps bans
/// (`Lineup::forbid`).
std::string usual_bot();

/// Whether the bot of this name searches, so that its games take their time.
bool searches(const std::string& name);

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one for each: `random`; `greedy` and `search`, which play the
    /// balanced style; a style, which is played greedily; `search:STYLE`. A style is a name or the
    /// path of a `.json` file. Throws `InputError` for unknown names, listing the known ones, for
    /// files that cannot be read and for a wrong number.
    Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget = {});

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;
    /// The same bots, each a seat further to the front; the first has come to the end.
    Lineup rotated() const;

    /// From now on the bot of this seat keeps a ban; it is the usual bot.
    void forbid(std::size_t seat, const Ban& ban) { seats_[seat].options.ban = ban; }

    /// What bots keep from plan to plan of a match to save time. No plan depends on it.
    using Memory = MarketFieldCache;

    /// What the bot of the seat to move does next. It looks at what its seat may know only.
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

/// Names by seat as `Lineup` takes them: one where all are alike, else one for each.
std::vector<std::string> one_for_all(const std::vector<std::string>& names);

} // namespace pampas::players
