#pragma once

#include "engine/files/file.h"
#include "engine/language/tr.h"
#include "engine/simulation/record.h"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace pampas::simulation {

/// Thrown for a record that contradicts the rules or itself. The message says how.
class Contradiction : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A message about the first difference between `found`, called `what`, and `expected`; empty if
/// there is none. Keys that only `found` has are ignored.
std::optional<std::string> difference(const Json& expected, const Json& found,
                                      const std::string& what);

/// A value as messages show it: its JSON, of which a long one is cut.
std::string shown(const Json& value);

/// Replays a recorded game and compares everything its line states.
template <RecordedGame G>
requires RotatedGame<G>
class Replay {
  public:
    /// `line` is the object of a game. `dealing` is that of the run, if it dealt the set-up. `game`
    /// must outlive the replay.
    Replay(const G& game, const std::optional<Dealing>& dealing, const JsonValue& line)
        : game_(game), dealing_(dealing), line_(line) {}

    /// Throws `Contradiction` for a wrong record, `InputError` for a line that is not a record.
    void check() const {
        struct {
            void begin(std::size_t, const typename G::Setup&) {}
            void see(const typename G::State&, int, const typename G::State::Action&,
                     const typename G::State::Outcome&) {}
            void end(const typename G::State&) {}
        } nobody;
        check(nobody);
    }

    /// The same while somebody watches the game, up to the first error.
    template <WatcherOf<G> W>
    void check(W& watcher) const {
        const typename G::State state = follow(watcher);
        if (!state.over()) {
            throw Contradiction(tr("actions: end before the game is over"));
        }
        compare(scorings_json(state), "scorings");
        compare(result_json(state), "result");
        compare(state.winners(), "winners");
        watcher.end(state);
    }

    /// Checks only the set-up and the actions, of a game that need not be over. Returns where they
    /// lead to.
    template <WatcherOf<G> W>
    typename G::State follow(W& watcher) const {
        const typename G::Setup setup = checked_setup();
        watcher.begin(static_cast<std::size_t>(line_.at("game").integer()), setup);
        typename G::State state = game_.start(setup);
        std::size_t number = 0;
        for (const JsonValue& action : line_.at("actions").items()) {
            try {
                replay(state, action, watcher);
            } catch (const Contradiction& error) {
                throw Contradiction(fmt::format("actions/{}: {}", number, error.what()));
            }
            ++number;
        }
        return state;
    }

  private:
    typename G::Setup checked_setup() const {
        auto read = read_setup(game_, line_.at("setup"));
        if (read.index() == 1) {
            throw Contradiction("setup: " + std::get<1>(read).message);
        }
        auto setup = std::get<0>(std::move(read));
        if (dealing_) {
            const auto number = static_cast<std::size_t>(line_.at("game").integer());
            chance::Stream stream(dealing_->seed, number);
            if (!(setup == dealing_->setup(game_, number, stream))) {
                throw Contradiction(tr("setup: differs from what the seed deals for this game"));
            }
        }
        return setup;
    }

    static void replay(typename G::State& state, const JsonValue& recorded, auto& watcher) {
        const std::optional<typename G::State::Action> action = read_action(state, recorded);
        if (state.over()) {
            throw Contradiction(tr("comes after the end of the game"));
        }
        if (!action || !state.allows(*action)) {
            throw Contradiction(tr("is not legal here: {}", shown(recorded.json())));
        }
        const int seat = state.seat();
        const typename G::State::Outcome outcome = state.apply(*action);
        watcher.see(state, seat, *action, outcome);
        const Json expected = outcome_json(*action, outcome);
        for (const auto& [key, value] : expected.items()) {
            if (const auto message = difference(value, recorded.at(key).json(), key)) {
                throw Contradiction(*message);
            }
        }
    }

    void compare(const Json& expected, const char* key) const {
        if (const auto message = difference(expected, line_.at(key).json(), key)) {
            throw Contradiction(*message);
        }
    }

    const G& game_;
    std::optional<Dealing> dealing_;
    JsonValue line_;
};

/// A game in a file of records that does not replay.
struct BadGame {
    std::size_t line = 0; ///< in the file, from 1
    std::int64_t game = 0;
    std::string message; ///< the first error
};

/// The game, its line and the error, for users. Control characters are escaped.
std::string text(const BadGame& bad);

/// The result of replaying a file of records.
struct ReplayedFile {
    /// A file may have any number of bad games; more than so many are only counted.
    static constexpr std::size_t most_told = 10'000;

    std::size_t games = 0;
    std::size_t bad_games = 0;
    std::vector<BadGame> bad; ///< the first of them
};

/// Reads the lines of a file of records one by one.
class RecordReader {
  public:
    /// Reads and checks the header, which must have this format. Throws `InputError`.
    explicit RecordReader(LineReader lines, std::string_view format = record_format);
    explicit RecordReader(const std::filesystem::path& path,
                          std::string_view format = record_format)
        : RecordReader(LineReader(path), format) {}

    /// The header line.
    JsonValue header() const;
    /// How the set-ups were dealt, if the header says that this program dealt them.
    const std::optional<Dealing>& dealing() const { return dealing_; }
    /// The number of the next game; nothing after the last one. Throws `InputError` for lines that
    /// are not records.
    std::optional<int> next_number();

    /// The bots of the game with this number, by seat. In paired games they go round.
    std::vector<std::string> bots(std::size_t game) const;
    /// The number of bytes read so far.
    std::uintmax_t bytes_read() const { return lines_.bytes_read(); }

    /// Calls `check(line)` for each game's line and collects each `Contradiction` it throws. Throws
    /// `InputError` for lines that are not records.
    ReplayedFile check_games(const std::function<void(const JsonValue&)>& check);

    /// Calls `check(line)` for the game with this number alone and returns the `Contradiction` it
    /// throws, if any. Reads up to that game and parses no other. Throws `InputError` if there is
    /// no such game, and for lines that are not records.
    std::optional<BadGame> check_game(int number,
                                      const std::function<void(const JsonValue&)>& check);

  private:
    void check_line(const std::function<void(const JsonValue&)>& check, const JsonValue& line,
                    ReplayedFile& result);

    LineReader lines_;
    Json header_;
    std::size_t header_line_ = 0;
    std::optional<Dealing> dealing_;
    std::optional<Checksums> checksums_; ///< if this program wrote the records
    std::int64_t last_game_ = -1;
};

/// The numbers of the games of records, in their order. Throws `InputError` for lines that are not
/// records, and if there are no games.
std::vector<int> games_in(RecordReader reader);

} // namespace pampas::simulation
