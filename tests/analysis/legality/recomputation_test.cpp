#include "analysis/legality/legality.h"
#include "engine/formats/haz.h"
#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace pampas::legality {
namespace {

using hex::Coordinate;
using map::Space;
using Set = std::set<Coordinate>;

/// Adjacency word for word (engine/formats#adjacency), "with axis x the same with columns and rows
/// exchanged".
bool adjacent(const hex::Grid& grid, Coordinate a, Coordinate b) {
    if (grid.axis == hex::StaggerAxis::X) {
        std::swap(a.column, a.row);
        std::swap(b.column, b.row);
    }
    const int c = a.column;
    if (a.row == b.row) {
        return b.column == c - 1 || b.column == c + 1;
    }
    if (b.row != a.row - 1 && b.row != a.row + 1) {
        return false;
    }
    const bool shifted = (a.row % 2 == 1) == (grid.index == hex::StaggerIndex::Odd);
    return b.column == c || b.column == (shifted ? c + 1 : c - 1);
}

/// The table of findings (analysis#findings) a second time, in the plainest way and without
/// messages.
class Plain {
  public:
    Plain(const map::Map& map, const Client& client) : map_(map), client_(client) {}

    std::vector<Finding> all() {
        limits();
        presence();
        closed_markets();
        cut_off_markets();
        pampas();
        terrain();
        market_numbers();
        waters();
        undecided();
        std::vector<Finding> sorted;
        for (const auto severity : {Severity::Error, Severity::Warning, Severity::Note}) {
            std::ranges::copy_if(found_, std::back_inserter(sorted), [&](const Finding& finding) {
                return finding.severity == severity;
            });
        }
        return sorted;
    }

  private:
    void add(const std::string& code, Severity severity, const Set& spaces = {},
             const std::string& terrain = {}) {
        found_.push_back({code, severity, "", {spaces.begin(), spaces.end()}, terrain});
    }

    Set of(const std::set<Space>& kinds) const {
        Set result;
        for (int row = 0; row < map_.grid().rows; ++row) {
            for (int column = 0; column < map_.grid().columns; ++column) {
                if (kinds.contains(map_.at({column, row}))) {
                    result.insert({column, row});
                }
            }
        }
        return result;
    }

    bool touch(const Set& some, const Set& others) const {
        return std::ranges::any_of(some, [&](Coordinate a) {
            return std::ranges::any_of(others,
                                       [&](Coordinate b) { return adjacent(map_.grid(), a, b); });
        });
    }

    /// Every space takes the smallest label among its own and its neighbours', until none changes.
    std::vector<Set> parts(const Set& spaces) const {
        std::map<Coordinate, Coordinate> label;
        for (const Coordinate at : spaces) {
            label[at] = at;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (const Coordinate a : spaces) {
                for (const Coordinate b : spaces) {
                    if (adjacent(map_.grid(), a, b) && label[b] < label[a]) {
                        label[a] = label[b];
                        changed = true;
                    }
                }
            }
        }
        std::map<Coordinate, Set> by_label;
        for (const Coordinate at : spaces) {
            by_label[label[at]].insert(at);
        }
        std::vector<Set> result;
        for (const auto& [first, part] : by_label) {
            result.push_back(part);
        }
        return result;
    }

    /// ColCount x RowCount, as the file itself says.
    int generator_size() const {
        const std::string file = formats::write_haz(map_);
        const auto number_after = [&](const std::string& key) {
            return std::stoi(file.substr(file.find(key) + key.size()));
        };
        return number_after("ColCount=") * number_after("RowCount=");
    }

    void limits() {
        if (client_.max_spaces && generator_size() > *client_.max_spaces) {
            add("too-many-spaces", Severity::Error);
        }
        const Set waters = of({Space::Water});
        if (client_.max_waters && static_cast<int>(waters.size()) > *client_.max_waters) {
            add("too-many-waters", Severity::Error, waters);
        }
    }

    void presence() {
        if (markets_.empty()) {
            add("no-market", Severity::Error);
        }
        if (land_.empty()) {
            add("no-land", Severity::Error);
        }
        if (pampas_.empty()) {
            add("no-pampas", Severity::Error);
        }
    }

    void closed_markets() {
        for (const Coordinate market : markets_) {
            if (!touch({market}, pampas_)) {
                add("market-closed", Severity::Error, {market});
            }
        }
    }

    void cut_off_markets() {
        for (const Coordinate market : markets_) {
            const bool open = touch({market}, pampas_);
            const bool reached = std::ranges::any_of(parts(pampas_), [&](const Set& part) {
                return touch({market}, part) && touch(part, land_);
            });
            if (open && !reached) {
                add("market-cut-off", Severity::Error, {market});
            }
        }
    }

    void pampas() {
        for (const Set& part : parts(pampas_)) {
            if (!touch(part, land_)) {
                add("pampas-unreachable", Severity::Warning, part);
            }
        }
        Set both = pampas_;
        both.insert(land_.begin(), land_.end());
        const auto boards = parts(both);
        if (boards.size() > 1) {
            const auto largest =
                std::ranges::max_element(boards, std::less<>(), [](const Set& part) {
                    return std::pair(part.size(),
                                     Coordinate{-part.begin()->column, -part.begin()->row});
                });
            Set others = both;
            std::erase_if(others, [&](Coordinate at) { return largest->contains(at); });
            add("board-split", Severity::Warning, others);
        }
    }

