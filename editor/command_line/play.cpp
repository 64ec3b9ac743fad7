#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/play_table.h"
#include "editor/sitting/seated_game.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

struct PlayOptions {
    GameOptions game;
    balance::Experiment experiment = balance::usual_experiment();
    std::string seats = "1"; ///< of people, as typed
    Output record;           ///< empty: none
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

/// Who sits where. `bots` are one for all other seats or one for each of them. Throws `InputError`.
std::vector<std::string> seats_of(const std::vector<std::string>& bots,
                                  const std::vector<bool>& people) {
    const auto others = static_cast<std::size_t>(std::ranges::count(people, false));
    if (bots.size() != 1 && bots.size() != others) {
        throw InputError(tr("--bots: {} bots for {} seats without a person; give one for all or "
                            "one for each",
                            bots.size(), others));
    }
    std::vector<std::string> seats;
    std::size_t next = 0;
    for (const bool is_person : people) {
        seats.push_back(is_person ? sitting::person : bots[bots.size() == 1 ? 0 : next++]);
    }
    return seats;
}

Status leave(PlayTable::End end, const PlayOptions& options, Streams streams) {
    if (end == PlayTable::End::Over) {
        return Status::Success;
    }
    const std::string kept = options.record.empty() ? tr("it has not been saved")
                                                    : tr("run the same command to continue");
    if (end == PlayTable::End::Left) {
        streams.out << tr("The game is not over; {}.\n", kept);
        return Status::Success;
    }
    streams.err << "pampas: " << tr("the input ended before the game was over; {}\n", kept);
    return Status::Misuse;
}

Status play(const PlayOptions& options, Streams streams) {
    const auto maps = opened_each(options.game);
    require_one_number(maps, true, "play");
    const balance::PlayedMap& on = maps.front();
    sitting::Table table{
        .on = on,
        .seats = {.names = seats_of(options.experiment.bots, people_of(options.seats, on.players)),
                  .seed = options.experiment.dealing.seed},
        .thinking = options.experiment.thinking,
        .programs = options.experiment.programs};
    if (!options.record.empty()) {
        table.seats.record = path_of(options.record);
    }
    sitting::SeatedGame game(table);
    const PlayTable::End end = PlayTable(
                                   game.sitting(), [&game] { game.keep(); }, streams)
                                   .play();
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
    command.add_option("--seat", options.seats, tr("Seats of people, separated by commas"))
        ->capture_default_str()
        ->type_name("NUMBERS");
    add_bots(command, options.experiment.bots,
             tr("Who plays the other seats: one bot for all, or one for each"));
    add_ruleset(command, options.game);
    add_players(command, options.game);
    add_seed(command, options.experiment.dealing.seed, tr("The same seed gives the same deals"));
    add_thinking(command, options.experiment);
    add_output(command, "--record", options.record,
               tr("Save the game in this file after every action. If the file has an unfinished "
                  "game, continue it; otherwise play the next one"));
}

} // namespace pampas::command_line
