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
    /// Begins one in a folder, which is made when it is needed. There is no file until something is
    /// unsaved.
    explicit Journal(std::filesystem::path folder) : folder_(std::move(folder)) {}
    /// Goes on with the journal of work that was found, once its session is as the work was. Throws
    /// `InputError` when it cannot be written to.
    Journal(const Work& work, const session::Session& session);

    /// Writes what has happened since the last time. Throws `InputError` when that cannot be
    /// written; the next time tries again with all of it.
    void follow(const session::Session& session);
    /// The work was saved or given up, and the session ends or goes on with other work.
    void forget();

  private:
    struct Written {
        document::History::Steps steps;
        std::size_t done = 0;
        std::optional<std::size_t> saved;
        session::Origin origin;

        friend bool operator==(const Written&, const Written&) = default;
    };

    static Written now(const session::Session& session);
    void begin(const session::Session& session);

    std::filesystem::path folder_;
    std::optional<GrowingFile> file_;
    Written written_;
};

} // namespace pampas::recovery
