#include "analysis/description/description.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

namespace pampas::description {
namespace {

std::string words(const map::Map& map, hex::Coordinate first, int length) {
    const std::string kind = tr(map::name(map.at(first)));
    const std::string from = hex::column_name(first.column);
    if (length == 1) {
        return tr("{} {}", from, kind);
    }
    return tr("{} to {} {}", from, hex::column_name(first.column + length - 1), kind);
}

} // namespace

std::vector<Run> runs(const map::Map& map, int row) {
    std::vector<Run> result;
    for (hex::Coordinate at{0, row}; at.column < map.grid().columns; ++at.column) {
        if (at.column > 0 && map.at(at) == map.at({at.column - 1, row})) {
            ++result.back().length;
        } else {
            result.push_back({at, 1, {}});
        }
    }
    std::erase_if(result, [&map](const Run& run) { return map.at(run.first) == map::Space::Void; });
    for (Run& run : result) {
        run.words = words(map, run.first, run.length);
    }
    return result;
}

} // namespace pampas::description
