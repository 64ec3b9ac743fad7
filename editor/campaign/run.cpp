#include "editor/campaign/run.h"

#include "editor/campaign/farms.h"

#include <algorithm>
#include <chrono>
#include <functional>

namespace pampas::campaign {

using simulation::DealRange;
using simulation::Pace;

std::size_t most_games(const CampaignPlan& plan, const Work& work) {
    const auto* study = std::get_if<Study>(&work);
    return study != nullptr ? study->kind->run(plan, *study, 1).games
                            : balance::most_games(plan.campaign.plan, players_of(work)->count);
}

std::size_t most_games(const CampaignPlan& plan) {
    std::size_t games = 0;
    for (const Work& work : plan.tables) {
        games += most_games(plan, work);
    }
    return games;
}

StoredTable Runner::stored(std::size_t table) const {
    return {plan_, table, store_, threads_, warn_};
}

Pace& Runner::pace_of(std::size_t table) {
    return paces_.try_emplace(players_of(plan_.tables[table])->bots, seconds_per_part_)
        .first->second;
}

/// Plays and stores a part that begins with deal `first`. Returns where it ends.
std::size_t Runner::play_next(StoredTable& table, std::size_t first, std::size_t end, Pace& pace) {
    const std::size_t deals =
        pace.deals(table.plan().experiment.threads, table.sum().steps().cut());
    const auto start = std::chrono::steady_clock::now();
    TableSum ahead = table.sum(); // can check its goal if all earlier deals are there
    const bool looks = ahead.next() == first;
    const Part part =
        play_part(table.game(), table.plan(), table.gap(first, std::min(end, first + deals)),
                  control_.apart(), [&](const balance::BoardTally& more) {
                      ahead.add({{}, {more}});
                      return looks && ahead.complete();
                  });
    table.keep(part);
    pace.took(part.deals.size(), std::chrono::steady_clock::now() - start);
    return part.deals.end;
}

std::optional<Outcome> Runner::run_study(const Study& study, std::size_t number) {
    std::optional<Outcome> there = stored_outcome(plan_, number, store_, warn_);
    if (there || control_.is_stopped()) {
        control_.find(there ? study.kind->run(plan_, study, threads_).games : 0);
        return there;
    }
    std::uintmax_t counted = 0;
    const auto tell = [&](const simulation::RunState& state) {
        control_.advance(state.done - std::exchange(counted, state.done));
    };
    auto report = study.kind->run(plan_, study, threads_).report(control_.apart(tell));
    if (control_.is_stopped()) { // the report has too few games
        return std::nullopt;
    }
    report.erase("timing");
    store_.write_report(number, report);
    return report;
}

std::optional<Outcome> Runner::run(std::size_t number) {
    if (const auto* study = std::get_if<Study>(&plan_.tables[number])) {
        return run_study(*study, number);
    }
    StoredTable table = stored(number);
    if (!go_on(table, table.sum().end(), pace_of(number))) {
        return std::nullopt;
    }
    control_.spare((table.sum().end() - table.sum().next()) * table.games_per_deal());
    return table.sum().series();
}

bool Runner::play(const Piece& piece) {
    if (const auto* study = std::get_if<Study>(&plan_.tables[piece.table])) {
        return run_study(*study, piece.table).has_value();
    }
    StoredTable table = stored(piece.table);
    table.catch_up();
    Pace& pace = pace_of(piece.table);
    return table.sum().complete() || table.sum().next() >= piece.deals.first
               ? go_on(table, piece.deals.end, pace)
               : play_apart(table, piece.deals, pace);
}

/// Plays and counts up to `end`, or until the goal is reached.
bool Runner::go_on(StoredTable& table, std::size_t end, Pace& pace) {
    const TableSum& sum = table.sum();
    const std::size_t deal = table.games_per_deal();
    control_.find(table.catch_up() * deal);
    while (!sum.complete() && sum.next() < end) {
        if (control_.is_stopped()) {
            return false;
        }
        const std::size_t before = sum.next();
        play_next(table, before, end, pace);
        table.catch_up();
        control_.advance((sum.next() - before) * deal);
    }
    return true;
}

/// Plays deals whose goal cannot be checked yet, because some deals before them are missing.
bool Runner::play_apart(StoredTable& table, DealRange deals, Pace& pace) {
    for (std::size_t first = deals.first; first < deals.end;) {
        if (control_.is_stopped()) {
            return false;
        }
        const std::size_t before = first;
        first = table.after_part(first);
        const bool is_found = first > before;
        if (!is_found) {
            first = play_next(table, first, deals.end, pace);
        }
        const std::size_t games = (first - before) * table.games_per_deal();
        is_found ? control_.find(games) : control_.advance(games);
    }
    return true;
}

namespace {

using simulation::DealRange;
using Clock = std::chrono::steady_clock;

/// Seconds per game, measured over as many games as take a moment.
double seconds_per_game(const std::stop_token& stop, const auto& play) {
    constexpr double moment = 0.3;
    const auto start = Clock::now();
    std::chrono::duration<double> passed{};
    std::size_t games = 0;
    for (std::size_t more = 1; passed.count() < moment && !stop.stop_requested(); more *= 2) {
        play({games, games + more});
        games += more;
        passed = Clock::now() - start;
    }
    return passed.count() / static_cast<double>(std::max(games, std::size_t{1}));
}

/// The same for these bots on a map.
double cost_on_map(const CampaignPlan& plan, const Work& work, const Players& players,
                   const std::vector<std::string>& bots, const std::stop_token& stop) {
    const rules::Game game = game_of(plan.subjects[subject_of(work)], players);
    balance::SeriesPlan series = plan.campaign.plan_for(bots, 1);
    series.experiment.dealing.pairing = simulation::Pairing::Independent; // one is enough
    return seconds_per_game(
        stop, [&](DealRange games) { balance::play_some(game, series, games, stop); });
}

/// The same by an edition.
double cost_on_farms(const CampaignPlan& plan, const Study& study,
                     const std::vector<std::string>& bots, const std::stop_token& stop) {
    const experiments::FarmGames games = games_of(plan, study, bots, 1);
    balance::SeriesPlan series{games.seated()};
    return seconds_per_game(stop, [&](DealRange range) {
        series.games = range.size();
        experiments::play(games, series, stop);
    });
}

/// The same for the players of a piece of work: in a study of all line-ups, the mean of the bots.
double measured_cost(const CampaignPlan& plan, const Work& work, const Players& players,
                     const std::stop_token& stop) {
    const auto* study = std::get_if<Study>(&work);
    const auto cost_of = [&](const std::vector<std::string>& bots) {
        return plan.campaign.is_of_pigs() ? cost_on_farms(plan, *study, bots, stop)
                                          : cost_on_map(plan, work, players, bots, stop);
    };
    if (study == nullptr || study->kind->has_lineups) {
        return cost_of(players.bots);
    }
    double sum = 0;
    for (const std::string& bot : players.bots) {
        sum += cost_of(std::vector(static_cast<std::size_t>(players.count), bot));
    }
    return sum / static_cast<double>(players.bots.size());
}

/// The size of the board: games take longer in proportion to it.
double size_of(const CampaignPlan& plan, const Work& work) {
    const Subject& subject = plan.subjects[subject_of(work)];
    return subject.map ? static_cast<double>(subject.map->grid().size()) : 1;
}

/// Cuts deals into pieces of `size` deals.
void cut(std::size_t table, DealRange deals, std::size_t size, std::vector<Piece>& pieces) {
    for (std::size_t first = deals.first; first < deals.end; first += size) {
        pieces.push_back({table, {first, std::min(deals.end, first + size)}});
    }
}

/// How many games a deal of a table has, or a whole study.
double games_at_once(const CampaignPlan& plan, const Work& work) {
    const auto* table = std::get_if<GamesAtTable>(&work);
    return static_cast<double>(
        table == nullptr ? most_games(plan, work)
                         : simulation::games_per_deal(plan.campaign.plan.experiment.dealing.pairing,
                                                      table->players.count));
}

/// What decides how long a game takes, besides the board: bots and ruleset.
using Style = std::pair<std::vector<std::string>, std::string>;

/// Empty where nobody plays.
Style style_of(const Work& work) {
    const Players* players = players_of(work);
    return players == nullptr ? Style() : Style(players->bots, players->ruleset);
}

/// The costs of all work. `cost` returns the cost of a game and is called once for each style.
Costs costs_by(const CampaignPlan& plan,
               const std::function<double(const Work& work, const Players& players)>& cost) {
    constexpr double without_games = 0.1;
    std::map<Style, double> by_space;
    Costs costs;
    for (const Work& work : plan.tables) {
        const Players* players = players_of(work);
        if (players == nullptr) {
            costs.push_back(without_games);
            continue;
        }
        const auto [style, is_new] = by_space.try_emplace(style_of(work));
        if (is_new) {
            style->second = cost(work, *players) / size_of(plan, work);
        }
        costs.push_back(style->second * size_of(plan, work) * games_at_once(plan, work));
    }
    return costs;
}

/// Whether a piece is in the store and can be read, or is no longer needed.
bool is_complete(const Piece& piece, const CampaignPlan& plan, const Store& store,
                 const Warn& warn) {
    if (std::holds_alternative<Study>(plan.tables[piece.table])) {
        return stored_outcome(plan, piece.table, store, warn).has_value();
    }
    StoredTable table(plan, piece.table, store, 1, warn);
    table.catch_up();
    std::size_t at = std::max(table.sum().next(), piece.deals.first);
    while (!table.sum().complete() && at < piece.deals.end) {
        const std::size_t next = table.after_part(at);
        if (next == at) {
            return false;
        }
        at = next;
    }
    return true;
}

} // namespace

Costs measured_costs(const CampaignPlan& plan, const std::stop_token& stop) {
    return costs_by(plan, [&](const Work& work, const Players& players) {
        return measured_cost(plan, work, players, stop);
    });
}

Costs relative_costs(const CampaignPlan& plan, const std::stop_token& stop) {
    const bool all_alike = std::ranges::all_of(plan.tables, [&](const Work& work) {
        return style_of(work) == style_of(plan.tables.front());
    });
    return all_alike ? costs_by(plan, [](const Work&, const Players&) { return 1.0; })
                     : measured_costs(plan, stop);
}

double cost_of_game(const CampaignPlan& plan, const Work& work, double cost) {
    return cost / std::max(games_at_once(plan, work), 1.0);
}

std::vector<Piece> missing_pieces(const CampaignPlan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn) {
    std::vector<Piece> pieces;
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        if (stored_outcome(plan, number, store, warn)) {
            continue;
        }
        if (std::holds_alternative<Study>(plan.tables[number])) {
            pieces.push_back({number, {0, 1}});
            continue;
        }
        StoredTable table(plan, number, store, 1, [](const auto&) {}); // warned already
        table.catch_up();
        const std::size_t least = table.sum().steps().cut();
        const auto affordable = static_cast<std::size_t>(seconds / costs[number]);
        const std::size_t size = std::max(least, affordable / least * least);
        for (std::size_t first = table.sum().next(); first < table.sum().end();) {
            if (const std::size_t after = table.after_part(first); after > first) {
                first = after;
                continue;
            }
            const DealRange gap = table.gap(first, table.sum().end());
            cut(number, gap, size, pieces);
            first = gap.end;
        }
    }
    return pieces;
}

