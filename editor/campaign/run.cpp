#include "editor/campaign/run.h"

#include <algorithm>

namespace pampas::campaign {
namespace {

using simulation::DealRange;

/// Plays a part that begins so, and keeps it. Gives where it ends.
std::size_t play_next(StoredTable& table, std::size_t first, std::size_t end, Pace& pace,
                      const std::stop_token& stop) {
    const std::size_t deals =
        pace.deals(table.plan().experiment.threads, table.sum().steps().cut());
    const auto start = std::chrono::steady_clock::now();
    TableSum ahead = table.sum(); // which can look at its goal if all before is there
    const bool looks = ahead.next() == first;
    const Part part =
        play_part(table.game(), table.plan(), table.gap(first, std::min(end, first + deals)),
                  {.stop = stop}, [&](const balance::BoardTally& more) {
                      ahead.add({{}, {more}});
                      return looks && ahead.complete();
                  });
    table.keep(part);
    pace.took(part.deals.size(), std::chrono::steady_clock::now() - start);
    return part.deals.end;
}

} // namespace

std::size_t Pace::deals(std::size_t least, std::size_t cut) const {
    return (std::max(least, deals_) + cut - 1) / cut * cut;
}

void Pace::took(std::size_t deals, std::chrono::duration<double> time) {
    const double speed = static_cast<double>(deals) / std::max(time.count(), 1e-6);
    // A few deals tell little of the speed.
    deals_ = std::min(static_cast<std::size_t>(speed * seconds_), 20 * deals);
}

std::size_t most_games(const Plan& plan, const Table& table) {
    const Study* study = study_named(table.work);
    return study != nullptr ? study->work(plan, table, 1).games
                            : balance::most_games(plan.campaign.plan, table.players);
}

std::size_t most_games(const Plan& plan) {
    std::size_t games = 0;
    for (const Table& table : plan.tables) {
        games += most_games(plan, table);
    }
    return games;
}

StoredTable Runner::stored(std::size_t table) const {
    return {plan_, table, store_, threads_, listener_.warn};
}

Pace& Runner::pace_of(std::size_t table) {
    return paces_.try_emplace(plan_.tables[table].bots, seconds_a_part_).first->second;
}

std::optional<Outcome> Runner::run_study(const Study& study, std::size_t number,
                                         const std::stop_token& stop) {
    const Table& table = plan_.tables[number];
    std::optional<Outcome> there = stored_outcome(plan_, number, store_, listener_.warn);
    if (there || stop.stop_requested()) {
        listener_.found(there ? study.work(plan_, table, threads_).games : 0);
        return there;
    }
    auto report =
        study.work(plan_, table, threads_).report({.stop = stop, .played = listener_.played});
    if (stop.stop_requested()) { // then it is of fewer games
        return std::nullopt;
    }
    report.erase("timing");
    store_.write_report(number, report);
    return report;
}

std::optional<Outcome> Runner::run(std::size_t number, const std::stop_token& stop) {
    if (const Study* study = study_named(plan_.tables[number].work)) {
        return run_study(*study, number, stop);
    }
    StoredTable table = stored(number);
    if (!go_on(table, table.sum().end(), pace_of(number), stop)) {
        return std::nullopt;
    }
    listener_.spared((table.sum().end() - table.sum().next()) * table.games_a_deal());
    return table.sum().series();
}

bool Runner::play(const Piece& piece, const std::stop_token& stop) {
    if (const Study* study = study_named(plan_.tables[piece.table].work)) {
        return run_study(*study, piece.table, stop).has_value();
    }
    StoredTable table = stored(piece.table);
    table.catch_up();
    Pace& pace = pace_of(piece.table);
    return table.sum().complete() || table.sum().next() >= piece.deals.first
               ? go_on(table, piece.deals.end, pace, stop)
               : play_apart(table, piece.deals, pace, stop);
}

/// Plays and counts up to `end`, or until the goal is reached.
bool Runner::go_on(StoredTable& table, std::size_t end, Pace& pace, const std::stop_token& stop) {
    const TableSum& sum = table.sum();
    const std::size_t deal = table.games_a_deal();
    listener_.found(table.catch_up() * deal);
    while (!sum.complete() && sum.next() < end) {
        if (stop.stop_requested()) {
            return false;
        }
        const std::size_t before = sum.next();
        play_next(table, before, end, pace, stop);
        table.catch_up();
        listener_.played((sum.next() - before) * deal);
    }
    return true;
}

/// Plays deals whose goal cannot be looked at yet, since some before them are not there.
bool Runner::play_apart(StoredTable& table, DealRange deals, Pace& pace,
                        const std::stop_token& stop) {
    for (std::size_t first = deals.first; first < deals.end;) {
        if (stop.stop_requested()) {
            return false;
        }
        const std::size_t before = first;
        first = table.after_part(first);
        const bool is_found = first > before;
        if (!is_found) {
            first = play_next(table, first, deals.end, pace, stop);
        }
        (is_found ? listener_.found : listener_.played)((first - before) * table.games_a_deal());
    }
    return true;
}

} // namespace pampas::campaign
