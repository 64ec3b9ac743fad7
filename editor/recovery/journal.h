#pragma once

#include "editor/recovery/work.h"
#include "editor/session/session.h"
#include "engine/files/growing_file.h"

#include <filesystem>
#include <optional>

namespace pampas::recovery {

/// Keeps the work of a session on disk as it happens. A journal that goes leaves its file, as a
/// program that is stopped does.
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
    /// What the file tells.
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
