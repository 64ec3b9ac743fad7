#pragma once

#include "editor/desktop/canvas/overlay_presenter.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/export_memory.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/exchange/job.h"
#include "editor/session/session.h"

namespace pampas::desktop {

/// Writes the open map for others: for game clients, as pictures, on paper.
class ExportCommands {
  public:
    /// All outlive it.
    ExportCommands(const session::Session& session, const OverlayPresenter& overlays,
                   WrittenFile& written, FilePicker& files, Prompt& prompt, ExportMemory& memory);

    /// For the `File` menu.
    Action action();

  private:
    void export_map();
    PictureSubject subject() const;
    std::optional<std::filesystem::path> place_for(const exchange::Product& product);
    std::filesystem::path proposed(const std::string& ending) const;
    void write(const std::filesystem::path& path, const Export& exported);

    const session::Session& session_;
    const OverlayPresenter& overlays_;
    WrittenFile& written_;
    FilePicker& files_;
    Prompt& prompt_;
    ExportMemory& memory_;
};

} // namespace pampas::desktop
