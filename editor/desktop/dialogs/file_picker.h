#pragma once

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

/// Asks the user for files.
class FilePicker {
  public:
    virtual ~FilePicker() = default;

    /// A file that exists, of one of the kinds or any other; none when the user gives up.
    virtual std::optional<std::filesystem::path> open(const std::string& title,
                                                      const std::vector<FileKind>& kinds) = 0;
    /// A file to write; the user has agreed to replace one that exists. A name with none
    /// of the endings got that of the kind chosen.
    virtual std::optional<std::filesystem::path> save(const std::string& title,
                                                      const std::filesystem::path& proposed,
                                                      const std::vector<FileKind>& kinds) = 0;
    /// A folder that exists; begins with `proposed`, if that is one.
    virtual std::optional<std::filesystem::path> folder(const std::string& title,
                                                        const std::filesystem::path& proposed) = 0;
};

/// The system's own file dialogs, above the program's main window.
class NativeFilePicker : public FilePicker {
  public:
    std::optional<std::filesystem::path> open(const std::string& title,
                                              const std::vector<FileKind>& kinds) override;
    std::optional<std::filesystem::path> save(const std::string& title,
                                              const std::filesystem::path& proposed,
                                              const std::vector<FileKind>& kinds) override;
    std::optional<std::filesystem::path> folder(const std::string& title,
                                                const std::filesystem::path& proposed) override;
};

/// What asks for a ruleset in a file, and says what is wrong with it, if anything. It gives the
/// path, as `rules::ruleset_named` takes it; none: there is none to play by. Both outlive it.
std::function<std::optional<std::string>()> ruleset_picker(FilePicker& files, Prompt& prompt);

} // namespace pampas::desktop
