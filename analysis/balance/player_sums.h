#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pampas::balance {

/// Figures of players, added up over games by seat, and once more those of the players who won:
/// where one shares a win, all who share it. A row of figures is that of one player in one game.
/// Only whole numbers are added: tallies of several threads come to the same whatever thread played
/// what.
class PlayerSums {
  public:
    /// `figures` is how many figures a row has.
    PlayerSums(int players, std::size_t figures);

    /// Counts the row of `seat` in a game; what `add` gives it is zero else.
    void count(int seat, bool won);
    /// Adds to a figure of that row.
    void add(int seat, bool won, std::size_t figure, std::int64_t value) {
        sums_[index(seat) * figures_ + figure] += value;
        if (won) {
            sums_[(rows_.size() - 1) * figures_ + figure] += value;
        }
    }
    void add(const PlayerSums& others);
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        for (auto& number : self.rows_) {
            visit(number);
        }
        for (auto& number : self.sums_) {
            visit(number);
        }
    }

    std::size_t players() const { return rows_.size() - 1; }
    std::size_t figures() const { return figures_; }

    /// Rows counted: of a seat, of winners, of all others.
    std::int64_t seat_rows(std::size_t seat) const { return rows_[seat]; }
    std::int64_t winner_rows() const { return rows_.back(); }
    std::int64_t other_rows() const;

    std::int64_t seat_sum(std::size_t seat, std::size_t figure) const {
        return sums_[seat * figures_ + figure];
    }
    std::int64_t winner_sum(std::size_t figure) const { return seat_sum(players(), figure); }
    std::int64_t other_sum(std::size_t figure) const;

    /// Means of a row; 0 of no rows, as when everybody wins.
    double seat_mean(std::size_t seat, std::size_t figure) const;
    double winner_mean(std::size_t figure) const;
    double other_mean(std::size_t figure) const;

  private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

    std::size_t figures_;
    std::vector<std::int64_t> rows_; ///< by seat, then those of winners
    std::vector<std::int64_t> sums_; ///< the figures of each of `rows_`
};

} // namespace pampas::balance
