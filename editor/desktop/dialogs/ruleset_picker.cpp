#include "editor/desktop/dialogs/ruleset_picker.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/rules/ruleset.h"

namespace pampas::desktop {

std::function<std::optional<std::string>()> ruleset_picker(FilePicker& files, Prompt& prompt) {
    return [&files, &prompt]() -> std::optional<std::string> {
        const auto file = files.open(tr("Choose a ruleset"), {{tr("Ruleset"), {".json"}}});
        if (!file) {
            return std::nullopt;
        }
        try {
            rules::ruleset_named(file->string());
            return file->string();
        } catch (const InputError& error) {
            prompt.error(error.what());
            return std::nullopt;
        }
    };
}

} // namespace pampas::desktop
