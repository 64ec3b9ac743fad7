#include "analysis/balance/game_digest.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace pampas::balance {

int SeatDigest::points() const {
    return std::accumulate(categories.begin(), categories.end(), 0);
}

GameDigests::GameDigests(std::size_t games_per_deal, simulation::DealRange deals)
    : games_per_deal_(games_per_deal), first_(std::min(deals.first * games_per_deal, most_games)),
      games_(std::min(deals.end * games_per_deal, most_games) - first_) {}

void GameDigests::set(std::size_t number, GameDigest digest, std::vector<LuckTally::Luck> luck,
                      std::uint32_t checksum) {
    assert(keeps(number));
    games_[number - first_] = {std::move(digest), std::move(luck), checksum};
}

void GameDigests::cut(std::size_t end) {
    const std::size_t games = std::max(end * games_per_deal_, first_) - first_;
    if (games < games_.size()) {
        games_.resize(games);
    }
}

void GameDigests::append(const GameDigests& next) {
    assert(next.first_ == first_ + games_.size());
    games_.insert(games_.end(), next.games_.begin(), next.games_.end());
}

std::vector<std::int64_t> GameDigests::checksums() const {
    std::vector<std::int64_t> checksums;
    std::ranges::transform(games_, std::back_inserter(checksums), &Kept::checksum);
    return checksums;
}

std::vector<GameDigest> GameDigests::valued(const LuckTally& tally) const {
    if (games_.empty()) {
        return {};
    }
    constexpr double parts = 1000;
    const std::size_t players = games_.front().digest.seats.size();
    std::vector<LuckTally::Worth> worths;
    for (std::size_t seat = 0; seat < players; ++seat) {
        worths.push_back(tally.worth(seat));
    }
    std::vector<GameDigest> games;
    games.reserve(games_.size());
    for (const Kept& kept : games_) {
        GameDigest& game = games.emplace_back(kept.digest);
        for (std::size_t seat = 0; seat < players; ++seat) {
            game.seats[seat].luck = static_cast<int>(
                std::lround(parts * std::inner_product(worths[seat].begin(), worths[seat].end(),
                                                       kept.luck[seat].begin(), 0.0)));
        }
    }
    return games;
}

} // namespace pampas::balance
