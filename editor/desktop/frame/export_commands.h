#pragma once

#include "editor/desktop/canvas/overlay_presenter.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/session.h"

class wxConfigBase;

namespace pampas::desktop {

/// Writes the open map for others: for game clients and as pictures.
class ExportCommands {
  public:
    /// All outlive it.
    ExportCommands(const session::Session& session, const OverlayPresenter& overlays,
                   WrittenFile& written, FilePicker& files, Prompt& prompt, wxConfigBase& config);

    /// For the `File` menu.
    Action action();

  private:
    void export_map();
    PictureSubject subject() const;
    std::filesystem::path proposed(const std::string& ending) const;
    void write(const std::filesystem::path& file, const Export& exported);

    const session::Session& session_;
    const OverlayPresenter& overlays_;
    WrittenFile& written_;
    FilePicker& files_;
    Prompt& prompt_;
    wxConfigBase& config_;
};

} // namespace pampas::desktop
