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
    /// The same of so many files of a folder.
    void say_all(std::size_t files, const std::filesystem::path& folder);
    /// For the `File` menu: opens the folder of what was written last.
    Action action();

  private:
    void say(const std::string& line, const std::filesystem::path& folder);
    void show_folder();

    Hooks hooks_;
    NoticeBar* bar_;
    std::filesystem::path folder_; ///< of what was written last; none: empty
};

} // namespace pampas::desktop
