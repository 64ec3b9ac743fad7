#include "editor/command_line/pig_positions.h"

#include "analysis/pigs/words.h"
#include "editor/command_line/options.h"
#include "editor/command_line/replayed.h"
#include "editor/command_line/reporting.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/pigs/notation.h"
#include "engine/pigs/position.h"
#include "engine/simulation/playback.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <optional>
#include <ostream>

namespace pampas::command_line {
namespace {

// score ------------------------------------------------------------------------------------------

struct PigScoreOptions {
    std::string position;
    Reporting reporting;
};

pigs::Position read_pig_position(const std::string& path) {
    return naming_file(path, [&] { return pigs::read_position(read_file(path_of(path))); });
}

nlohmann::ordered_json farm_scores_json(const std::vector<pigs::FarmScore>& scores) {
    auto players = nlohmann::ordered_json::array();
    for (const pigs::FarmScore& score : scores) {
        players.push_back({{"dollars", score.dollars},
                           {"pigs", score.pigs},
                           {"at_risk", score.at_risk},
                           {"property", score.property},
                           {"total", score.total()}});
    }
    return {{"players", std::move(players)}};
}

report::Text farm_scores_text(const std::vector<pigs::FarmScore>& scores) {
    report::Table table{.columns = {{.id = "player", .title = tr("player")},
                                    {.id = "dollars", .title = tr("dollars")},
                                    {.id = "vaccinated", .title = tr("vaccinated pigs")},
                                    {.id = "total", .title = tr("total")},
                                    {.id = "at-risk", .title = tr("other pigs")},
                                    {.id = "property", .title = tr("property")}},
                        .below = tr("Total: what a player has if the game ends now. Other pigs are "
                                    "lost then, unless they are vaccinated. Property breaks "
                                    "ties.")};
    for (const pigs::FarmScore& score : scores) {
        table.rows.push_back({table.rows.size() + 1, score.dollars, score.pigs, score.total(),
                              score.at_risk, score.property});
    }
    return table;
}

Status score_pigs(const PigScoreOptions& options, Streams streams) {
    const auto scores = pigs::scores(read_pig_position(options.position));
    ReportFile(options.reporting)
        .put(
            streams, [&] { return farm_scores_text(scores); },
            [&] { return farm_scores_json(scores); });
    return Status::Success;
}

// replay -----------------------------------------------------------------------------------------

struct PigReplayOptions {
    std::string file;
    std::optional<int> game;
    std::optional<int> at; ///< empty: the end
    Reporting reporting;
};

constexpr Bounded<int> any_number{0, std::numeric_limits<int>::max()};

using OpenedPigs = simulation::OpenedGame<pigs::Game>;

OpenedPigs open_pig_game(const PigReplayOptions& options) {
    return naming_file(options.file, [&] {
        return simulation::open_game<pigs::Game>(
            simulation::RecordReader(path_of(options.file), pigs::record_format), *options.game,
            pigs::read_game);
    });
}

/// The state that was asked for. Throws `InputError` if the game has fewer actions.
pigs::State state_at(const PigReplayOptions& options, const OpenedPigs& opened) {
    const auto actions = static_cast<int>(opened.playback.actions());
    if (options.at.value_or(0) > actions) {
        throw InputError(tr("game {} has {} actions, not {}", *options.game, actions, *options.at),
                         {}, options.file);
    }
    return opened.playback.after(static_cast<std::size_t>(options.at.value_or(actions)));
}

std::string turn_words(const pigs::State& state) {
    if (state.over()) {
        return tr("The game is over.");
    }
    if (state.phase() == pigs::Phase::Prepare) {
        return tr("Before the first turn, seat {} to buy.", state.seat() + 1);
    }
    return tr("Turn {}, {}, card \"{}\", seat {} to act.", state.round(),
              pigs::season_title(state.card().season), escaped(state.card().name),
              state.seat() + 1);
}

report::Text farms_of_state(const pigs::State& state) {
    report::Table table{.columns = {{.id = "player", .title = tr("player")},
                                    {.id = "dollars", .title = tr("dollars")}},
                        .above = turn_words(state)};
    for (std::size_t size = 0; size < pigs::sizes; ++size) {
        table.columns.push_back({.id = pigs::size_names[size],
                                 .title = pigs::size_title(static_cast<pigs::Size>(size))});
    }
    for (std::size_t item = 0; item < pigs::items; ++item) {
        table.columns.push_back({.id = pigs::item_names[item],
                                 .title = pigs::item_title(static_cast<pigs::Item>(item))});
    }
    table.columns.push_back({.id = "meadows", .title = tr("meadows")});
    table.below = tr("Of the pigs of each size, those after the plus are vaccinated.");
    for (int seat = 0; seat < state.players(); ++seat) {
        const pigs::Farm& farm = state.farm(seat);
        report::Row& row = table.rows.emplace_back(report::Row{seat + 1, farm.money});
        for (std::size_t size = 0; size < pigs::sizes; ++size) {
            row.emplace_back(fmt::format("{}+{}", farm.pigs[0][size], farm.pigs[1][size]));
        }
        for (const int items : farm.items) {
            row.emplace_back(items);
        }
        row.emplace_back(int{farm.meadows});
    }
    return table;
}

Status replay_pigs(const PigReplayOptions& options, Streams streams) {
    if (!options.game) {
        return report_on(replayed(options.file, pigs::record_format, pigs::read_game),
                         options.reporting, streams);
    }
    try {
        const auto opened = open_pig_game(options);
        const pigs::State state = state_at(options, opened);
        ReportFile(options.reporting)
            .put(
                streams, [&] { return farms_of_state(state); },
                [&] { return pigs::position_json(state); });
        return Status::Success;
    } catch (const simulation::Contradiction& error) {
        streams.err << "pampas: " << escaped(options.file) << ": " << error.what() << '\n';
        return Status::No;
    }
}

} // namespace

void add_pig_replay(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigReplayOptions>(
        parent, chosen,
        {"replay",
         tr("Replay recorded games by the rules; status 1 if anything differs. With --game, show "
            "what everybody has at some moment"),
         "pampas pigs simulate --games 10 --record games.jsonl\n"
         "pampas pigs replay games.jsonl\n"
         "pampas pigs replay games.jsonl --game 3 --at 57"},
        replay_pigs);
    command.add_option("FILE", options.file, tr("Recorded games, a .jsonl file"))->required();
    CLI::Option* game = add_number(command, "--game", options.game, any_number,
                                   tr("Show a position of the game with this number"));
    add_number(command, "--at", options.at, any_number,
               tr("After this many actions [the end of the game]"))
        ->needs(game);
    add_reporting(command, options.reporting);
}

void add_pig_score(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigScoreOptions>(
        parent, chosen,
        {"score", tr("Count what players have in a position"),
         "pampas pigs simulate --games 1 --record games.jsonl\n"
         "pampas pigs replay games.jsonl --game 0 --at 57 --format json > position.json\n"
         "pampas pigs score position.json"},
        score_pigs);
    command.add_option("POSITION", options.position, tr("A position file (.json)"))->required();
    add_reporting(command, options.reporting);
}

} // namespace pampas::command_line
