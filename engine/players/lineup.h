#pragma once

#include "engine/players/bot.h"
#include "engine/programs/table.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The name of the default bot, which is strong, fast and obeys bans (`Lineup::forbid`).
std::string usual_bot();

/// Whether the bot with this name searches, so that its games take long.
bool searches(const std::string& name);

/// Whether a name is the path of a program that plays, somebody else's bot: it has a slash, and is
/// neither a `.json` file nor a variant of a bot.
bool is_program(const std::string& name);

/// Bots from weak to strong, each clearly stronger than the one before.
std::span<const std::string> bots_by_strength();

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one per seat: a bot; a style, which greedy players play, a name
    /// or the path of a `.json` file; `search:STYLE`, `search:learned` or `learned:LEVEL`; a
    /// program
    /// (`is_program`). Throws `InputError` for unknown names, listing the known ones, for
    /// unreadable files, for programs that cannot be run and for a wrong number of names.
    Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget = {},
           programs::Options programs = {});

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;
    bool has_programs() const;
    /// Whether all bots judge positions by the learned value.
    bool is_learned() const;
    /// The same bots, each one seat forward; the first moves to the last seat.
    Lineup rotated() const;

    /// Makes the bot on this seat, which must be the usual bot, obey a ban from now on.
    void forbid(std::size_t seat, const Ban& ban) { seats_[seat].options.ban = ban; }

    /// What bots keep from plan to plan of a match: a cache, on which plans do not depend, and the
    /// programs that play. A lineup with programs needs to be told of the match.
    class Memory {
      public:
        void begin(const Lineup& lineup, std::uint64_t run_seed, std::size_t number,
                   const rules::Setup& setup);
        void see(const rules::State&, int seat, const rules::Action& action,
                 const rules::Outcome& outcome) {
            if (table_) [[unlikely]] {
                table_->see(seat, action, outcome);
            }
        }
        void end(const rules::State& state) {
            if (table_) [[unlikely]] {
                table_->end(state);
            }
        }

      private:
        friend class Lineup;

        MarketFieldCache fields_;
        std::unique_ptr<programs::Table> table_; ///< if programs play
    };

    /// What the bot on the seat to move does next, using only what its seat may know. A program
    /// that fails gives the game up.
    Plan plan(const rules::State& state, Memory& memory, chance::Stream& stream) const;

  private:
    struct Seat {
        std::string name;
        const Bot* bot; ///< null for a program
        BotOptions options;
    };

    std::vector<Seat> seats_;
    programs::Options programs_;
};

/// Whether the same bot sits on all seats.
bool all_alike(const std::vector<std::string>& names);

/// Names by seat as `Lineup` takes them: one if all are equal, otherwise one per seat.
std::vector<std::string> one_for_all(const std::vector<std::string>& names);

} // namespace pampas::players
