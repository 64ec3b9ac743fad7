#pragma once

#include <wx/string.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

class Prompt;

/// Files of one kind, as a file dialog offers them.
struct FileKind {
    std::string title;                ///< `Pampas map`
    std::vector<std::string> endings; ///< with their dots
};

/// A file to write.
struct FileToWrite {
    std::filesystem::path path;
    std::size_t kind = 0; ///< the index of its kind among those that were offered
};

/// The index of the kind that a dialog which proposes a file begins with.
std::size_t proposed_kind(const std::filesystem::path& proposed,
                          const std::vector<FileKind>& kinds);

/// The file that is meant if a dialog proposed a file, and the user leaves it with this path and
/// this chosen kind (its index). A name without any of the endings gets that of the chosen kind,
/// and so does one that still has the proposed ending. A name with the ending of another kind
/// stays; it chooses that kind.
FileToWrite file_to_write(std::filesystem::path path, std::size_t chosen,
                          const std::filesystem::path& proposed,
                          const std::vector<FileKind>& kinds);

/// Every kind of map file.
std::vector<FileKind> map_file_kinds();

/// Asks the user for files.
class FilePicker {
  public:
    virtual ~FilePicker() = default;

    /// A file that exists, of one of the kinds or any other; nothing if the user cancels.
    virtual std::optional<std::filesystem::path> open(const std::string& title,
                                                      const std::vector<FileKind>& kinds) = 0;
    /// A file to write, as by `file_to_write`; the user has agreed to replace one that exists.
    virtual std::optional<FileToWrite> save(const std::string& title,
                                            const std::filesystem::path& proposed,
                                            const std::vector<FileKind>& kinds) = 0;
    /// A folder that exists; begins with `proposed`, if that exists.
    virtual std::optional<std::filesystem::path> folder(const std::string& title,
                                                        const std::filesystem::path& proposed) = 0;
};

/// The system's own file dialogs, above the window that the user is in.
class NativeFilePicker : public FilePicker {
  public:
    std::optional<std::filesystem::path> open(const std::string& title,
                                              const std::vector<FileKind>& kinds) override;
    std::optional<FileToWrite> save(const std::string& title, const std::filesystem::path& proposed,
                                    const std::vector<FileKind>& kinds) override;
    std::optional<std::filesystem::path> folder(const std::string& title,
                                                const std::filesystem::path& proposed) override;
};

/// Makes a function that asks for a ruleset in a file and reports what is wrong with it. It returns
/// the path, for `rules::ruleset_named`; nothing: no usable ruleset. `files` and `prompt` outlive
/// it.
std::function<std::optional<std::string>()> ruleset_picker(FilePicker& files, Prompt& prompt);

class Notice;

/// Writes a file, and says in a notice that this worked or what went wrong. Returns whether it
/// worked.
bool save_file(Notice& notice, const std::filesystem::path& path,
               const std::function<std::string()>& bytes);

/// A file in which a result can be saved.
struct ResultFile {
    FileKind kind;
    std::function<std::string()> bytes; ///< makes them when needed
};

/// A part of a result that the user can save.
struct Handout {
    wxString verb;                  ///< label of its button
    std::string title;              ///< of the dialog that asks for the file
    std::filesystem::path proposed; ///< with the ending of one of `files`
    std::vector<ResultFile> files;  ///< one of these
};

/// Shows and saves results, and says in a notice whether that worked.
class Handouts {
  public:
    struct Services {
        FilePicker& files;
        /// Shows the page in a file outside the program. Returns whether that worked.
        std::function<bool(const std::filesystem::path&)> show_page;
    };

    /// The notice outlives it.
    Handouts(Services services, Notice& notice) : services_(std::move(services)), notice_(notice) {}

    /// Shows a page in the browser, from a file with the name of `proposed`.
    void show_page(const std::function<std::string()>& page,
                   const std::filesystem::path& proposed) const;
    /// Asks for a file name, and writes a file of the chosen kind. Returns whether it did.
    bool save(const Handout& handout) const;

  private:
    Services services_;
    Notice& notice_;
};

} // namespace pampas::desktop
