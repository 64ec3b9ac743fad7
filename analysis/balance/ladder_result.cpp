#include "analysis/balance/deal_tally.h"
#include "analysis/balance/ladder.h"

#include <functional>
#include <map>

namespace pampas::balance {
namespace {

using Take = std::function<bool(const TableGames&)>;

bool is_of_two(const TableGames& table) {
    return table.bots.size() == 2;
}

bool is_mixed(const TableGames& table) {
    return !is_of_two(table);
}

/// The finishes of a round at the tables that `takes` selects.
std::vector<Finish> finishes(const LadderRound& round, const Take& takes) {
    std::vector<Finish> result;
    for (const TableGames& table : round) {
        if (takes(table)) {
            result.insert(result.end(), table.finishes.begin(), table.finishes.end());
        }
    }
    return result;
}

/// Strengths from the games at selected tables.
class Ranking {
  public:
    Ranking(const std::vector<LadderRound>& rounds, const Take& takes) {
        for (const LadderRound& round : rounds) {
            deals_.push_back(finishes(round, takes));
            games_ += std::ssize(deals_.back());
        }
    }

    std::int64_t games() const { return games_; }
    std::vector<Strength> strengths(std::size_t bots, std::size_t reference) const {
        return games_ == 0 ? std::vector<Strength>() : balance::strengths(deals_, bots, reference);
    }

  private:
    std::vector<std::vector<Finish>> deals_;
    std::int64_t games_ = 0;
};

/// The wins of each bot at a table.
WinParts wins_at(const TableGames& table, std::size_t bots) {
    WinParts wins(bots);
    for (const Finish& finish : table.finishes) {
        share_win(finish.front(), wins);
    }
    return wins;
}

PairResult pair_result(const DealTally& deals) {
    return {
        .games = deals.games(), .win_rate = deals.win_rate(0), .interval = deals.win_interval(0)};
}

std::vector<PairResult> pair_results(const std::vector<LadderRound>& rounds, std::size_t bots) {
    std::map<Seating, DealTally> pairs;
    for (const LadderRound& round : rounds) {
        for (const TableGames& table : round) {
            if (is_of_two(table)) {
                const WinParts wins = wins_at(table, bots);
                const WinParts of_pair{wins[table.bots[0]], wins[table.bots[1]]};
                DealTally& deals = pairs.try_emplace(table.bots, 2, table.games()).first->second;
                deals.add_deal(of_pair, of_pair);
            }
        }
    }
    std::vector<PairResult> results;
    for (const auto& [table, deals] : pairs) {
        PairResult& result = results.emplace_back(pair_result(deals));
        result.one = table[0];
        result.other = table[1];
    }
    return results;
}

std::vector<std::optional<double>> wins_per_seat(const std::vector<LadderRound>& rounds,
                                                 std::size_t bots) {
    WinParts wins(bots);
    std::vector<double> seats(bots);
    for (const LadderRound& round : rounds) {
        for (const TableGames& table : round) {
            if (is_mixed(table)) {
                std::ranges::transform(wins, wins_at(table, bots), wins.begin(), std::plus());
                for (const std::size_t bot : table.bots) {
                    seats[bot] += static_cast<double>(table.games());
                }
            }
        }
    }
    std::vector<std::optional<double>> result(bots);
    for (std::size_t bot = 0; bot < bots; ++bot) {
        if (seats[bot] > 0) {
            result[bot] = static_cast<double>(wins[bot]) / whole_win / seats[bot];
        }
    }
    return result;
}

} // namespace

LadderResult ladder_result(const std::vector<LadderRound>& rounds, std::size_t bots,
                           std::size_t reference) {
    const Ranking all(rounds, [](const TableGames&) { return true; });
    const Ranking of_two(rounds, is_of_two);
    const Ranking mixed(rounds, is_mixed);
    return {of_two.games(),
            mixed.games(),
            all.strengths(bots, reference),
            of_two.strengths(bots, reference),
            mixed.strengths(bots, reference),
            pair_results(rounds, bots),
            wins_per_seat(rounds, bots)};
}

} // namespace pampas::balance
