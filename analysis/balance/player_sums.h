#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <vector>

/// Building blocks of tallies: sums of integers. `Tally::parts` lists what a tally consists of:
/// numbers, other tallies, or ranges of these. The order is fixed, so tallies of the same shape can
/// be added, written and read without knowing what the numbers mean. Counts of an unfinished game
/// or deal are not parts.
namespace pampas::balance {

/// Calls `visit` with every number of `part`: a number, a tally, or a range of either.
template <class Part>
void each_number(Part& part, const auto& visit) {
    if constexpr (std::is_same_v<std::remove_const_t<Part>, std::int64_t>) {
        visit(part);
    } else if constexpr (requires { part.begin(); }) {
        for (auto& one : part) {
            each_number(one, visit);
        }
    } else {
        std::apply([&visit](auto&... parts) { (each_number(parts, visit), ...); },
                   Part::parts(part));
    }
}

/// All numbers of a tally, in the order of its parts.
template <class Tally>
std::vector<std::int64_t> numbers_of(const Tally& tally) {
    std::vector<std::int64_t> numbers;
    each_number(tally, [&numbers](std::int64_t number) { numbers.push_back(number); });
    return numbers;
}

/// Adds `numbers`, at least as many as the tally has, to its own.
template <class Tally>
void add_numbers(Tally& tally, const std::vector<std::int64_t>& numbers) {
    std::size_t next = 0;
    each_number(tally, [&](std::int64_t& number) { number += numbers[next++]; });
}

/// Adds the numbers of a tally of the same shape.
template <class Tally>
void add_numbers(Tally& tally, const Tally& others) {
    add_numbers(tally, numbers_of(others));
}

/// Figures of players summed over games: by seat, and for the players who won, including everyone
/// who shared a win. A row holds the figures of one player in one game. Sums are integers, so
/// merging the tallies of several threads gives the same result in any order.
class PlayerSums {
  public:
    /// `figures` is the number of figures in a row.
    PlayerSums(int players, std::size_t figures);

    /// Counts one row of `seat`. Its figures are 0 until `add` adds to them.
    void count(int seat, bool won);
    /// Adds to a figure of that row.
    void add(int seat, bool won, std::size_t figure, std::int64_t value) {
        sums_[index(seat) * figures_ + figure] += value;
        if (won) {
            sums_[(rows_.size() - 1) * figures_ + figure] += value;
        }
    }
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.rows_, self.sums_); }

    /// The number of seats, and of figures in a row.
    std::size_t players() const { return rows_.size() - 1; }
    std::size_t figures() const { return figures_; }

    /// Rows counted: of a seat, of winners, of all others.
    std::int64_t seat_rows(std::size_t seat) const { return rows_[seat]; }
    std::int64_t winner_rows() const { return rows_.back(); }
    std::int64_t other_rows() const;

    /// Sums of a figure over the rows of a seat, of winners, of all others.
    std::int64_t seat_sum(std::size_t seat, std::size_t figure) const {
        return sums_[seat * figures_ + figure];
    }
    std::int64_t winner_sum(std::size_t figure) const { return seat_sum(players(), figure); }
    std::int64_t other_sum(std::size_t figure) const;

    /// Means per row; 0 without rows, as for the others when everybody wins.
    double seat_mean(std::size_t seat, std::size_t figure) const;
    double winner_mean(std::size_t figure) const;
    double other_mean(std::size_t figure) const;

  private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

    std::size_t figures_;
    std::vector<std::int64_t> rows_; ///< by seat, then winners
    std::vector<std::int64_t> sums_; ///< the figures of each of `rows_`
};

} // namespace pampas::balance
