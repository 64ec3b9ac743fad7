#pragma once

#include "editor/desktop/widgets/preferences.h"
#include "editor/session/origin.h"
#include "engine/language/language.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace pampas::desktop {

/// What `pampas-editor` is called with.
struct Arguments {
    std::vector<session::Place> places; ///< to be opened, one after the other
    bool new_map = false;               ///< begin with a new map
    const language::Language* language =
        nullptr;                ///< null: as preferred, or as the environment says
    std::optional<Theme> theme; ///< none: as preferred

    /// Whether nothing says what to begin with.
    bool bare() const { return places.empty() && !new_map; }
};

/// Reads the arguments, without the program's name. Where there is nothing to show, since they ask
/// for help or are wrong, that is told and the program's exit status is given.
std::variant<Arguments, int> read_arguments(const std::vector<std::string>& arguments);

} // namespace pampas::desktop
