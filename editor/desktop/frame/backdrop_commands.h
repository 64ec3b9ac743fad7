#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/session.h"

class wxConfigBase;

namespace pampas::desktop {

/// A picture to trace from, laid over the map: chosen, adjusted, taken away. It is remembered
/// for the place the map is kept in, and is no part of the map.
class BackdropCommands {
  public:
    /// All outlive it.
    BackdropCommands(Canvas& canvas, const session::Session& session, FilePicker& files,
                     Prompt& prompt, wxConfigBase& config);

    /// For the `View` menu.
    ActionGroup actions();

    /// Another map is open: shows the picture that is remembered for the place it is kept in, if
    /// any. One that is kept nowhere goes on with the picture that is shown.
    void opened();
    /// The map is kept, perhaps elsewhere: its picture, if it has one, is remembered there. One
    /// that cannot be read today stays remembered.
    void saved();

  private:
    void choose();
    void adjust();
    void remove();
    /// None, and says why, if it cannot be read.
    std::shared_ptr<const Backdrop> read(const std::filesystem::path& file) const;
    void remember();

    Canvas& canvas_;
    const session::Session& session_;
    FilePicker& files_;
    Prompt& prompt_;
    wxConfigBase& config_;
};

} // namespace pampas::desktop
