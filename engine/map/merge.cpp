#include "engine/map/merge.h"

#include <algorithm>
#include <string>

namespace pampas::map {
namespace {

/// One thing of three maps: theirs if only they changed it, else mine.
template <class Value>
const Value& merged(const Value& base, const Value& mine, const Value& theirs) {
    return mine == base ? theirs : mine;
}

/// The text of the note on a space; empty without one.
std::string note_at(const Details& details, hex::Coordinate at) {
    const auto found = std::ranges::find(details.notes, at, &Note::at);
    return found == details.notes.end() ? std::string() : found->text;
}

void merge_spaces(Merge& merge, const Map& base, const Map& theirs) {
    for (std::size_t offset = 0; offset < base.grid().size(); ++offset) {
        const hex::Coordinate at = base.grid().coordinate(offset);
        const Space was = base.at(at);
        const Space mine = merge.map.at(at);
        const Space other = theirs.at(at);
        if (mine != was && other != was && mine != other) {
            merge.contested.push_back(at);
        }
        merge.map.set(at, merged(was, mine, other));
    }
}

/// Notes and locks, space by space.
void merge_marks(Map& map, const Map& base, const Map& theirs) {
    Details details = map.details();
    details.notes.clear();
    details.locked.clear();
    for (std::size_t offset = 0; offset < base.grid().size(); ++offset) {
        const hex::Coordinate at = base.grid().coordinate(offset);
        const std::string note = merged(note_at(base.details(), at), note_at(map.details(), at),
                                        note_at(theirs.details(), at));
        if (!note.empty()) {
            details.notes.push_back({at, note});
        }
        if (merged(base.is_locked(at), map.is_locked(at), theirs.is_locked(at))) {
            details.locked.push_back(at);
        }
    }
    map.details() = std::move(details);
}

void merge_texts(Details& mine, const Details& base, const Details& theirs) {
    const auto take = [&](auto field) {
        mine.*field = merged(base.*field, mine.*field, theirs.*field);
    };
    take(&Details::name);
    take(&Details::author);
    take(&Details::description);
    take(&Details::players);
    take(&Details::ruleset);
    take(&Details::haz);
    take(&Details::unknown);
}

} // namespace

std::optional<Merge> merge(const Map& base, const Map& mine, const Map& theirs) {
    if (mine.grid() != base.grid() || theirs.grid() != base.grid()) {
        return std::nullopt;
    }
    Merge result{mine, {}};
    merge_spaces(result, base, theirs);
    merge_marks(result.map, base, theirs);
    merge_texts(result.map.details(), base.details(), theirs.details());
    return result;
}

} // namespace pampas::map
