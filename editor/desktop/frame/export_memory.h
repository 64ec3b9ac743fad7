#pragma once

#include "editor/desktop/dialogs/export_choices.h"

#include <filesystem>

class wxConfigBase;

namespace pampas::desktop {

/// What was chosen when maps were exported last, and where they went.
class ExportMemory {
  public:
    /// `config` outlives it.
    explicit ExportMemory(wxConfigBase& config) : config_(config) {}

    /// Numbers within what can be chosen, whatever is written there.
    ExportChoices choices() const;
    void keep(const ExportChoices& choices);
    /// Empty before the first one.
    std::filesystem::path folder() const;
    void keep_folder(const std::filesystem::path& folder);

  private:
    wxConfigBase& config_;
};

} // namespace pampas::desktop
