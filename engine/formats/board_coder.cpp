#include "engine/formats/board_coder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace pampas::formats {
namespace {

constexpr std::int32_t certain = 1 << 16;    ///< chances are in 65536ths
constexpr std::int32_t farthest = 2047;      ///< logits are in 256ths, from -farthest to farthest
constexpr std::int32_t first_weight = 23000; ///< in 65536ths; contexts agree more often than not
constexpr std::int32_t slowness = 12800;     ///< divisor of the weights' learning rate
constexpr std::int32_t most_answers = 60;    ///< beyond this, older answers count less

/// The chance for each logit: 65536 / (1 + exp(-logit / 256)), computed with basic arithmetic only,
/// which rounds identically everywhere.
constexpr auto chances = [] {
    constexpr double step = 1.0039138893383475734; // exp(1 / 256)
    std::array<std::int32_t, 2 * farthest + 1> result{};
    double power = 1;
    for (std::size_t logit = 0; logit <= farthest; ++logit, power *= step) {
        const double exact = certain * power / (1 + power);
        const auto chance = (static_cast<std::int32_t>(2 * exact) + 1) / 2; // rounded
        result[farthest + logit] = chance;
        result[farthest - logit] = certain - chance;
    }
    return result;
}();

std::int32_t chance_of(std::int32_t logit) {
    return chances[static_cast<std::size_t>(std::clamp(logit, -farthest, farthest) + farthest)];
}

std::int32_t logit_of(std::int32_t chance) {
    const auto found = std::ranges::lower_bound(chances, chance);
    return static_cast<std::int32_t>(found - chances.begin()) - farthest;
}

/// Predicts the probability of a yes from the answers so far: predictions of several contexts,
/// weighted by their success (logistic mixing, Mahoney 2005, "Adaptive weighing of context
/// models"). Uses integers only: a code must be read with exactly the chances with which it was
/// written.
class ChanceMixer {
  public:
    /// `cases` gives the number of cases each context distinguishes.
    explicit ChanceMixer(std::span<const std::size_t> cases);

    /// Codes an answer and learns from it. `at` gives the case of each context; `yes` as in
    /// `BitCoder::code`.
    bool code(BitCoder& coder, std::span<const std::size_t> at, bool yes);

  private:
    /// Statistics of the answers in a case.
    struct Case {
        std::int32_t chance = 1 << 15; ///< of a yes, in 65536ths
        std::int32_t answers = 0;
    };
    struct Context {
        std::vector<Case> cases;
        std::int32_t weight = 0; ///< in 65536ths
        std::int32_t input = 0;  ///< its last prediction, as a logit in 256ths
    };

    Chance chance(std::span<const std::size_t> at);
    void learn(std::span<const std::size_t> at, bool yes, Chance said);

    std::vector<Context> contexts_;
};

ChanceMixer::ChanceMixer(std::span<const std::size_t> cases) {
    for (const std::size_t number : cases) {
        contexts_.push_back({std::vector<Case>(number), first_weight, 0});
    }
}

bool ChanceMixer::code(BitCoder& coder, std::span<const std::size_t> at, bool yes) {
    const Chance said = chance(at);
    const bool answer = coder.code(yes, said);
    learn(at, answer, said);
    return answer;
}

Chance ChanceMixer::chance(std::span<const std::size_t> at) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        Context& context = contexts_[i];
        const Case& now = context.cases[at[i]];
        // Cases with few answers count less.
        context.input = logit_of(now.chance) * (5 * now.answers + 1) / (5 * now.answers + 6);
        sum += std::int64_t{context.input} * context.weight;
    }
    const auto logit =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / certain, -farthest, farthest));
    return static_cast<Chance>(chance_of(logit));
}

void ChanceMixer::learn(std::span<const std::size_t> at, bool yes, Chance said) {
    const std::int32_t answer = yes ? certain : 0;
    const std::int32_t error = answer - static_cast<std::int32_t>(said);
    for (std::size_t i = 0; i < at.size(); ++i) {
        Context& context = contexts_[i];
        context.weight += static_cast<std::int32_t>(std::int64_t{error} * context.input / slowness);
        Case& now = context.cases[at[i]];
        now.answers = std::min(now.answers + 1, most_answers);
        now.chance += (answer - now.chance) * 5 / (5 * now.answers + 3);
        now.chance = std::clamp(now.chance, certain / 512, certain - certain / 512);
    }
}

using hex::Coordinate;
using map::Space;

/// What is known of a space: its kind, off the grid, or not coded yet.
using Known = std::size_t;
constexpr std::size_t space_kinds = map::all_spaces.size();
constexpr Known off_grid = space_kinds;
constexpr Known to_come = space_kinds + 1;
constexpr std::size_t known_values = space_kinds + 2;

/// The predictors of a space: its neighbours, and its images on a symmetric board.
struct Around {
    Known before;
    Known above_left;
    Known above_right;
    Known mirrored; ///< across the board's middle line
    Known reversed; ///< within its line
    Known turned;   ///< by a half turn

    std::array<Known, 6> all() const {
        return {before, above_left, above_right, mirrored, reversed, turned};
    }
};

/// All kinds, the most likely first.
std::vector<Known> likely_first(const Around& around) {
    std::vector<Known> order{around.mirrored, around.before, around.above_right, around.above_left};
    for (Known kind = 0; kind < space_kinds; ++kind) {
        order.push_back(kind);
    }
    std::vector<Known> result;
    for (const Known kind : order) {
        if (kind < space_kinds && std::ranges::find(result, kind) == result.end()) {
            result.push_back(kind);
        }
    }
    return result;
}

// Contexts for the question whether a space is of a kind. They are few, so that a small board can
// train them, and were chosen by what they save on published maps.
constexpr std::size_t like_kinds = 3;
constexpr std::array<std::size_t, 4> board_cases{
    known_values * known_values * space_kinds,
    known_values* known_values* known_values* space_kinds, known_values* space_kinds,
    (1U << 6U) * like_kinds};

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
    return {beside * space_kinds + kind,
            (beside * known_values + around.above_left) * space_kinds + kind,
            around.mirrored * space_kinds + kind, agreeing * like_kinds + like(kind)};
}

/// Codes a board line by line (`hex::Doubled`), in the same way for both axes.
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

    /// Codes for one kind after another whether it is the space's; the last one needs no answer.
    Space code_space(Space space) {
        const Around near = around();
        const std::vector<Known> order = likely_first(near);
        for (const Known kind : std::span(order).first(space_kinds - 1)) {
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
        std::size_t bits = 1; // a one, then the bits coded so far
        for (unsigned bit = 8; bit-- > 0;) {
            const std::array<std::size_t, 2> cases{bits, before * byte_values + bits};
            bits = 2 * bits + (mixer.code(coder, cases, (byte >> bit & 1U) != 0) ? 1 : 0);
        }
        coded += static_cast<char>(bits - byte_values);
    }
    return coded;
}

} // namespace pampas::formats
