#pragma once

#include "editor/desktop/dialogs/file_picker.h"

#include <wx/string.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace pampas::desktop {

class Notice;

/// A file that a result can be saved as.
struct ResultFile {
    FileKind kind;
    std::function<std::string()> bytes; ///< are made when they are wanted
};

/// Something of a result that the user can save.
struct Handout {
    wxString verb;                  ///< on its button
    std::string title;              ///< of the question where to
    std::filesystem::path proposed; ///< with the ending of one of `files`
    std::vector<ResultFile> files;  ///< one of these
};

/// Gives results to the user and says on a notice what became of it.
class Handouts {
  public:
    struct Services {
        FilePicker& files;
        /// Shows the page that is kept in a file, outside the program; whether that can be done.
        std::function<bool(const std::filesystem::path&)> show_page;
    };

    /// The notice outlives it.
    Handouts(Services services, Notice& notice) : services_(std::move(services)), notice_(notice) {}

    /// Shows a page in the browser; it is kept under the name of the file that is proposed.
    void show_page(const std::function<std::string()>& page,
                   const std::filesystem::path& proposed) const;
    /// Asks where to, and writes there what the name's ending says.
    void save(const Handout& handout) const;

  private:
    /// Does something with a file; says it is `done`, or what is wrong.
    void attempt(const std::function<void()>& work, const wxString& done) const;

    Services services_;
    Notice& notice_;
};

} // namespace pampas::desktop
