#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/dialogs/export_choices.h"
#include "engine/library/library.h"
#include "engine/map/map.h"
#include "engine/map/transform.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What becomes of changes that are not saved.
enum class Unsaved { Save, Discard, Cancel };

/// What becomes of a map whose library has a revision that it was not made from.
enum class Conflict {
    Reload,   ///< the library's is taken
    SaveMine, ///< this one is saved as the next revision
    KeepBoth, ///< this one is saved under another name
    Cancel
};

/// A map that cannot be saved over a revision its author has not seen.
struct ConflictingSave {
    std::string name; ///< of the map in the library
    const map::Map& mine;
    std::optional<library::Stored> newest; ///< in the library; none when it was removed
    bool reloadable;                       ///< the open map is that one
};

/// Work that an editor which was stopped has left unsaved.
struct FoundWork {
    std::string name;
    std::string told; ///< `12 steps, today 14:34, from maps.pampas`
};

/// What becomes of some of it; the rest waits for the next time.
struct FoundWorkAnswer {
    enum What { Open, Forget, Wait };
    What what = Wait;
    std::vector<std::size_t> chosen = {}; ///< numbers in what was offered
};

/// How undecided land gets its terrain.
struct Deciding {
    map::TerrainCounts counts{};
    std::uint64_t seed = 0;
};

/// Asks the user questions and tells him what went wrong. An empty answer means that he gave up.
class Prompt {
  public:
    virtual ~Prompt() = default;

    /// Tells in one line what could not be done.
    virtual void error(const std::string& line) = 0;
    /// The map `name` is about to go and has changes.
    virtual Unsaved unsaved(const std::string& name) = 0;
    /// Unsaved work was found, the newest first.
    virtual FoundWorkAnswer found_work(const std::vector<FoundWork>& found) = 0;
    virtual Conflict conflict(const ConflictingSave& save) = 0;
    /// What has changed in the map `name`, to be noted on its next revision.
    virtual std::optional<std::string> revision_note(const std::string& name) = 0;
    /// A name for a map in a library.
    virtual std::optional<std::string> name(const std::string& proposed) = 0;

    virtual std::optional<map::Map> new_map(const legality::Client& client) = 0;
    /// The map at another size.
    virtual std::optional<map::Map> resized(const map::Map& map,
                                            const legality::Client& client) = 0;
    /// What to make of so many spaces of undecided land in `where`.
    virtual std::optional<Deciding> deciding(int spaces, const std::string& where) = 0;
    /// What to note about a space; nothing any more: an empty text.
    virtual std::optional<std::string> note(const std::string& space,
                                            const std::string& before) = 0;
    virtual std::optional<map::Details> details(const map::Details& details) = 0;
    /// What to write a map as, or so many of which it is one; `last` was answered before.
    virtual std::optional<Export> exporting(const PictureSubject& subject,
                                            const ExportChoices& last, std::size_t maps) = 0;
    /// Whether files that are there are replaced; `there` of `all` are.
    virtual std::optional<bool> replacing(std::size_t there, std::size_t all) = 0;
    /// Whether to bring the maps of so many files of a folder into a library.
    virtual bool importing(std::size_t files, const std::string& folder,
                           const std::string& library) = 0;
    /// Does steps of work one after the other, on another thread, and shows the progress. Returns
    /// how many were done before the user cancelled the rest.
    virtual std::size_t work(const std::string& title, std::size_t steps,
                             const std::function<void(std::size_t step)>& step) = 0;
    /// Tells what came of some work, and of parts of it what went wrong, a line each.
    virtual void outcome(const std::string& sentence, const std::vector<std::string>& wrong) = 0;
    /// How to print a map; its footer, if it is to have one, says this.
    virtual std::optional<Print> printing(const PictureSubject& subject, const std::string& footer,
                                          const PrintChoices& last) = 0;
};

} // namespace pampas::desktop
