#pragma once

#include "engine/files/file.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/simulation/match.h"

#include <boost/crc.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace pampas::simulation {

using Json = formats::JsonValue::Json;

/// A value as it stands on a line: without white space; bytes that are not UTF-8 are replaced.
std::string line_text(const Json& value);

/// The checksums of the lines of a file, in hexadecimal. They reveal every change to the header or
/// to a game's line except its own `checksum`, even one that the rules allow. White space and the
/// order of keys do not matter.
class Checksums {
  public:
    /// Checksums for a file with this header.
    explicit Checksums(const Json& header);

    /// The checksum of a game's line.
    std::string of(const Json& line) const;

  private:
    boost::crc_32_type after_header_;
};

using formats::JsonValue;

/// A game that can be recorded (engine/formats#records) and read again. The functions are declared
/// beside the game, for argument-dependent lookup.
///
/// `read_setup` returns either a set-up or an object whose `message` says why the rules exclude it.
/// `read_action` returns nothing if the record names no possible action. Both throw `InputError`
/// for text that is not in the form of records. `outcome_json` contains the keys of an action's
/// object that describe its outcome.
template <class G>
concept RecordedGame = Game<G> &&
    requires(const G& game, const typename G::Setup& setup, const typename G::State& state,
             const typename G::State::Action& action, const typename G::State::Outcome& outcome,
             const JsonValue& json) {
    { setup_json(game, setup) } -> std::same_as<Json>;
    { action_json(state, 0, action, outcome) } -> std::same_as<Json>;
    { outcome_json(action, outcome) } -> std::same_as<Json>;
    { scorings_json(state) } -> std::same_as<Json>;
    { result_json(state) } -> std::same_as<Json>;
    { std::get<0>(read_setup(game, json)) } -> std::convertible_to<typename G::Setup>;
    { std::get<1>(read_setup(game, json)).message } -> std::convertible_to<std::string>;
    { read_action(state, json) } -> std::same_as<std::optional<typename G::State::Action>>;
};

/// The values of `dealer` in the header of records of this program, by pairing. They identify how
/// set-ups follow from seed and game number, so that a replay can deal them again, and imply that
/// lines have a checksum. They must change if the dealing changes.
inline constexpr std::array<std::string_view, 2> dealers{"pampas-1", "pampas-1-paired"};

/// The value of `format` in the header of records.
inline constexpr std::string_view record_format = "pampas-games";

/// The first line of a file of records: the keys of `game`, which may include another `format`, the
/// bots of the first game by seat, and the dealing.
Json record_header(const Json& game, const std::vector<std::string>& bots, const Dealing& dealing);

/// How much of a game's line that breaks off is whole: up to its last action, or to the begin of
/// their list. 0 if it does not come so far.
std::size_t whole_part(std::string_view text);

/// A file of recorded games, written by several threads: a header, then a line for each game in the
/// order of their numbers. The file appears at its path with `keep`.
class RecordFile {
  public:
    /// `first` is the number of the first game. Throws `InputError`.
    RecordFile(const std::filesystem::path& path, const Json& header, std::size_t first = 0);

    /// Takes the object of a game, each number once, and adds the checksum. Writes all games that
    /// are next in order; thread-safe. Throws `InputError`.
    void add(std::size_t number, Json game);
    /// Moves the file to its path. Throws `InputError`.
    void keep();

  private:
    const Checksums checksums_;
    std::mutex mutex_;
    NewFile file_;
    std::size_t next_;
    std::map<std::size_t, std::string> waiting_; ///< lines that wait for earlier games
};

/// Records observed games.
template <RecordedGame G>
class Recorder {
  public:
    /// Both must outlive the recorder.
    Recorder(const G& game, RecordFile& file) : game_(&game), file_(&file) {}

    void begin(std::size_t number, const typename G::Setup& setup) {
        number_ = number;
        line_ = formats::roomy_object();
        line_["game"] = number;
        line_["setup"] = setup_json(*game_, setup);
        line_["actions"] = Json::array();
    }
    void see(const typename G::State& state, int seat, const typename G::State::Action& action,
             const typename G::State::Outcome& outcome) {
        line_["actions"].push_back(action_json(state, seat, action, outcome));
    }
    void end(const typename G::State& state) {
        line_["scorings"] = scorings_json(state);
        line_["result"] = result_json(state);
        line_["winners"] = state.winners();
        file_->add(number_, std::move(line_));
    }

  private:
    const G* game_;
    RecordFile* file_;
    std::size_t number_ = 0;
    Json line_;
};

} // namespace pampas::simulation
