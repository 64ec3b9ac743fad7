#pragma once

#include <wx/dialog.h>

#include <memory>
#include <vector>

namespace pampas::testing {

/// One of each dialog with fields or buttons of its own, in the language in use. Add new dialogs to
/// it.
std::vector<std::unique_ptr<wxDialog>> all_dialogs();

} // namespace pampas::testing
