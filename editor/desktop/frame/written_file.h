#pragma once

#include "editor/desktop/context/context.h"

#include <filesystem>

class wxWindow;

namespace pampas::desktop {

class NoticeBar;

/// Says where a file is that was written, and opens its folder.
class WrittenFile {
  public:
    using OpenFolder = std::function<void(const std::filesystem::path&)>;

    /// The bar that says it is made in `parent`. Without `open_folder`, folders are opened the
    /// system's way. `context` outlives it.
    WrittenFile(wxWindow* parent, const Context& context, OpenFolder open_folder = {});

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

    const Context& context_;
    OpenFolder open_folder_;
    NoticeBar* bar_;
    std::filesystem::path folder_; ///< of what was written last; none: empty
};

} // namespace pampas::desktop
