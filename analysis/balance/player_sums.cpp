#include "analysis/balance/player_sums.h"

namespace pampas::balance {
namespace {

double per_row(std::int64_t sum, std::int64_t rows) {
    return rows == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(rows);
}

} // namespace

PlayerSums::PlayerSums(int players, std::size_t figures)
    : figures_(figures), rows_(index(players) + 1), sums_(rows_.size() * figures) {}

void PlayerSums::count(int seat, bool won) {
    ++rows_[index(seat)];
    rows_.back() += won ? 1 : 0;
}

std::int64_t PlayerSums::other_rows() const {
    std::int64_t sum = -winner_rows();
    for (std::size_t seat = 0; seat < players(); ++seat) {
        sum += rows_[seat];
    }
    return sum;
}

std::int64_t PlayerSums::other_sum(std::size_t figure) const {
    std::int64_t sum = -winner_sum(figure);
    for (std::size_t seat = 0; seat < players(); ++seat) {
        sum += seat_sum(seat, figure);
    }
    return sum;
}

double PlayerSums::seat_mean(std::size_t seat, std::size_t figure) const {
    return per_row(seat_sum(seat, figure), seat_rows(seat));
}

double PlayerSums::winner_mean(std::size_t figure) const {
    return per_row(winner_sum(figure), winner_rows());
}

double PlayerSums::other_mean(std::size_t figure) const {
    return per_row(other_sum(figure), other_rows());
}

} // namespace pampas::balance