    void terrain() {
        if (!undecided_.empty()) {
            return;
        }
        std::vector<std::size_t> numbers;
        for (const Space terrain : map::terrains) {
            numbers.push_back(of({terrain}).size());
            if (numbers.back() == 0) {
                numbers.pop_back();
                add("terrain-missing", Severity::Warning, {}, std::string(map::name(terrain)));
            }
        }
        std::ranges::sort(numbers);
        if (!numbers.empty() && numbers.back() > 2 * numbers.front()) {
            add("terrain-uneven", Severity::Note);
        }
    }

    void market_numbers() {
        for (const Coordinate a : markets_) {
            for (const Coordinate b : markets_) {
                if (a < b && adjacent(map_.grid(), a, b)) {
                    add("markets-adjacent", Severity::Warning, {a, b});
                }
            }
        }
        if (markets_.size() > 11) {
            add("markets-beyond-table", Severity::Note, markets_);
        }
    }

    void waters() {
        for (const Coordinate water : of({Space::Water})) {
            if (!touch({water}, pampas_) && !touch({water}, land_)) {
                add("water-idle", Severity::Warning, {water});
            }
        }
    }

    void undecided() {
        if (!undecided_.empty()) {
            add("terrain-undecided", Severity::Note, undecided_);
        }
    }

    const map::Map& map_;
    const Client& client_;
    Set markets_ = of({Space::Market});
    Set pampas_ = of({Space::Pampas});
    Set undecided_ = of({Space::Land});
    Set land_ = of(
        {Space::Mountain, Space::Forest, Space::Meadow, Space::Rocks, Space::Swamp, Space::Land});
    std::vector<Finding> found_;
};

/// Low limits, so that small maps exceed them.
const Client strict{"strict", "Strict", 60, 2};

/// Maps with a mixture of their own, much of it pampas and void, so that regions form.
rc::Gen<map::Map> mixed_map(hex::StaggerAxis axis, hex::StaggerIndex index) {
    const auto kind =
        rc::gen::weightedOneOf<Space>({{4, rc::gen::elementOf(map::all_spaces)},
                                       {5, rc::gen::element(Space::Pampas, Space::Void)},
                                       {2, rc::gen::just(Space::Market)}});
    const auto mixture = rc::gen::container<std::vector<Space>>(8, kind);
    const auto size = rc::gen::pair(rc::gen::inRange(1, 11), rc::gen::inRange(1, 11));
    const auto map = rc::gen::mapcat(rc::gen::pair(size, mixture), [=](const auto& chosen) {
        const auto [columns, rows] = chosen.first;
        const hex::Grid grid{columns, rows, axis, index};
        const auto spaces =
            rc::gen::container<std::vector<Space>>(grid.size(), rc::gen::elementOf(chosen.second));
        return rc::gen::map(spaces, [grid](const std::vector<Space>& kinds) {
            map::Map result(grid);
            for (std::size_t offset = 0; offset < grid.size(); ++offset) {
                result.set(grid.coordinate(offset), kinds[offset]);
            }
            return result;
        });
    });
    return rc::gen::resize(rc::kNominalSize, map);
}

std::vector<Finding> without_messages(std::vector<Finding> findings) {
    for (Finding& finding : findings) {
        RC_ASSERT(!finding.sentence.empty());
        finding.sentence.clear();
    }
    return findings;
}

class Recomputation
    : public ::testing::TestWithParam<std::tuple<hex::StaggerAxis, hex::StaggerIndex>> {
  protected:
    rc::Gen<map::Map> any_map() const {
        return mixed_map(std::get<0>(GetParam()), std::get<1>(GetParam()));
    }
};

TEST_P(Recomputation, FindsTheSame) {
    EXPECT_TRUE(rc::check([this] {
        const map::Map map = *any_map();
        RC_ASSERT(without_messages(findings(map, strict)) == Plain(map, strict).all());
    }));
}

TEST_P(Recomputation, OfAMovedMapFindsAsMuch) {
    using enum hex::Motion;
    const Client sizeless{"sizeless", "Sizeless", std::nullopt, 2};
    EXPECT_TRUE(rc::check([&] {
        const map::Map map = *any_map();
        const auto motion = *rc::gen::element(Rotate90, Rotate180, Rotate270, MirrorX, MirrorY);
        std::multiset<std::tuple<std::string, std::string, std::size_t>> before;
        std::multiset<std::tuple<std::string, std::string, std::size_t>> after;
        for (const Finding& finding : findings(map, sizeless)) {
            before.emplace(finding.code, finding.terrain, finding.spaces.size());
        }
        for (const Finding& finding : findings(map::moved(map, motion), sizeless)) {
            after.emplace(finding.code, finding.terrain, finding.spaces.size());
        }
        RC_ASSERT(before == after);
    }));
}

INSTANTIATE_TEST_SUITE_P(
    Staggers, Recomputation,
    ::testing::Combine(::testing::Values(hex::StaggerAxis::X, hex::StaggerAxis::Y),
                       ::testing::Values(hex::StaggerIndex::Odd, hex::StaggerIndex::Even)));

} // namespace
} // namespace pampas::legality
