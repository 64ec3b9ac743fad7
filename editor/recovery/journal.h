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

/// Writes the work of a session to disk as it happens. A journal that is destroyed leaves its file
/// behind, as a program that is stopped does.
class Journal {
  public:
    /// Begins one in a folder, which is made when it is needed; in an empty one nothing can be
    /// kept. There is no file until something is unsaved.
    explicit Journal(std::filesystem::path folder) : folder_(std::move(folder)) {}
    /// Goes on with the journal of work that was found, for a session that will be as the work is.
    /// Throws `InputError` when it cannot be written to.
    explicit Journal(const Work& work);

    /// Writes what has happened since the last time. Another map in the session is other work: that
    /// before is forgotten. Throws `InputError` when it cannot be written; the next time tries
    /// again with all of it.
    void follow(const session::Session& session);
    /// The work was saved or given up, and the session ends or goes on with other work.
    void forget();

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
    Written written_;
};

} // namespace pampas::recovery
