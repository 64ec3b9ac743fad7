#include "analysis/report/experiments/ladder.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/pig_positions.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/farms.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/pigs/notation.h"
#include "engine/pigs/players/lineup.h"
#include "engine/simulation/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <vector>

/// Commands of the second game.
namespace pampas::command_line {
namespace {

/// Which games of Happy Pigs are played.
struct PigOptions {
    std::string edition = "standard";
    pigs::Variants variants;
    std::vector<int> players{4};
    balance::Experiment experiment = balance::usual_experiment({pigs::usual_player()});
};

constexpr Bounded<int> pig_players_bounds{2, pigs::max_players, 4};

void add_pig_game(CLI::App& command, PigOptions& options) {
    offer(command,
          *command.add_option("--edition", options.edition,
                              tr("Prices, tiles and season cards: standard, or a .json file "
                                 "[standard]")),
          {"standard"}, Files::Taken)
        .type_name("NAME");
    command.add_flag("--next-card", options.variants.shows_next_card,
                     tr("Play the variant in which the next season card lies open"));
    command.add_flag("--open-choice", options.variants.chooses_openly,
                     tr("Play the variant in which players choose one after the other, openly"));
    add_players(command, options.players, tr("How many players: 4, 2-6 or 2,4 [4]"),
                pig_players_bounds);
    add_seed(command, options.experiment.dealing.seed, tr("The same seed gives the same games"));
    add_threads(command, options.experiment.threads);
}

/// The games with this number of players.
experiments::FarmGames games_of(const PigOptions& options, const pigs::Edition& edition,
                                int players) {
    return {edition, options.variants, players, options.experiment};
}

/// Adds `--bots` for the seats.
void add_pig_bots(CLI::App& command, PigOptions& options) {
    add_bots(command, options.experiment.bots,
             tr("Who plays: one bot for all seats, or one for each seat, separated by commas; "
                "also thinking:STYLE"),
             pigs::player_names());
}

// edition ----------------------------------------------------------------------------------------

struct EditionOptions {
    std::string name = "standard";
    Output output;
};

Status print_edition(const EditionOptions& options, Streams streams) {
    put(options.output, json_text(pigs::write_edition(pigs::edition_named(options.name))), streams);
    return Status::Success;
}

void add_edition(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<EditionOptions>(
        parent, chosen,
        {"edition", tr("Print an edition as a file to change and to play with"),
         "pampas pigs edition > mine.json\n"
         "pampas pigs simulate --edition mine.json --games 100"},
        print_edition);
    command.add_option("NAME", options.name, tr("The edition [standard]"));
    add_output(command, "-o,--output", options.output, tr("The file [standard output]"));
}

// simulate ---------------------------------------------------------------------------------------

struct PigSimulateOptions {
    PigOptions game;
    balance::SeriesPlan plan; ///< without its experiment
    bool paired = false;
    Output record; ///< empty: none
    report::Detail detail = report::Detail::Short;
    Reporting reporting;
};

balance::SeriesPlan plan_of(const PigSimulateOptions& options,
                            const experiments::FarmGames& games) {
    balance::SeriesPlan plan = options.plan;
    plan.experiment =
        options.paired || plan.until_verdict || plan.by_strength ? games.judged() : games.seated();
    return plan;
}

report::FarmsReport farms_of(const PigSimulateOptions& options, const pigs::Edition& edition,
                             int players) {
    const experiments::FarmGames games = games_of(options.game, edition, players);
    const balance::SeriesPlan plan = plan_of(options, games);
    std::optional<simulation::RecordFile> file;
    if (!options.record.empty()) {
        const pigs::Game game(edition, games.variants, players);
        file.emplace(path_of(options.record),
                     simulation::record_header(pigs::game_json(game), plan.experiment.bots,
                                               plan.experiment.dealing));
    }
    return watched(pigs::most_games_of_all(plan, players),
                   [&](const simulation::RunControl& control) {
                       report::FarmsReport report =
                           experiments::play(games, plan, control, file ? &*file : nullptr);
                       if (file) {
                           file->keep();
                       }
                       return report;
                   });
}

Status simulate_pigs(const PigSimulateOptions& options, Streams streams) {
    const pigs::Edition edition = pigs::edition_named(options.game.edition);
    require_one_number(options.game.players, !options.record.empty(), "--record");
    require_one_number(options.game.players, options.reporting.has_page(), tr("a page"));
    ReportFile file(options.reporting);
    const auto reports = for_each_number(
        options.game.players, [&](int players) { return farms_of(options, edition, players); });
    const auto text_of = [&](const report::FarmsReport& report) {
        return farms_text(report, options.detail);
    };
    file.put(
        streams, [&] { return texts_of(reports, text_of); },
        [&] { return one_or_list(reports, report::farms_json); },
        [&] { return farms_page(reports.front()).markup(); });
    return Status::Success;
}

void add_pig_games(CLI::App& command, PigSimulateOptions& options) {
    add_pig_game(command, options.game);
    add_pig_bots(command, options.game);
    add_goals(command, options.plan);
    add_by_strength(command, options.plan, pigs::players_by_strength());
}

void add_pig_simulate(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigSimulateOptions>(
        parent, chosen,
        {"simulate", tr("Play games to see which seats win and what earns money"),
         "pampas pigs simulate --players 3 --games 100\n"
         "pampas pigs simulate --bots thinking,greedy --players 2 --games 20 --paired"},
        simulate_pigs);
    add_pig_games(command, options);
    command.add_flag("--paired", options.paired,
                     tr("Play every deal once for each seat: bots go round, so that their strength "
                        "does not count for a seat"));
    add_output(command, "--record", options.record,
               tr("Record every game, for \"pampas pigs replay\" to check"));
    add_details(command, options.detail);
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

// report -----------------------------------------------------------------------------------------

void add_pig_report(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigSimulateOptions>(
        parent, chosen,
        {"report", tr("Report everything about games, as text or a page"),
         "pampas pigs report --games 100 -o pigs.html"},
        simulate_pigs);
    options.paired = true;
    options.detail = report::Detail::All;
    add_pig_games(command, options);
    add_reporting(command, options.reporting, Reports::AlsoPages);
}

// ladder -----------------------------------------------------------------------------------------

struct PigLadderOptions {
    PigOptions game;
    std::size_t games = balance::LadderPlan::games_bounds.usual;
    std::optional<std::string> reference;
    Reporting reporting;
};

report::Ladder ladder_of(const PigLadderOptions& options, const pigs::Edition& edition,
                         int players) {
    const experiments::FarmLadder ladder{games_of(options.game, edition, players), options.games,
                                         options.reference};
    return watched(balance::ladder_games(ladder.plan()),
                   [&](const simulation::RunControl& control) {
                       return experiments::play_ladder(ladder, control);
                   });
}

Status ladder_of_pigs(const PigLadderOptions& options, Streams streams) {
    const pigs::Edition edition = pigs::edition_named(options.game.edition);
    balance::require_different(options.game.experiment.bots);
    ReportFile file(options.reporting);
    const auto ladders = for_each_number(
        options.game.players, [&](int players) { return ladder_of(options, edition, players); });
    file.put(
        streams,
        [&] {
            return report::Text(report::assumptions_sentence(edition) + "\n") +
                   texts_of(ladders, report::ladder_text);
        },
        [&] {
            return one_or_list(ladders, [&](const report::Ladder& ladder) {
                return report::ladder_json(ladder, edition);
            });
        });
    return Status::Success;
}

void add_pig_ladder(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigLadderOptions>(
        parent, chosen,
        {"ladder", tr("Rank bots by strength: they play each other in pairs and at mixed tables"),
         "pampas pigs ladder --bots random,greedy,breeder --games 20"},
        ladder_of_pigs);
    const auto by_strength = pigs::players_by_strength();
    options.game.experiment.bots.assign(by_strength.begin(), by_strength.end());
    add_pig_game(command, options.game);
    add_bots(command, options.game.experiment.bots,
             tr("The bots that play each other, separated by commas"), pigs::player_names());
    add_number(
        command, "--games", options.games, balance::LadderPlan::games_bounds,
        tr("How many games each pair of bots plays; at mixed tables they meet about as often"));
    offer_bots(
        command,
        *command.add_option("--reference", options.reference,
                            tr("The bot that strengths are compared with [{}, or else the first]",
                               pigs::usual_player())),
        pigs::player_names());
    add_reporting(command, options.reporting);
}

// compare ----------------------------------------------------------------------------------------

struct PigCompareOptions {
    PigOptions game; ///< its edition is the first one
    std::string other;
    std::size_t games = 1000;
    double tolerance = balance::tolerance_bounds.usual;
    Reporting reporting;
};

report::EditionComparison compared(const PigCompareOptions& options, const pigs::Edition& one,
                                   const pigs::Edition& other, int players) {
    const experiments::EditionQuestion question{games_of(options.game, one, players), other,
                                                options.games, options.tolerance};
    return watched(question.games_to_play(), [&](const simulation::RunControl& control) {
        return experiments::compare(question, control);
    });
}

Status compare_editions_of(const PigCompareOptions& options, Streams streams) {
    const pigs::Edition one = pigs::edition_named(options.game.edition);
    const pigs::Edition other = pigs::edition_named(options.other);
    ReportFile file(options.reporting);
    const auto reports = for_each_number(
        options.game.players, [&](int players) { return compared(options, one, other, players); });
    file.put(
        streams, [&] { return texts_of(reports, report::edition_comparison_text); },
        [&] { return one_or_list(reports, report::edition_comparison_json); });
    return Status::Success;
}

void add_pig_compare(CLI::App& parent, Command& chosen) {
    auto [command, options] = add_command<PigCompareOptions>(
        parent, chosen,
        {"compare", tr("Compare two editions: games with the same deals by both"),
         "pampas pigs edition | sed 's/: 45,/: 30,/' > poor.json\n"
         "pampas pigs compare poor.json --games 100"},
        compare_editions_of);
    command.add_option("OTHER", options.other, tr("The edition to compare with: a .json file"))
        ->required();
    add_pig_game(command, options.game);
    add_pig_bots(command, options.game);
    add_number(command, "--games", options.games, Bounded<std::size_t>{1, 10'000'000, 1000},
               tr("How many games with each edition"));
    add_tolerance(command, options.tolerance);
    add_reporting(command, options.reporting);
}

} // namespace

void add_pigs(CLI::App& program, Command& chosen) {
    CLI::App* pigs = program.add_subcommand(
        "pigs", tr("Play and judge the second game, Happy Pigs: seats, plans, season cards"));
    pigs->require_subcommand(1);
    arguments::end_help(*pigs, {}, "pampas pigs simulate --games 100");
    add_edition(*pigs, chosen);
    add_pig_simulate(*pigs, chosen);
    add_pig_report(*pigs, chosen);
    add_pig_ladder(*pigs, chosen);
    add_pig_compare(*pigs, chosen);
    add_pig_replay(*pigs, chosen);
    add_pig_score(*pigs, chosen);
}

} // namespace pampas::command_line
