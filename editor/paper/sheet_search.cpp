#include "editor/paper/sheet_search.h"

#include "editor/paper/tiling.h"

#include <limits>
#include <numbers>

namespace pampas::paper {
namespace {

using hex::Point;

/// A shorter part of a space, in millimetres, does not count as being on a sheet.
constexpr double nothing = 1e-6;

/// The shortest run of sheets from `start` on that reaches `to`.
Run run_from(double start, double to, double window, double overlap) {
    const double step = window - overlap;
    const double more = std::ceil((to - nothing - start - window) / step);
    return {start, window, step, 1 + static_cast<int>(std::max(0.0, more))};
}

/// Whether a space around (0, 0) reaches into a rectangle that meets the space's box.
bool reaches(const Board& board, Point from, Point to) {
    constexpr double half = 0.5;
    constexpr double high = std::numbers::sqrt3 / 2;
    const Point normal = board.axis == hex::StaggerAxis::Y ? Point{half, high} : Point{high, half};
    const auto meets = [&](double left, double right) {
        const double least = left * normal.x + from.y * normal.y;
        const double most = right * normal.x + to.y * normal.y;
        return least < board.apothem - nothing && most > nothing - board.apothem;
    };
    return meets(from.x, to.x) && meets(-to.x, -from.x); // and for the mirrored slopes
}

/// The sheets of a run that a space reaches.
struct Span {
    int first = 0;
    int last = 0;
};

/// A run, and where all spaces lie on it.
struct TriedRun {
    Run run;
    std::vector<Span> spans;
    double off_centre = 0; ///< how far the board is from the middle
};

TriedRun tried(const Run& run, const Board& board, double Point::*side) {
    TriedRun result{run, {}, 0};
    result.spans.reserve(board.middles.size());
    for (const Point& middle : board.middles) {
        result.spans.push_back({run.sheet_of(middle.*side - board.half.*side + nothing),
                                run.sheet_of(middle.*side + board.half.*side - nothing)});
    }
    const double from = board.from.*side;
    result.off_centre = std::abs(from - run.start - run.slack(from, board.to.*side) / 2);
    return result;
}

/// Whether a space whose box reaches into the part that belongs to a sheet does so itself.
bool reaches(const Board& board, const Point& middle, const Run& across, const Run& down,
             int column, int row) {
    constexpr double far = std::numeric_limits<double>::infinity();
    const auto begin = [](const Run& run, int sheet) {
        return sheet == 0 ? -far : run.end(sheet - 1);
    };
    const Point from{std::max(-board.half.x, begin(across, column) - middle.x),
                     std::max(-board.half.y, begin(down, row) - middle.y)};
    const Point to{std::min(board.half.x, across.end(column) - middle.x),
                   std::min(board.half.y, down.end(row) - middle.y)};
    return reaches(board, from, to);
}

/// For each sheet of two runs, row by row, whether it has a space on it.
std::vector<bool> used_sheets(const Board& board, const TriedRun& across, const TriedRun& down) {
    std::vector<bool> used(static_cast<std::size_t>(across.run.count) *
                           static_cast<std::size_t>(down.run.count));
    for (std::size_t i = 0; i < board.middles.size(); ++i) {
        const Span& columns = across.spans[i];
        const Span& rows = down.spans[i];
        const bool at_corner = columns.first < columns.last && rows.first < rows.last;
        for (int row = rows.first; row <= rows.last; ++row) {
            for (int column = columns.first; column <= columns.last; ++column) {
                if (!at_corner ||
                    reaches(board, board.middles[i], across.run, down.run, column, row)) {
                    used[static_cast<std::size_t>(row * across.run.count + column)] = true;
                }
            }
        }
    }
    return used;
}

/// Where spaces begin and end along one side.
std::vector<double> edges_of(const Board& board, double Point::*side) {
    std::vector<double> result;
    result.reserve(2 * board.middles.size());
    for (const Point& middle : board.middles) {
        result.push_back(middle.*side - board.half.*side);
        result.push_back(middle.*side + board.half.*side);
    }
    return result;
}

/// How far before the board a run may begin so that a sheet ends where spaces begin or end; each
/// distance once.
std::vector<double> shifts_to_edges(const Board& board, double Point::*side, double window,
                                    double step) {
    std::vector<double> shifts = edges_of(board, side);
    for (double& shift : shifts) {
        const double sheets = (board.from.*side + window - shift) / step;
        shift = (sheets - std::floor(sheets)) * step;
    }
    std::ranges::sort(shifts);
    const auto same = [](double a, double b) { return b - a < nothing; };
    shifts.erase(std::unique(shifts.begin(), shifts.end(), same), shifts.end());
    return shifts;
}

/// The runs to try along one side: with the board in the middle or at either end of the fewest
/// sheets, and with the end of a sheet at up to `most` evenly chosen edges of spaces.
std::vector<TriedRun> tried_runs(const Board& board, double Point::*side, double window,
                                 double overlap, std::size_t most) {
    const double from = board.from.*side;
    const double to = board.to.*side;
    const double slack = run_from(from, to, window, overlap).slack(from, to);
    std::vector<double> shifts{slack / 2, 0, slack};
    const auto more = shifts_to_edges(board, side, window, window - overlap);
    const std::size_t count = std::min(most, more.size());
    for (std::size_t i = 0; i < count; ++i) {
        shifts.push_back(more[i * more.size() / count]);
    }
    std::vector<TriedRun> result;
    result.reserve(shifts.size());
    for (const double shift : shifts) {
        result.push_back(tried(run_from(from - shift, to, window, overlap), board, side));
    }
    return result;
}

/// The largest number of pairs of runs and spaces that the search examines.
constexpr double most_looks = 1e7;

} // namespace

Board board_of(const map::Map& map, double hex) {
    const double apothem = hex / 2 + outline_reach(hex);
    const double radius = side_of(2 * apothem);
    const bool standing = map.grid().axis == hex::StaggerAxis::Y;
    constexpr double far = std::numeric_limits<double>::infinity();
    Board board{{},         map.grid().axis,
                apothem,    standing ? Point{apothem, radius} : Point{radius, apothem},
                {far, far}, {-far, -far}};
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        if (map.spaces()[offset] == map::Space::Void) {
            continue;
        }
        const Point centre = hex::centre(map.grid(), map.grid().coordinate(offset));
        const Point middle{side_of(hex) * centre.x, side_of(hex) * centre.y};
        board.middles.push_back(middle);
        board.from = {std::min(board.from.x, middle.x - board.half.x),
                      std::min(board.from.y, middle.y - board.half.y)};
        board.to = {std::max(board.to.x, middle.x + board.half.x),
                    std::max(board.to.y, middle.y + board.half.y)};
    }
    return board;
}

SheetPlan best_plan(const Board& board, double width, double height, double overlap) {
    const auto most = static_cast<std::size_t>(
        std::clamp(std::sqrt(most_looks / static_cast<double>(board.middles.size())), 12.0, 64.0));
    const auto columns = tried_runs(board, &Point::x, width, overlap, most);
    const auto rows = tried_runs(board, &Point::y, height, overlap, most);
    std::optional<SheetPlan> best;
    for (const TriedRun& across : columns) {
        for (const TriedRun& down : rows) {
            SheetPlan plan{across.run, down.run, used_sheets(board, across, down),
                           across.off_centre + down.off_centre};
            if (!best || plan.rank() < best->rank()) {
                best = std::move(plan);
            }
        }
    }
    return *best;
}

} // namespace pampas::paper
