#include "engine/formats/not_kept.h"

#include "engine/language/tr.h"

namespace pampas::formats {

std::vector<std::string_view> not_kept(const map::Details& before, const map::Details& again) {
    std::vector<std::string_view> lost;
    const auto compare = [&lost](bool kept, std::string_view what) {
        if (!kept) {
            lost.push_back(what);
        }
    };
    compare(before.author == again.author, tr("the author"));
    compare(before.description == again.description, tr("the description"));
    compare(before.players == again.players, tr("the players"));
    compare(before.ruleset == again.ruleset, tr("the ruleset"));
    compare(before.notes == again.notes, tr("the notes on spaces"));
    compare(before.locked == again.locked, tr("which spaces are locked"));
    compare(before.unknown == again.unknown, tr("what other programs noted"));
    return lost;
}

} // namespace pampas::formats
