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

/// The checksums of a file's lines: numbers, in hexadecimal digits, that say when the header or a
/// game's line, its own `checksum` aside, is not as it was written, whatever the rules have to say
/// to the change. White space and the order of keys do not count.
class Checksums {
  public:
    explicit Checksums(const Json& header);

    std::string of(const Json& line) const;

  private:
    boost::crc_32_type after_header_;
};

using formats::JsonValue;

/// A game that is written down (engine/formats#records) and read again. The functions stand beside
/// the game, where argument-dependent lookup finds them.
///
/// `read_setup` gives either a set-up or something with a `message` that tells why the rules cannot
/// give it. `read_action` gives nothing when no possible action is named. Both throw `InputError`
/// for what is not written as records are. `outcome_json` holds the keys of an action's object that
/// tell what came of it.
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

/// Says in a header that the records are ours: how the set-ups came from seed and game number, so
/// that a replay can deal them again, and that lines have a checksum. To be changed with the
/// dealing. Indexed by pairing.
inline constexpr std::array<std::string_view, 2> dealers{"pampas-1", "pampas-1-paired"};

/// The first line of a file of records: the keys of `game`, who played the first game by seat, and
/// what was drawn from.
Json record_header(const Json& game, const std::vector<std::string>& bots, const Dealing& dealing);

/// A file of recorded games that several threads write: a header, then a line a game in the order
/// of their numbers. It is there when it is kept, whole.
class RecordFile {
  public:
    /// `first` is the number of the first game. Throws `InputError`.
    RecordFile(const std::filesystem::path& path, const Json& header, std::size_t first = 0);

    /// Takes a game's object, to which it adds the checksum; every number once. Writes what is next
    /// in order. Throws `InputError`.
    void add(std::size_t number, Json game);
    /// Puts the file into its place. Throws `InputError`.
    void keep();

  private:
    const Checksums checksums_;
    std::mutex mutex_;
    NewFile file_;
    std::size_t next_;
    std::map<std::size_t, std::string> waiting_; ///< lines that came before their turn
};

/// Writes down the games it watches.
template <RecordedGame G>
class Recorder {
  public:
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
