#pragma once

#include "editor/desktop/dialogs/prompt.h"

#include <filesystem>

class wxConfigBase;

/// The choices that the configuration remembers.
namespace pampas::desktop {

/// How maps were exported last.
ExportChoices kept_export(wxConfigBase& config);
void keep(wxConfigBase& config, const ExportChoices& choices);

/// The folder that maps were exported to last; empty before the first one.
std::filesystem::path kept_export_folder(const wxConfigBase& config);
void keep_export_folder(wxConfigBase& config, const std::filesystem::path& folder);

/// How maps were printed last.
PrintChoices kept_print(wxConfigBase& config);
void keep(wxConfigBase& config, const PrintChoices& choices);

} // namespace pampas::desktop
