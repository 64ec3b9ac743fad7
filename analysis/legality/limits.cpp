#include "analysis/legality/check.h"
#include "analysis/wording/words.h"
#include "engine/formats/haz.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <iterator>

namespace pampas::legality {
namespace {

std::vector<Draft> board_beyond_limit(const Survey& survey) {
    const formats::HazSize size = formats::haz_size(survey.map);
    const auto limit = survey.client.max_spaces;
    if (!limit || size.spaces() <= *limit) {
        return {};
    }
    return {{tr("The board is too large: the generator counts {} x {} = {} (about two for each "
                "space), but {} takes at most {}.",
                size.columns, size.rows, size.spaces(), survey.client.title, *limit)}};
}

std::vector<Draft> waters_beyond_limit(const Survey& survey) {
    const auto limit = survey.client.max_waters;
    if (!limit || survey.count(map::Space::Water) <= *limit) {
        return {};
    }
    return {{trn("There is {} water space, at {}; {} takes at most {}.",
                 "There are {} water spaces, at {}; {} takes at most {}.", survey.waters.size(),
                 wording::names(survey.waters), survey.client.title, *limit),
             survey.waters}};
}

std::vector<Draft> kinds_not_taken(const Survey& survey) {
    std::vector<Draft> result;
    for (const map::Space kind : map::all_spaces) {
        const bool taken =
            std::ranges::find(survey.client.kinds, kind) != survey.client.kinds.end();
        if (!taken && survey.count(kind) > 0) {
            const auto spaces = survey.map.all(kind);
            result.push_back({tr("{} does not accept {}: {}.", survey.client.title,
                                 tr(map::name(kind)), wording::names(spaces)),
                              spaces});
        }
    }
    return result;
}

/// A row or column at the edge, given by the remaining map.
struct Border {
    hex::Coordinate first;
    hex::Coordinate last;
    hex::Coordinate kept_from;
    int columns;
    int rows;
};

std::vector<Border> borders(const hex::Grid& grid) {
    const hex::Coordinate end{grid.columns - 1, grid.rows - 1};
    std::vector<Border> result;
    if (grid.rows > 1) {
        result.push_back({{0, end.row}, end, {0, 0}, grid.columns, grid.rows - 1});
        result.push_back({{0, 0}, {end.column, 0}, {0, 1}, grid.columns, grid.rows - 1});
    }
    if (grid.columns > 1) {
        result.push_back({{end.column, 0}, end, {0, 0}, grid.columns - 1, grid.rows});
        result.push_back({{0, 0}, {0, end.row}, {1, 0}, grid.columns - 1, grid.rows});
    }
    return result;
}

/// The number of pampas spaces on a border; empty if it has a locked space or any kind but pampas
/// and void.
std::optional<int> pampas_on(const map::Map& map, const Border& border) {
    int result = 0;
    for (int row = border.first.row; row <= border.last.row; ++row) {
        for (int column = border.first.column; column <= border.last.column; ++column) {
            const hex::Coordinate at{column, row};
            const map::Space space = map.at(at);
            if ((space != map::Space::Void && space != map::Space::Pampas) || map.is_locked(at)) {
                return std::nullopt;
            }
            result += space == map::Space::Pampas ? 1 : 0;
        }
    }
    return result;
}

/// The map without its poorest removable border, if there is one.
std::optional<map::Map> trimmed(const map::Map& map) {
    std::optional<Border> poorest;
    int least = 0;
    for (const Border& border : borders(map.grid())) {
        const auto pampas = pampas_on(map, border);
        if (pampas && (!poorest || *pampas < least)) {
            poorest = border;
            least = *pampas;
        }
    }
    return poorest ? std::optional(map::reframed(map, poorest->kept_from, poorest->columns,
                                                 poorest->rows, map::Space::Void))
                   : std::nullopt;
}

std::vector<Cure> fitted_boards(const Survey& survey, const Finding&) {
    const int limit = survey.client.max_spaces.value_or(0);
    const auto fits = [limit](const map::Map& map) {
        return formats::haz_size(map).spaces() <= limit;
    };
    map::Map map = map::cropped(survey.map);
    if (fits(map)) {
        return {{tr("Cut off the void at the border"), std::move(map)}};
    }
    for (auto less = trimmed(map); less; less = trimmed(map)) {
        map = std::move(*less);
        if (fits(map)) {
            return {{tr("Cut off pampas and void at the border, leaving {} x {}",
                        map.grid().columns, map.grid().rows),
                     std::move(map)}};
        }
    }
    return {};
}

/// The removable waters, sorted by the number of scoring spaces beside them, fewest first.
std::vector<hex::Coordinate> by_worth(const Survey& survey) {
    std::vector<hex::Coordinate> result;
    std::ranges::copy_if(survey.waters, std::back_inserter(result),
                         [&](hex::Coordinate at) { return !survey.map.is_locked(at); });
    std::ranges::stable_sort(result, {}, [&](hex::Coordinate at) {
        return std::ranges::count_if(survey.map.grid().neighbours(at), [&](hex::Coordinate next) {
            return is_playable(survey.map.at(next));
        });
    });
    return result;
}

std::vector<Cure> fewer_waters(const Survey& survey, const Finding&) {
    auto waters = by_worth(survey);
    const auto surplus =
        survey.waters.size() - static_cast<std::size_t>(survey.client.max_waters.value_or(0));
    waters.resize(std::min(surplus, waters.size()));
    std::ranges::sort(waters);
    Cure cure{tr("Remove the water at {}", wording::names(waters)), survey.map};
    for (const hex::Coordinate at : waters) {
        cure.map.set(at,
                     touches(survey.map, at, is_playable) ? map::Space::Pampas : map::Space::Void);
    }
    return {std::move(cure)};
}

} // namespace

extern constexpr Check too_many_spaces{
    {"too-many-spaces", Severity::Error, "more spaces than the client takes", board_beyond_limit},
    fitted_boards};
extern constexpr Check too_many_waters{
    {"too-many-waters", Severity::Error, "more water than the client takes", waters_beyond_limit},
    fewer_waters};
extern constexpr Check kind_not_taken{{"kind-not-taken", Severity::Error,
                                       "a kind of space that the client does not take",
                                       kinds_not_taken}};

} // namespace pampas::legality
