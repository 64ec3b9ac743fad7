#include "engine/pigs/meadow.h"

#include "engine/chance/stream.h"

#include <boost/functional/hash.hpp>

#include <algorithm>
#include <bit>
#include <numeric>
#include <unordered_set>

namespace pampas::pigs {
namespace {

/// A pig as it is turned, with the units that it covers when its corner is the first unit of the
/// first column.
struct Piece {
    Size size;
    Rectangle sides;
    std::uint64_t units;
};

int area(const Rectangle& rectangle) {
    return rectangle.width * rectangle.height;
}

int area(const PigCounts& pigs, const MeadowMeasures& measures) {
    int sum = 0;
    for (std::size_t size = 0; size < sizes; ++size) {
        sum += pigs[size] * area(measures.pigs[size]);
    }
    return sum;
}

std::uint64_t units_of(const Rectangle& sides, int rows) {
    std::uint64_t units = 0;
    for (int column = 0; column < sides.width; ++column) {
        units |= ((std::uint64_t{1} << static_cast<unsigned>(sides.height)) - 1)
                 << static_cast<unsigned>(column * rows);
    }
    return units;
}

/// All pigs in both directions, big ones first.
std::vector<Piece> pieces_of(const MeadowMeasures& measures) {
    std::vector<Piece> pieces;
    const int rows = measures.meadow.height;
    for (std::size_t number = sizes; number-- > 0;) {
        const Rectangle sides = measures.pigs[number];
        const Rectangle turned{sides.height, sides.width};
        pieces.push_back({static_cast<Size>(number), sides, units_of(sides, rows)});
        if (!(turned == sides)) {
            pieces.push_back({static_cast<Size>(number), turned, units_of(turned, rows)});
        }
    }
    std::erase_if(pieces, [rows](const Piece& piece) { return piece.sides.height > rows; });
    return pieces;
}

/// 0 if there are no pieces.
int lowest_of(const std::vector<Piece>& pieces) {
    int lowest = pieces.empty() ? 0 : most_pig_side;
    for (const Piece& piece : pieces) {
        lowest = std::min(lowest, piece.sides.height);
    }
    return lowest;
}

/// Places pigs at the first free unit, or leaves it free, column by column.
class Placing {
  public:
    Placing(const MeadowMeasures& measures, const PigCounts& pigs, int meadows)
        : rows_(measures.meadow.height), columns_(measures.meadow.width * meadows),
          pieces_(pieces_of(measures)), lowest_(lowest_of(pieces_)), weights_(pieces_.size(), 0),
          pigs_(pigs), spare_(rows_ * columns_ - area(pigs, measures)) {}

    /// Tries at most `steps` steps, in an order drawn from the stream.
    bool try_some(chance::Stream& stream, std::size_t steps) {
        for (int& weight : weights_) {
            weight = 1 + static_cast<int>(stream.below(weight_range));
        }
        draws_ = &stream;
        steps_left_ = steps;
        return place(0, 0, spare_);
    }

    /// Tries everything, in at most `steps` steps.
    bool try_all(std::size_t steps) {
        draws_ = nullptr;
        steps_left_ = steps;
        return place(0, 0, spare_);
    }

    /// The pigs placed, if trying was successful.
    const std::vector<PlacedPig>& placed() const { return placed_; }

  private:
    static constexpr std::size_t weight_range = 1000;
    using Order = std::array<std::uint8_t, 2 * sizes>;
    /// The first column with a free unit, the units taken from there on, and the pigs left.
    using Situation = std::array<std::uint64_t, 2>;

    /// `taken` are the units of `column` and the next three; `spare` more units may stay free.
    bool place(int column, std::uint64_t taken, int spare) {
        const std::uint64_t full = (std::uint64_t{1} << static_cast<unsigned>(rows_)) - 1;
        for (; (taken & full) == full; taken >>= static_cast<unsigned>(rows_)) {
            ++column;
        }
        if (std::ranges::all_of(pigs_, [](std::uint8_t left) { return left == 0; })) {
            return true;
        }
        if (column >= columns_ || steps_left_ == 0) {
            return false;
        }
        --steps_left_;
        const Situation situation{taken, situation_of(column)};
        if (failed_.contains(situation)) {
            return false;
        }
        const int row = std::countr_one(taken);
        if (place_one(column, row, taken, spare) ||
            (spare > 0 &&
             place(column, taken | std::uint64_t{1} << static_cast<unsigned>(row), spare - 1))) {
            return true;
        }
        if (draws_ == nullptr) {
            failed_.insert(situation);
        }
        return false;
    }

