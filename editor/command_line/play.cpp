#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/play_table.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/sitting_record.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

/// Stands for a person among the names of bots in records.
constexpr const char* person = "person";

struct PlayOptions {
    GameOptions game;
    balance::Experiment experiment = balance::usual_experiment();
    std::string seats = "1"; ///< of people, as typed
    std::optional<std::string> record;
};

/// Reads `1,3`: by seat, whether a person plays. Throws `InputError`.
std::vector<bool> people_of(const std::string& words, int players) {
    std::vector<bool> people(static_cast<std::size_t>(players), false);
    std::vector<std::string> items;
    for (const std::string& item : boost::split(items, words, boost::is_any_of(","))) {
        const int seat = item.size() == 1 ? item.front() - '0' : 0;
        if (seat < 1 || seat > players) {
            throw InputError(tr("--seat: expected seats from 1 to {}, such as 1 or 1,3, not \"{}\"",
                                players, escaped(words)));
        }
        people[static_cast<std::size_t>(seat - 1)] = true;
    }
    return people;
}

/// A bot for each seat; those on the seats of people are never asked. `bots` are one for all other
/// seats or one for each of them. Throws `InputError`.
std::vector<std::string> bots_by_seat(const std::vector<std::string>& bots,
                                      const std::vector<bool>& people) {
    const auto others = static_cast<std::size_t>(std::ranges::count(people, false));
    if (bots.size() != 1 && bots.size() != others) {
        throw InputError(tr("--bots: {} bots for {} seats without a person; give one for all or "
                            "one for each",
                            bots.size(), others));
    }
    std::vector<std::string> result;
    std::size_t next = 0;
    for (const bool is_person : people) {
        result.push_back(is_person ? players::usual_bot() : bots[bots.size() == 1 ? 0 : next++]);
    }
    return result;
}

/// The names in the header of a record.
std::vector<std::string> names_by_seat(std::vector<std::string> bots,
                                       const std::vector<bool>& people) {
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        if (people[seat]) {
            bots[seat] = person;
        }
    }
    return bots;
}

/// Throws unless games with this header belong into the record.
void require_same(const simulation::Json& header, const simulation::GrowingRecord& record) {
    for (const auto& [key, value] : header.items()) {
        if (!record.header().contains(key) || record.header()[key] != value) {
            throw InputError(tr("holds games with another value of \"{}\"; play on as before, or "
                                "name another file",
                                key));
        }
    }
}

std::optional<simulation::GrowingRecord> open_record(const std::optional<std::string>& name,
                                                     const simulation::Json& header) {
    if (!name) {
        return std::nullopt;
    }
    const std::filesystem::path path = path_of(*name);
    if (!std::filesystem::exists(path)) {
        return simulation::GrowingRecord::create(path, header);
    }
    try {
        if (GrowingFile::in_use(path)) {
            throw InputError(tr("another program plays a game in this file"));
        }
        auto record = simulation::GrowingRecord::reopen(path);
        require_same(header, record);
        return record;
    } catch (const InputError& error) {
        throw error.in_file(*name);
    }
}

/// Begins a game, or goes on with the one in the record.
Sitting sit_down(const rules::Game& game, const players::Lineup& lineup,
                 simulation::Seating seating, const simulation::Dealing& dealing,
                 const std::optional<simulation::GrowingRecord>& record,
                 const PlayOptions& options) {
    if (record && record->unfinished()) {
        try {
            return simulation::resumed(game, lineup, seating, dealing, *record->unfinished());
        } catch (const simulation::Contradiction& error) {
            throw InputError(tr("the last game cannot be resumed: {}", error.what()), {},
                             *options.record);
        } catch (const InputError& error) {
            throw error.in_file(*options.record);
        }
    }
    seating.number = record ? record->next_number() : 0;
    chance::Stream stream(dealing.seed, seating.number);
    const rules::Setup setup = dealing.setup(game, seating.number, stream);
    return {game, lineup, std::move(seating), setup};
}

Status leave(PlayTable::End end, const PlayOptions& options, Streams streams) {
    if (end == PlayTable::End::Over) {
        return Status::Success;
    }
    const std::string kept =
        options.record ? tr("the same command goes on with it") : tr("it is not kept");
    if (end == PlayTable::End::Left) {
        streams.out << tr("The game is not over; {}.\n", kept);
        return Status::Success;
    }
    streams.err << "pampas: " << tr("the input ended before the game; {}\n", kept);
    return Status::Misuse;
}

Status play(const PlayOptions& options, Streams streams) {
    const auto maps = opened_each(options.game);
    require_one_number(maps, true, "play");
    const balance::PlayedMap& on = maps.front();
    const rules::Game game(on.map, on.rules, on.players);
    const auto people = people_of(options.seats, on.players);
    const auto bots = bots_by_seat(options.experiment.bots, people);
    const players::Lineup lineup(bots, on.players, options.experiment.thinking,
                                 options.experiment.programs);
    const simulation::Dealing dealing{options.experiment.dealing.seed};
    auto record = open_record(
        options.record,
        simulation::record_header(rules::game_json(game), names_by_seat(bots, people), dealing));
    Sitting sitting = sit_down(game, lineup, {people, dealing.seed, 0}, dealing, record, options);
    std::optional<simulation::SittingRecord<rules::Game, players::Lineup>> writer;
    if (record) {
        writer.emplace(*record);
        writer->follow(sitting);
    }
    const auto changed = [&] {
        if (writer) {
            writer->follow(sitting);
        }
    };
    const PlayTable::End end = PlayTable(sitting, changed, streams).play();
    streams.out.flush();
    tell_failures(options.experiment, streams);
    return leave(end, options, streams);
}

} // namespace

void add_play(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<PlayOptions>(
        program, chosen,
        {"play", tr("Play a game on a map against bots, or with others at the same keyboard"),
         "printf '%s\\n' hint \"buy land supply\" end quit |\n"
         "    pampas play maps/windmill.json --bots greedy --record games.jsonl\n"
         "echo quit | pampas play maps/windmill.json --record games.jsonl --bots greedy"},
        play);
    add_map(command, options.game.map);
    command
        .add_option("--seat", options.seats,
                    tr("Seats of people: one, or several with commas between"))
        ->capture_default_str()
        ->type_name("NUMBERS");
    add_bots(command, options.experiment.bots,
             tr("Who plays the other seats: a bot for all, or one for each"));
    add_ruleset(command, options.game);
    add_players(command, options.game);
    add_seed(command, options.experiment.dealing.seed, tr("The same seed gives the same deals"));
    add_thinking(command, options.experiment);
    command
        .add_option("--record", options.record,
                    tr("Keep the game in this file after every action. If the file has a game that "
                       "is not over, go on with it; otherwise play the next one"))
        ->type_name("FILE");
}

} // namespace pampas::command_line
