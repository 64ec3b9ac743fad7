#pragma once

#include "editor/desktop/table/seen_game.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Asks the user for a file of one of the kinds; `name` is proposed. Nothing: the user cancels.
using FileAsker = std::function<std::optional<FileToWrite>(const std::string& title,
                                                           const std::filesystem::path& name,
                                                           const std::vector<FileKind>& kinds)>;

/// Saves the game that is seen: a button, which stops what takes long, and a notice or the
/// progress. The file is made on another thread, and written whole or not at all.
class SaveRow : public wxPanel {
  public:
    /// `seen` tells what to save. It is only asked while saving is allowed, which it is not at
    /// first.
    SaveRow(wxWindow* parent, FileAsker ask, std::function<SeenGame()> seen);

    /// Whether there is something that may be saved.
    void allow(bool possible);
    /// Asks for a file and begins to save. Does nothing while that is not allowed, or while it
    /// saves.
    void save();
    /// Stops saving, if it does; nothing is written.
    void stop();
    bool is_saving() const { return run_.is_running(); }
    /// What is wrong or was done.
    Notice& notice() { return *notice_; }

  private:
    void lay_out();
    void on_progress();
    void show();
    wxString words() const;

    FileAsker ask_;
    std::function<SeenGame()> seen_;
    bool is_allowed_ = false;
    std::filesystem::path path_; ///< of the file that is being made
    Notice* notice_;
    ProgressRow row_;
    Run<std::string> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
