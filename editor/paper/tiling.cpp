#include "editor/paper/tiling.h"

#include "editor/paper/sheet_search.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <numbers>

namespace pampas::paper {
std::optional<PaperSize> paper_named(std::string_view name) {
    const auto found = std::ranges::find(paper_sizes, name, &PaperSize::name);
    return found == paper_sizes.end() ? std::nullopt : std::optional(*found);
}

namespace {

using hex::Point;

Tiling tiling_of(const SheetPlan& plan, double page_width, double page_height, double overlap) {
    Tiling result{page_width,
                  page_height,
                  {plan.across.start, plan.down.start, plan.across.window, plan.down.window},
                  overlap,
                  plan.across.count,
                  plan.down.count,
                  {}};
    for (int row = 0; row < result.down; ++row) {
        for (int column = 0; column < result.across; ++column) {
            if (plan.used[static_cast<std::size_t>(row * result.across + column)]) {
                result.sheets.push_back({column, row});
            }
        }
    }
    return result;
}

Tiling poster(const Board& board) {
    const Area shown{board.from.x, board.from.y, board.to.x - board.from.x,
                     board.to.y - board.from.y};
    const double width = shown.width + 2 * page_margin;
    const double height = shown.height + 2 * page_margin;
    if (std::max(width, height) > longest_page) {
        throw InputError(tr("a poster of {:.0f} x {:.0f} mm is too large; a page has at most "
                            "{:.0f} mm a side; use sheets of paper or smaller hexes",
                            width, height, longest_page));
    }
    return {width, height, shown, 0, 1, 1, {{0, 0}}};
}

void check_range(const TilingRequest& request) {
    if (!(request.hex >= least_hex && request.hex <= largest_hex)) {
        throw InputError(tr("cannot print hexes of {} mm; choose {} to {} mm", request.hex,
                            least_hex, largest_hex));
    }
    if (!request.paper) {
        return;
    }
    const double most = request.paper->width / 2 - page_margin;
    if (!(request.overlap >= 0 && request.overlap <= most)) {
        throw InputError(tr("sheets of {} cannot overlap by {} mm; choose 0 to {} mm",
                            request.paper->title, request.overlap, most));
    }
}

/// The better orientation of the sheets; if both are equally good, landscape for a wide board.
Tiling on_sheets(const Board& board, const TilingRequest& request) {
    std::vector<Point> pages;
    const Point upright{request.paper->width, request.paper->height};
    const Point across{upright.y, upright.x};
    if (request.orientation == Orientation::Automatic) {
        const bool wide = board.to.x - board.from.x > board.to.y - board.from.y;
        pages = wide ? std::vector{across, upright} : std::vector{upright, across};
    } else {
        pages = {request.orientation == Orientation::Portrait ? upright : across};
    }
    std::optional<Tiling> best;
    for (const Point& page : pages) {
        const SheetPlan plan =
            best_plan(board, page.x - 2 * page_margin, page.y - 2 * page_margin, request.overlap);
        Tiling tiling = tiling_of(plan, page.x, page.y, request.overlap);
        const auto rank = [](const Tiling& one) {
            return std::tuple(one.sheets.size(), one.across * one.down);
        };
        if (!best || rank(tiling) < rank(*best)) {
            best = std::move(tiling);
        }
    }
    return *best;
}

} // namespace

Area Tiling::shown(hex::Coordinate place) const {
    return {first.x + place.column * (first.width - overlap),
            first.y + place.row * (first.height - overlap), first.width, first.height};
}

bool Tiling::has(hex::Coordinate place) const {
    return std::ranges::find(sheets, place) != sheets.end();
}

double side_of(double hex) {
    return hex / std::numbers::sqrt3;
}

double outline_reach(double hex) {
    return 0.1 + 0.02 * hex;
}

Tiling tiling_for(const map::Map& map, const TilingRequest& request) {
    check_range(request);
    const Board board = board_of(map, request.hex);
    if (board.middles.empty()) {
        throw InputError(tr("there is nothing to print: all spaces are void"));
    }
    Tiling result = request.paper ? on_sheets(board, request) : poster(board);
    if (result.sheets.size() > most_sheets) {
        throw InputError(
            tr("{} sheets are more than the limit of {}; use larger paper or smaller hexes",
               result.sheets.size(), most_sheets));
    }
    return result;
}

} // namespace pampas::paper
