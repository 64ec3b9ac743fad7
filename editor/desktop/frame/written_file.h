#pragma once

#include "editor/desktop/widgets/actions.h"

#include <filesystem>

class wxWindow;

namespace pampas::desktop {

class NoticeBar;

/// Says where a file is that was written, and opens its folder.
class WrittenFile {
  public:
    struct Hooks {
        std::function<void(const wxString&)> say; ///< in the status bar
        std::function<void(const std::filesystem::path&)> open_folder =
            {}; ///< none: the system's way
    };

    /// The bar that says it is made in `parent`.
    WrittenFile(wxWindow* parent, Hooks hooks);

    /// The bar, to be laid out; hidden while there is nothing to say.
    NoticeBar& bar() { return *bar_; }

    void say(const std::filesystem::path& file);
    /// For the `File` menu: opens the folder of the file that was written last.
    Action action();

  private:
    void show_folder();

    Hooks hooks_;
    NoticeBar* bar_;
    std::filesystem::path file_; ///< written last; none: empty
};

} // namespace pampas::desktop