std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds) {
    std::vector<Task> tasks;
    double left = 0;
    for (const Piece& piece : pieces) {
        const double cost = costs[piece.table] * static_cast<double>(piece.deals.size());
        if (tasks.empty() || cost > left) {
            tasks.emplace_back();
            left = seconds;
        }
        tasks.back().push_back(piece);
        left -= cost;
    }
    return tasks;
}

bool is_piece(const Piece& piece, const CampaignPlan& plan) {
    if (piece.table >= plan.tables.size()) {
        return false;
    }
    const auto* table = std::get_if<GamesAtTable>(&plan.tables[piece.table]);
    return table == nullptr ? piece.deals.first == 0 && piece.deals.end == 1
                            : can_be_part(piece.deals, balance::steps_of(plan.campaign.plan,
                                                                         table->players.count));
}

bool is_complete(const Task& task, const CampaignPlan& plan, const Store& store, const Warn& warn) {
    return std::ranges::all_of(
        task, [&](const Piece& piece) { return is_complete(piece, plan, store, warn); });
}

void play(const Task& task, CampaignPlan& plan, const Store& store, std::size_t threads,
          const Warn& warn) {
    constexpr double seconds_per_part = 60;
    Runner runner(plan, store, threads, warn, {}, seconds_per_part);
    for (const Piece& piece : task) {
        store.read_subject(subject_of(plan.tables[piece.table]), plan);
        runner.play(piece);
    }
}

} // namespace pampas::campaign
