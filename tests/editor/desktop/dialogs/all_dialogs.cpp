#include "tests/editor/desktop/dialogs/all_dialogs.h"

#include "editor/desktop/dialogs/export_dialog.h"
#include "editor/desktop/dialogs/keys_dialog.h"
#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/dialogs/picture_dialogs.h"
#include "editor/desktop/dialogs/preferences_dialog.h"
#include "editor/desktop/dialogs/size_dialogs.h"
#include "editor/desktop/dialogs/work_dialogs.h"

namespace pampas::testing {

using namespace desktop;

std::vector<std::unique_ptr<wxDialog>> all_dialogs() {
    const auto& client = legality::clients().front();
    const map::Map map({9, 7});
    const std::vector<FoundWork> found{{"a", "1 step"}};
    std::vector<std::unique_ptr<wxDialog>> result;
    result.push_back(std::make_unique<NewMapDialog>(nullptr, client));
    result.push_back(std::make_unique<ResizeDialog>(nullptr, map, client));
    result.push_back(std::make_unique<PropertiesDialog>(nullptr, map::Details()));
    result.push_back(std::make_unique<DecideDialog>(nullptr, 12, "x"));
    result.push_back(std::make_unique<NoteDialog>(nullptr, "E14", "a pond"));
    result.push_back(std::make_unique<MixDialog>(nullptr, document::usual_mix()));
    result.push_back(std::make_unique<GoToDialog>(nullptr, map.grid()));
    result.push_back(std::make_unique<RenameDialog>(nullptr, "a", std::vector<std::string>()));
    result.push_back(std::make_unique<BackdropDialog>(
        nullptr, Placement(), [](const Placement&) {}, [](bool) {}));
    result.push_back(
        std::make_unique<ConflictDialog>(nullptr, ConflictingSave{"a", map, {}, false}));
    result.push_back(std::make_unique<FoundWorkDialog>(nullptr, found));
    result.push_back(
        std::make_unique<ExportDialog>(nullptr, PictureSubject{map, "a"}, ExportChoices(), 1));
    result.push_back(
        std::make_unique<PrintDialog>(nullptr, PictureSubject{map, "a"}, "b", PrintChoices()));
    result.push_back(std::make_unique<PreferencesDialog>(nullptr, Preferences(), [](wxWindow&) {}));
    result.push_back(std::make_unique<PressKeyDialog>(nullptr, "Turn",
                                                      [](const wxString&) { return wxString(); }));
    return result;
}

} // namespace pampas::testing
