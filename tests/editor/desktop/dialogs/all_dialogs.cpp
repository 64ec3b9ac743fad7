#include "tests/editor/desktop/dialogs/all_dialogs.h"

#include "editor/desktop/dialogs/backdrop_dialog.h"
#include "editor/desktop/dialogs/conflict_dialog.h"
#include "editor/desktop/dialogs/decide_dialog.h"
#include "editor/desktop/dialogs/found_work_dialog.h"
#include "editor/desktop/dialogs/go_to_dialog.h"
#include "editor/desktop/dialogs/new_map_dialog.h"
#include "editor/desktop/dialogs/properties_dialog.h"
#include "editor/desktop/dialogs/rename_dialog.h"
#include "editor/desktop/dialogs/resize_dialog.h"

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
    result.push_back(std::make_unique<GoToDialog>(nullptr, map.grid()));
    result.push_back(std::make_unique<RenameDialog>(nullptr, "a", std::vector<std::string>()));
    result.push_back(
        std::make_unique<BackdropDialog>(nullptr, Placement(), [](const Placement&) {}));
    result.push_back(
        std::make_unique<ConflictDialog>(nullptr, ConflictingSave{"a", map, {}, false}));
    result.push_back(std::make_unique<FoundWorkDialog>(nullptr, found));
    return result;
}

} // namespace pampas::testing
