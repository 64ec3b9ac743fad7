#pragma once

#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"

#include <functional>
#include <optional>
#include <string>

namespace pampas::desktop {

/// What asks for a ruleset in a file, and says what is wrong with it, if anything. It gives the
/// path, as `rules::ruleset_named` takes it; none: there is none to play by. Both outlive it.
std::function<std::optional<std::string>()> ruleset_picker(FilePicker& files, Prompt& prompt);

} // namespace pampas::desktop
