#include "engine/formats/board_coder.h"

#include "engine/formats/chance_mixer.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace pampas::formats {
namespace {

using hex::Coordinate;
using map::Space;

/// What is known of a space: its kind, or that it is off the grid, or that its turn is yet to come.
using Known = std::size_t;
constexpr std::size_t kinds = map::all_spaces.size();
constexpr Known off_grid = kinds;
constexpr Known to_come = kinds + 1;
constexpr std::size_t known_values = kinds + 2;

/// What tells of a space: its neighbours, and its images on a symmetric board.
struct Around {
    Known before;
    Known above_left;
    Known above_right;
    Known mirrored; ///< across the board's middle line
    Known reversed; ///< within its line
    Known turned;   ///< by half a turn

    std::array<Known, 6> all() const {
        return {before, above_left, above_right, mirrored, reversed, turned};
    }
};

/// Every kind, those first that the space may well be.
std::vector<Known> likely_first(const Around& around) {
    std::vector<Known> order{around.mirrored, around.before, around.above_right, around.above_left};
    for (Known kind = 0; kind < kinds; ++kind) {
        order.push_back(kind);
    }
    std::vector<Known> result;
    for (const Known kind : order) {
        if (kind < kinds && std::ranges::find(result, kind) == result.end()) {
            result.push_back(kind);
        }
    }
    return result;
}

// Contexts of the question whether a space is of a kind. Few, so that a small board teaches them
// enough; chosen by what they save on published maps.
constexpr std::size_t like_kinds = 3;
constexpr std::array<std::size_t, 4> board_cases{known_values * known_values * kinds,
                                                 known_values* known_values* known_values* kinds,
                                                 known_values* kinds, (1U << 6U) * like_kinds};

std::size_t like(Known kind) {
    const auto space = static_cast<Space>(kind);
    return space == Space::Pampas ? 0 : space == Space::Water || space == Space::Void ? 2 : 1;
}

std::array<std::size_t, 4> cases_of(const Around& around, Known kind) {
    const std::size_t beside = around.before * known_values + around.above_right;
    std::size_t agreeing = 0;
    for (const Known other : around.all()) {
        agreeing = 2 * agreeing + (other == kind ? 1 : 0);
    }
    return {beside * kinds + kind, (beside * known_values + around.above_left) * kinds + kind,
            around.mirrored * kinds + kind, agreeing * like_kinds + like(kind)};
}

/// Codes a board line by line (`hex::Doubled`), which is the same for both axes.
class BoardCoder {
  public:
    BoardCoder(BitCoder& coder, const hex::Grid& grid)
        : coder_(coder), mixer_(board_cases), coded_(grid),
          lines_(grid.axis == hex::StaggerAxis::Y ? grid.rows : grid.columns),
          length_(grid.axis == hex::StaggerAxis::Y ? grid.columns : grid.rows) {}

    map::Map code(const map::Map* map) {
        for (line_ = 0; line_ < lines_; ++line_) {
            for (place_ = 0; place_ < length_; ++place_) {
                const Coordinate at = coordinate(line_, place_);
                coded_.set(at, code_space(map != nullptr ? map->at(at) : Space::Pampas));
            }
        }
        return std::move(coded_);
    }

  private:
    Coordinate coordinate(int line, int place) const {
        return coded_.grid().axis == hex::StaggerAxis::Y ? Coordinate{place, line}
                                                         : Coordinate{line, place};
    }

    Known known(int line, int place) const {
        if (line < 0 || place < 0 || place >= length_) {
            return off_grid;
        }
        const bool coded = std::pair(line, place) < std::pair(line_, place_);
        return coded ? static_cast<Known>(coded_.at(coordinate(line, place))) : to_come;
    }

    Around around() const {
        const int right = coded_.grid().shifts(line_) ? place_ + 1 : place_;
        const int other_line = lines_ - 1 - line_;
        const int other_place = length_ - 1 - place_;
        return {known(line_, place_ - 1),  known(line_ - 1, right - 1),
                known(line_ - 1, right),   known(other_line, place_),
                known(line_, other_place), known(other_line, other_place)};
    }

    /// Asks kind after kind whether it is this one; the last one needs no answer.
    Space code_space(Space space) {
        const Around near = around();
        const std::vector<Known> order = likely_first(near);
        for (const Known kind : std::span(order).first(kinds - 1)) {
            if (mixer_.code(coder_, cases_of(near, kind), kind == static_cast<Known>(space))) {
                return map::all_spaces[kind];
            }
        }
        return map::all_spaces[order.back()];
    }

    BitCoder& coder_;
    ChanceMixer mixer_;
    map::Map coded_;
    int lines_;
    int length_;
    int line_ = 0;
    int place_ = 0;
};

constexpr std::size_t byte_values = 256;
constexpr std::array<std::size_t, 2> text_cases{byte_values, byte_values* byte_values};
constexpr Chance goes_on = 15 * 65536 / 16;

} // namespace

map::Map code_board(BitCoder& coder, const hex::Grid& grid, const map::Map* map) {
    return BoardCoder(coder, grid).code(map);
}

std::string code_text(BitCoder& coder, std::string_view text, std::size_t most) {
    ChanceMixer mixer(text_cases);
    std::string coded;
    while (coded.size() < most && coder.code(coded.size() < text.size(), goes_on)) {
        const std::size_t before = coded.empty() ? 0 : static_cast<unsigned char>(coded.back());
        const unsigned byte =
            coded.size() < text.size() ? static_cast<unsigned char>(text[coded.size()]) : 0;
        std::size_t bits = 1; // those that were coded, behind a one
        for (unsigned bit = 8; bit-- > 0;) {
            const std::array<std::size_t, 2> cases{bits, before * byte_values + bits};
            bits = 2 * bits + (mixer.code(coder, cases, (byte >> bit & 1U) != 0) ? 1 : 0);
        }
        coded += static_cast<char>(bits - byte_values);
    }
    return coded;
}

} // namespace pampas::formats
