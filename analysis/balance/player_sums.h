#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <vector>

/// What tallies are made of: whole numbers that are added up. `Tally::parts` lists what a tally
/// consists of: numbers, other tallies, lists of either. The order never changes, so tallies of the
/// same shape are added, written and read without knowing what their numbers mean. Counts of a game
/// or deal that is still being played are no parts.
namespace pampas::balance {

/// Shows the numbers of a tally, of each tally in a list, or a number itself.
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

/// All numbers of a tally.
template <class Tally>
std::vector<std::int64_t> numbers_of(const Tally& tally) {
    std::vector<std::int64_t> numbers;
    each_number(tally, [&numbers](std::int64_t number) { numbers.push_back(number); });
    return numbers;
}

/// Adds as many numbers as the tally has to its own.
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

/// Figures of players, added up over games by seat, and once more those of the players who won:
/// where one shares a win, all who share it. A row of figures is that of one player in one game.
/// Only whole numbers are added: tallies of several threads come to the same whatever thread played
/// what.
class PlayerSums {
  public:
    /// `figures` is how many figures a row has.
    PlayerSums(int players, std::size_t figures);

    /// Counts the row of `seat` in a game. Its figures are 0 except for what `add` adds.
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
