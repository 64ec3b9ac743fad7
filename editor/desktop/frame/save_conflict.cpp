#include "editor/desktop/frame/file_commands.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::desktop {
namespace {

/// What the library has now; nothing when the map is not there.
std::optional<library::Stored> newest_of(const library::NamedMap& place) {
    try {
        return library::Library(place.library, library::Access::Read).load(place.name);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

bool FileCommands::settle(const library::NamedMap& place, const std::string& note) {
    const auto newest = newest_of(place);
    const bool reloadable =
        session_.can_reload() && session::place_of(session_.origin()) == session::Place(place);
    switch (prompt_.conflict({place.name, session_.map(), newest, reloadable})) {
    case Conflict::Reload:
        reload(tr("Take the library's state"));
        return false;
    case Conflict::SaveMine:
        return attempt(
            place,
            [&] {
                session_.save_over(place, newest ? std::optional(newest->revision) : std::nullopt,
                                   note);
            },
            note);
    case Conflict::KeepBoth:
        return keep_both(place, note);
    case Conflict::Cancel:
        break;
    }
    return false;
}

bool FileCommands::keep_both(const library::NamedMap& place, const std::string& note) {
    const auto name = prompt_.name(place.name + " (2)");
    return name && save_in({place.library, *name}, note);
}

} // namespace pampas::desktop
