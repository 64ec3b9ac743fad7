#pragma once

#include "editor/document/history.h"
#include "editor/session/origin.h"
#include "editor/session/session.h"
#include "engine/files/growing_file.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Unsaved work on disk, step by step (engine/formats#recovery).
namespace pampas::recovery {

/// A map that was being edited, read from its journal.
struct Work {
    std::string id;             ///< also names its file
    std::string name;           ///< of the map
    session::Origin origin;     ///< where it was kept
    std::string changed;        ///< time of the last step, in UTC: `2024-05-01T12:34:56Z`
    document::State state;      ///< the map in its last state
    document::History history;  ///< the steps that led to it, and those undone
    bool open = false;          ///< a running editor has it open
    std::uint64_t size = 0;     ///< of the file up to its last whole line, in bytes
    std::filesystem::path file; ///< its journal
};

/// The folder of journals.
std::filesystem::path folder();

/// The work in a journal. Ignores an incomplete last line, which an editor was writing when it was
/// stopped. Throws `InputError` if there is no work in it.
Work read_work(const std::filesystem::path& journal);

/// All unsaved work in a folder, the newest first. Ignores files without any; a folder that does
/// not exist has none.
std::vector<Work> all_unsaved(const std::filesystem::path& folder);

/// The unsaved work with this id. Throws `InputError` if there is none.
Work find(const std::filesystem::path& folder, const std::string& id);

/// Deletes the journal of work. Throws `InputError` if an editor has it open.
void discard(const Work& work);

/// Removes journals that no editor has open and that hold nothing unsaved, left by editors that
/// were stopped with all work saved. Ignores errors.
void clean(const std::filesystem::path& folder);

/// Writes the work of a session to disk as it happens. Its destructor leaves the file, as a program
/// that is stopped does.
class Journal {
  public:
    /// Begins a journal in a folder, which it makes when needed; with an empty path it cannot keep
    /// anything. There is no file until something is unsaved.
    explicit Journal(std::filesystem::path folder) : folder_(std::move(folder)) {}
    /// Goes on with the journal of `work`, for a session that resumes this work. Throws
    /// `InputError` if it cannot be written.
    explicit Journal(const Work& work);

    /// Writes what has happened since the last call. If the session has another map, forgets the
    /// work before. Throws `InputError` if it cannot write; the next call tries everything again.
    void follow(const session::Session& session);
    /// Forgets the work: it was saved or discarded.
    void forget();
    /// The id of the work; empty while there is no file.
    const std::string& id() const { return id_; }

  private:
    /// What the file contains.
    struct Written {
        document::History history;
        session::Origin origin;
    };

    bool up_to_date(const session::Session& session) const;
    void begin(const session::Session& session);

    std::filesystem::path folder_;
    std::optional<GrowingFile> file_;
    std::string id_;
    Written written_;
};

} // namespace pampas::recovery
