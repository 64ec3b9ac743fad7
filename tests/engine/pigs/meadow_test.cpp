#include "engine/chance/stream.h"
#include "engine/pigs/meadow.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace pampas::pigs {
namespace {

/// A meadow, unit by unit.
class PlainMeadow {
  public:
    explicit PlainMeadow(Rectangle sides)
        : sides_(sides), taken_(static_cast<std::size_t>(sides.width * sides.height)) {}

    /// Whether pigs with these sides have room beside those that stand: tries all places for the
    /// first one and, of pigs that are alike, only places behind the one before.
    bool has_room(const std::vector<Rectangle>& pigs, std::size_t first = 0, int from = 0) {
        if (first == pigs.size()) {
            return true;
        }
        const Rectangle pig = pigs[first];
        for (int at = from; at < sides_.width * sides_.height; ++at) {
            for (const Rectangle turned : {pig, Rectangle{pig.height, pig.width}}) {
                if (!is_free(at, turned)) {
                    continue;
                }
                const bool is_alike = first + 1 < pigs.size() && pigs[first + 1] == pig;
                fill(at, turned, true);
                const bool found = has_room(pigs, first + 1, is_alike ? at + 1 : 0);
                fill(at, turned, false);
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Places a pig; false if it overlaps or leaves the meadow.
    bool place(const PlacedPig& pig) {
        const int at = pig.row * sides_.width + pig.column;
        const bool is_possible =
            pig.column >= 0 && pig.row >= 0 && pig.column < sides_.width && is_free(at, pig.sides);
        if (is_possible) {
            fill(at, pig.sides, true);
        }
        return is_possible;
    }

  private:
    bool is_free(int at, Rectangle pig) const {
        const int column = at % sides_.width;
        const int row = at / sides_.width;
        if (column + pig.width > sides_.width || row + pig.height > sides_.height) {
            return false;
        }
        for (int y = row; y < row + pig.height; ++y) {
            for (int x = column; x < column + pig.width; ++x) {
                if (taken_[static_cast<std::size_t>(y * sides_.width + x)]) {
                    return false;
                }
            }
        }
        return true;
    }
    void fill(int at, Rectangle pig, bool with) {
        for (int y = 0; y < pig.height; ++y) {
            for (int x = 0; x < pig.width; ++x) {
                taken_[static_cast<std::size_t>(at + y * sides_.width + x)] = with;
            }
        }
    }

    Rectangle sides_;
    std::vector<bool> taken_;
};

std::vector<Rectangle> sides_of(const PigCounts& pigs, const MeadowMeasures& measures) {
    std::vector<Rectangle> sides;
    for (std::size_t size = sizes; size-- > 0;) {
        sides.insert(sides.end(), pigs[size], measures.pigs[size]);
    }
    return sides;
}

int area_of(const PigCounts& pigs, const MeadowMeasures& measures) {
    int area = 0;
    for (const Rectangle& sides : sides_of(pigs, measures)) {
        area += sides.width * sides.height;
    }
    return area;
}

/// Calls `check` for all pigs whose area is at most that of the meadow.
void for_all_pigs(const MeadowMeasures& measures, const auto& check) {
    const int area = measures.meadow.width * measures.meadow.height;
    PigCounts pigs{};
    const auto count = [&](auto&& self, std::size_t size) -> void {
        if (size == sizes) {
            check(pigs);
            return;
        }
        for (pigs[size] = 0; area_of(pigs, measures) <= area; ++pigs[size]) {
            self(self, size + 1);
        }
        pigs[size] = 0;
    };
    count(count, 0);
}

/// Pigs that cover between three quarters and all of some meadows.
PigCounts many_pigs(const MeadowMeasures& measures, int meadows, chance::Stream& stream) {
    const int area = measures.meadow.width * measures.meadow.height * meadows;
    const int wanted = area * 3 / 4 + static_cast<int>(stream.below(index(area / 4)));
    std::array<std::size_t, sizes> weights{};
    for (std::size_t& weight : weights) {
        weight = 1 + stream.below(9);
    }
    PigCounts pigs{};
    for (;;) {
        std::size_t draw = stream.below(std::accumulate(weights.begin(), weights.end(), 0UL));
        std::size_t size = 0;
        while (draw >= weights[size]) {
            draw -= weights[size++];
        }
        ++pigs[size];
        if (area_of(pigs, measures) > wanted) {
            --pigs[size];
            return pigs;
        }
    }
}

TEST(PigMeadows, AgreeWithBruteForceOnAllSmallCases) {
    for (const Rectangle meadow : {Rectangle{4, 4}, {5, 4}, {6, 4}, {3, 8}, {7, 3}, {5, 5}}) {
        const MeadowMeasures measures{.meadow = meadow};
        const Meadows meadows(measures);
        int with_room = 0;
        int without = 0;
        for_all_pigs(measures, [&](const PigCounts& pigs) {
            const bool has_room = PlainMeadow(meadow).has_room(sides_of(pigs, measures));
            ++(has_room ? with_room : without);
            EXPECT_EQ(meadows.have_room(pigs, 1), has_room)
                << meadow.width << " x " << meadow.height << ": " << +pigs[0] << " " << +pigs[1]
                << " " << +pigs[2] << " " << +pigs[3];
        });
        EXPECT_GT(with_room, 5);
        EXPECT_GT(without, 0);
    }
}

TEST(PigMeadows, AgreeWithBruteForceAcrossJoints) {
    const MeadowMeasures measures{.meadow = {3, 4}};
    const MeadowMeasures joined{.meadow = {6, 4}};
    const Meadows meadows(measures);
    for_all_pigs(joined, [&](const PigCounts& pigs) {
        EXPECT_EQ(meadows.have_room(pigs, 2),
                  PlainMeadow(joined.meadow).has_room(sides_of(pigs, joined)));
    });
    EXPECT_TRUE(meadows.have_room({0, 0, 0, 2}, 2)); // 4 x 3 each, one across the joint
}

TEST(PigMeadows, ShowAnArrangementOfAllPigs) {
    const MeadowMeasures measures;
    const Meadows meadows(measures);
    chance::Stream stream(1);
    int arranged = 0;
    for (int number = 0; number < 300; ++number) {
        const int count = 1 + static_cast<int>(stream.below(6));
        const PigCounts pigs = many_pigs(measures, count, stream);
        const auto placed = meadows.arranged(pigs, count);
        EXPECT_EQ(placed.has_value(), meadows.have_room(pigs, count));
        if (!placed) {
            continue;
        }
        ++arranged;
        PlainMeadow meadow({measures.meadow.width * count, measures.meadow.height});
        PigCounts found{};
        for (const PlacedPig& pig : *placed) {
            EXPECT_TRUE(meadow.place(pig));
            const Rectangle sides = measures.pigs[index(pig.size)];
            EXPECT_TRUE(pig.sides == sides || pig.sides == Rectangle(sides.height, sides.width));
            ++found[index(pig.size)];
        }
        EXPECT_EQ(found, pigs);
    }
    EXPECT_GT(arranged, 100);
}

TEST(PigMeadows, HaveRoomForFewerPigsAndOnMoreMeadows) {
    const Meadows meadows{MeadowMeasures()};
    chance::Stream stream(2);
    for (int number = 0; number < 200; ++number) {
        const int count = 1 + static_cast<int>(stream.below(3));
        PigCounts pigs = many_pigs(meadows.measures(), count, stream);
        if (!meadows.have_room(pigs, count)) {
            continue;
        }
        EXPECT_TRUE(meadows.have_room(pigs, count + 1));
        for (std::size_t size = sizes; size-- > 0;) {
            if (pigs[size] > 0) {
                --pigs[size];
                EXPECT_TRUE(meadows.have_room(pigs, count));
            }
        }
    }
}

TEST(PigMeadows, AreFullWithTheMostPigsOfOneSize) {
    const Meadows meadows{MeadowMeasures()};
    EXPECT_TRUE(meadows.have_room({32, 0, 0, 0}, 1));
    EXPECT_FALSE(meadows.have_room({33, 0, 0, 0}, 1));
    EXPECT_TRUE(meadows.have_room({0, 0, 10, 0}, 1)); // five columns of two
    EXPECT_FALSE(meadows.have_room({0, 0, 11, 0}, 1));
    EXPECT_TRUE(meadows.have_room({0, 0, 0, 10}, 1));
    EXPECT_FALSE(meadows.have_room({0, 0, 0, 11}, 1));
    EXPECT_TRUE(meadows.have_room({0, 0, 20, 0}, 2));
    EXPECT_FALSE(meadows.have_room({0, 0, 21, 0}, 2));
}

TEST(PigMeadows, HaveNoRoomForPigsThatAreTooLarge) {
    const Meadows meadows(
        MeadowMeasures{.meadow = {2, 2}, .pigs = {{{1, 1}, {2, 1}, {3, 1}, {3, 3}}}});
    EXPECT_TRUE(meadows.have_room({2, 1, 0, 0}, 1));
    EXPECT_FALSE(meadows.have_room({0, 0, 1, 0}, 1));
    EXPECT_TRUE(meadows.have_room({0, 0, 1, 0}, 2));
    EXPECT_FALSE(meadows.have_room({0, 0, 0, 1}, 20));
}

} // namespace
} // namespace pampas::pigs