    bool place_one(int column, int row, std::uint64_t taken, int spare) {
        const Order order = order_at(row, taken);
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const Piece& piece = pieces_[order[i]];
            std::uint8_t& left = pigs_[index(piece.size)];
            const std::uint64_t units = piece.units << static_cast<unsigned>(row);
            if (left == 0 || row + piece.sides.height > rows_ ||
                column + piece.sides.width > columns_ || (units & taken) != 0) {
                continue;
            }
            --left;
            placed_.push_back({piece.size, column, row, piece.sides});
            if (place(column, taken | units, spare)) {
                return true;
            }
            placed_.pop_back();
            ++left;
            if (steps_left_ == 0) {
                return false;
            }
        }
        return false;
    }

    /// The order in which pieces are tried: those last that leave a gap too low for any pig.
    Order order_at(int row, std::uint64_t taken) {
        const int gap = gap_at(row, taken);
        std::array<int, 2 * sizes> keys{};
        Order order{};
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const int rest = gap - pieces_[i].sides.height;
            const bool is_bad = rest < 0 || (rest > 0 && rest < lowest_);
            order[i] = static_cast<std::uint8_t>(i);
            keys[i] = key(i) + (is_bad ? std::numeric_limits<int>::max() / 2 : 0);
        }
        std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(pieces_.size()),
                         [&](std::uint8_t a, std::uint8_t b) { return keys[a] < keys[b]; });
        return order;
    }

    /// Pigs that are many come early in random orders.
    int key(std::size_t piece) {
        if (draws_ == nullptr) {
            return 0;
        }
        const int left = pigs_[index(pieces_[piece].size)];
        return -weights_[piece] * left *
               (1 + static_cast<int>(draws_->below(2))); // half of the time twice as urgent
    }

    /// The free units from this one up.
    int gap_at(int row, std::uint64_t taken) const {
        int gap = 1;
        while (row + gap < rows_ && (taken >> static_cast<unsigned>(row + gap) & 1U) == 0) {
            ++gap;
        }
        return gap;
    }

    std::uint64_t situation_of(int column) const {
        constexpr unsigned bits = 8;
        auto number = static_cast<std::uint64_t>(column);
        for (const std::uint8_t left : pigs_) {
            number = number << bits | left;
        }
        return number;
    }

    int rows_;
    int columns_;
    std::vector<Piece> pieces_;
    int lowest_;               ///< side of any of them
    std::vector<int> weights_; ///< of the pieces in random orders
    PigCounts pigs_;           ///< not yet placed
    int spare_;
    std::vector<PlacedPig> placed_;
    chance::Stream* draws_ = nullptr;
    std::size_t steps_left_ = 0;
    std::unordered_set<Situation, boost::hash<Situation>> failed_;
};

} // namespace

Meadows::Meadows(const MeadowMeasures& measures)
    : measures_(measures), answers_(std::make_unique<std::atomic<std::uint64_t>[]>(kept_answers)) {}

bool Meadows::have_room(const PigCounts& pigs, int meadows) const {
    constexpr unsigned bits = 8;
    auto question = static_cast<std::uint64_t>(meadows);
    for (const std::uint8_t count : pigs) {
        question = question << bits | count;
    }
    constexpr std::uint64_t scatter = 0x9E37'79B9'7F4A'7C15; // D. Knuth's multiplicative hashing
    std::atomic<std::uint64_t>& slot = answers_[(question * scatter >> 40U) % kept_answers];
    const std::uint64_t kept = slot.load(std::memory_order_relaxed);
    if (kept >> 1U == question) {
        return (kept & 1U) != 0;
    }
    const bool answer = arranged(pigs, meadows).has_value();
    slot.store(question << 1U | (answer ? 1U : 0U), std::memory_order_relaxed);
    return answer;
}

std::optional<std::vector<PlacedPig>> Meadows::arranged(const PigCounts& pigs, int meadows) const {
    if (is_excluded(pigs, meadows)) {
        return std::nullopt;
    }
    constexpr std::uint64_t tries = 300;
    const std::size_t steps = 300 + 20 * static_cast<std::size_t>(meadows);
    for (std::uint64_t number = 0; number < tries; ++number) {
        Placing placing(measures_, pigs, meadows);
        chance::Stream stream(1, number);
        if (placing.try_some(stream, steps)) {
            return placing.placed();
        }
    }
    Placing placing(measures_, pigs, meadows);
    return placing.try_all(most_steps) ? std::optional(placing.placed()) : std::nullopt;
}

/// Whether the bound shows that these pigs have no room.
bool Meadows::is_excluded(const PigCounts& pigs, int meadows) const {
    const Rectangle all{measures_.meadow.width * meadows, measures_.meadow.height};
    const auto points = [](const Rectangle& sides, int wide, int high) {
        return (sides.width / wide) * (sides.height / high);
    };
    for (int wide = 1; wide <= most_pig_side; ++wide) {
        for (int high = 1; high <= most_pig_side; ++high) {
            int sum = 0;
            for (std::size_t size = 0; size < sizes; ++size) {
                const Rectangle sides = measures_.pigs[size];
                sum += pigs[size] * std::min(points(sides, wide, high), points(sides, high, wide));
            }
            if (sum > points(all, wide, high)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace pampas::pigs
