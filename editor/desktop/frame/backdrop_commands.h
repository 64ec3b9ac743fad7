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
    /// The map is kept, perhaps elsewhere: its picture is remembered there.
    void saved() { remember(); }

  private:
    void choose();
    void adjust();
    void remove();
    /// Reads the file and shows it; says what is wrong with it, if anything, and shows none then.
    void load(const std::filesystem::path& file, const Placement& placement);
    void remember();

    Canvas& canvas_;
    const session::Session& session_;
    FilePicker& files_;
    Prompt& prompt_;
    wxConfigBase& config_;
};

} // namespace pampas::desktop
