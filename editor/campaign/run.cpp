#include "editor/campaign/run.h"

#include "editor/campaign/table_sum.h"
#include "engine/files/input_error.h"

#include <algorithm>
#include <chrono>

namespace pampas::campaign {
namespace {

using simulation::DealRange;
using Clock = std::chrono::steady_clock;

/// Brings a table to its end.
class TableRunner {
  public:
    TableRunner(const Plan& plan, std::size_t number, const Store& store, std::size_t threads,
                const RunListener& listener, Pace& pace)
        : table_(plan.tables[number]), number_(number), store_(store), listener_(listener),
          game_(plan.maps[table_.map].map, rules::ruleset_named(table_.ruleset), table_.players),
          plan_(plan.campaign.plan_for(table_.bots, threads)), sum_(game_, plan_),
          found_(store.parts(number)), pace_(pace) {}

    /// Whether it came to its end.
    bool run(const std::stop_token& stop) {
        while (!sum_.complete()) {
            const std::size_t before = sum_.next();
            if (const auto part = found()) {
                sum_.add(*part);
            } else if (stop.stop_requested()) {
                return false;
            } else {
                sum_.add(played(stop));
            }
            listener_.done((sum_.next() - before) * deal());
        }
        listener_.spared((sum_.end() - sum_.next()) * deal());
        return true;
    }

    balance::Series series() const { return sum_.series(); }

  private:
    std::size_t deal() const {
        return simulation::games_a_deal(plan_.experiment.dealing.pairing, table_.players);
    }

    /// The longest part of the store that goes on where the sum is.
    std::optional<Part> found() {
        for (const DealRange& deals : found_) {
            if (deals.first != sum_.next()) {
                continue;
            }
            try {
                return store_.read(number_, deals, game_, plan_);
            } catch (const InputError& error) {
                listener_.warn(error.what());
            }
        }
        return std::nullopt;
    }

    /// Up to the next part that is there.
    std::size_t end_of_next() const {
        const std::size_t look = sum_.look() == sum_.end() ? 1 : sum_.look();
        std::size_t end =
            std::min(sum_.end(), sum_.next() + pace_.deals(plan_.experiment.threads, look));
        for (const DealRange& deals : found_) {
            end = deals.first > sum_.next() ? std::min(end, deals.first) : end;
        }
        return end;
    }

    Part played(const std::stop_token& stop) {
        const auto start = Clock::now();
        const Part part = play_part(game_, plan_, {sum_.next(), end_of_next()}, {.stop = stop});
        if (part.deals.size() > 0) {
            store_.write(number_, part);
            pace_.took(part.deals.size(), Clock::now() - start);
        }
        return part;
    }

    const Table& table_;
    std::size_t number_;
    const Store& store_;
    const RunListener& listener_;
    rules::Game game_;
    balance::SeriesPlan plan_;
    TableSum sum_;
    std::vector<DealRange> found_;
    Pace& pace_;
};

} // namespace

std::size_t most_games(const Plan& plan) {
    std::size_t games = 0;
    for (const Table& table : plan.tables) {
        games += balance::most_games(plan.campaign.plan, table.players);
    }
    return games;
}

std::size_t Pace::deals(std::size_t least, std::size_t look) const {
    return (std::max(least, deals_) + look - 1) / look * look;
}

void Pace::took(std::size_t deals, std::chrono::duration<double> time) {
    constexpr double seconds = 5;
    const double speed = static_cast<double>(deals) / std::max(time.count(), 1e-6);
    // A few deals tell little of the speed.
    deals_ = std::min(static_cast<std::size_t>(speed * seconds), 20 * deals);
}

std::optional<balance::Series> Runner::run(std::size_t table, std::stop_token stop) {
    Pace& pace = paces_[plan_.tables[table].bots];
    TableRunner runner(plan_, table, store_, threads_, listener_, pace);
    return runner.run(stop) ? std::optional(runner.series()) : std::nullopt;
}

} // namespace pampas::campaign
