#pragma once

#include "editor/session/origin.h"
#include "engine/files/growing_file.h"
#include "engine/hex/symmetry.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Which maps a window has open, on disk (engine/formats#tabs).
namespace pampas::recovery {

/// The symmetry in which a map is painted.
struct ChosenSymmetry {
    hex::Symmetry symmetry;
    hex::Point centre;

    friend bool operator==(const ChosenSymmetry&, const ChosenSymmetry&) = default;
};

/// The part of a map that is in sight.
struct Sight {
    hex::Point middle; ///< the point of the map in the middle of the window
    double side = 0;   ///< of a hex, in device pixels

    friend bool operator==(const Sight&, const Sight&) = default;
};

/// An open map: where it comes back from, and how it is shown.
struct Tab {
    std::string work = {};                    ///< the id of its journal; empty: it has none
    std::optional<session::Place> place = {}; ///< where it is kept
    std::optional<map::Map> map = {};         ///< the map, if it is saved nowhere and not edited
    std::optional<ChosenSymmetry> symmetry = {};
    std::optional<Sight> sight = {}; ///< nothing: the whole map is in sight

    friend bool operator==(const Tab&, const Tab&) = default;
};

/// All open maps of a window.
struct Tabs {
    std::vector<Tab> open = {};
    std::size_t current = 0; ///< the number of the one that is shown

    friend bool operator==(const Tabs&, const Tabs&) = default;
};

/// Keeps the tabs of a running editor on disk. Its destructor leaves the file, as a program that is
/// stopped does.
class TabsFile {
  public:
    /// Begins a file in a folder, which it makes when needed; with an empty path it keeps nothing.
    /// There is no file until there are tabs.
    explicit TabsFile(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Writes the tabs if they are not those written last. Ignores failures: then only the next
    /// change is written.
    void keep(const Tabs& tabs);

  private:
    void write(const std::string& line);

    std::filesystem::path folder_;
    std::optional<GrowingFile> file_;
    std::uint64_t size_ = 0; ///< of the file
    Tabs written_;
};

/// The tabs of editors that no longer run.
struct LeftOpen {
    Tabs tabs;                                ///< of all these editors, one after another
    std::vector<std::filesystem::path> files; ///< where they were kept
};

/// Reads the tabs in a folder that no running editor keeps. Ignores what cannot be read.
LeftOpen left_open(const std::filesystem::path& folder);

/// Removes the files of these tabs. Ignores failures.
void forget(const LeftOpen& left);

} // namespace pampas::recovery
