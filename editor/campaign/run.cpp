#include "editor/campaign/run.h"

#include <algorithm>

namespace pampas::campaign {

using simulation::DealRange;
using simulation::Pace;

std::size_t most_games(const Plan& plan, const Work& work) {
    const auto* study = std::get_if<Study>(&work);
    return study != nullptr ? study->kind->run(plan, *study, 1).games
                            : balance::most_games(plan.campaign.plan, players_of(work)->count);
}

std::size_t most_games(const Plan& plan) {
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
    return paces_.try_emplace(players_of(plan_.tables[table])->bots, seconds_a_part_).first->second;
}

/// Plays a part that begins so, and keeps it. Gives where it ends.
std::size_t Runner::play_next(StoredTable& table, std::size_t first, std::size_t end, Pace& pace) {
    const std::size_t deals =
        pace.deals(table.plan().experiment.threads, table.sum().steps().cut());
    const auto start = std::chrono::steady_clock::now();
    TableSum ahead = table.sum(); // which can look at its goal if all before is there
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
    std::uintmax_t told = 0;
    const auto tell = [&](const simulation::RunState& state) {
        control_.advance(state.done - std::exchange(told, state.done));
    };
    auto report = study.kind->run(plan_, study, threads_).report(control_.apart(tell));
    if (control_.is_stopped()) { // then it is of fewer games
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
    control_.spare((table.sum().end() - table.sum().next()) * table.games_a_deal());
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
    const std::size_t deal = table.games_a_deal();
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

/// Plays deals whose goal cannot be looked at yet, since some before them are not there.
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
        const std::size_t games = (first - before) * table.games_a_deal();
        is_found ? control_.find(games) : control_.advance(games);
    }
    return true;
}

} // namespace pampas::campaign
