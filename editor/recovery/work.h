#pragma once

#include "editor/document/history.h"
#include "editor/session/origin.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Unsaved work on disk, step by step (engine/formats#recovery).
namespace pampas::recovery {

/// A map that was being edited, as its journal has it.
struct Work {
    std::string id;             ///< names its file
    std::string name;           ///< of the map
    session::Origin origin;     ///< where it was kept
    std::string changed;        ///< when the last step was, in UTC: `2024-05-01T12:34:56Z`
    document::State state;      ///< the map as it was last
    document::History history;  ///< the steps that led to it, and those undone
    bool open = false;          ///< an editor that is running has it
    std::uint64_t size = 0;     ///< of what of the file is whole, in bytes
    std::filesystem::path file; ///< its journal
};

/// Where journals are.
std::filesystem::path folder();

/// What is in a journal. What comes after its last whole line was being written when the editor was
/// stopped, and is passed over. Throws `InputError` when there is no work in it.
Work read_work(const std::filesystem::path& journal);

/// All unsaved work in a folder, the newest first. Files that hold none are passed over; a folder
/// that is not there holds none.
std::vector<Work> all_unsaved(const std::filesystem::path& folder);

/// The unsaved work with this id. Throws `InputError` when there is none.
Work find(const std::filesystem::path& folder, const std::string& id);

/// Forgets work that nobody has open. Throws `InputError` when somebody has.
void discard(const Work& work);

/// Removes journals that nobody has open and that hold nothing unsaved: of editors that were
/// stopped with all of their work saved. Does its best.
void clean(const std::filesystem::path& folder);

} // namespace pampas::recovery
