#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/exchange/job.h"
#include "editor/paper/tiling.h"
#include "editor/picture/sheet.h"
#include "engine/library/library.h"
#include "engine/map/map.h"
#include "engine/map/transform.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What a picture of a map shows beside its spaces.
struct PictureChoices {
    picture::Look look = picture::Look::Colour;
    bool coordinates = false;
    bool title = false;       ///< the map's name, above it
    std::string overlay = {}; ///< as `ChosenOverlay` has it

    friend bool operator==(const PictureChoices&, const PictureChoices&) = default;
};

/// How sheets of paper are made, to be joined.
struct PaperChoices {
    int hex = 25;             ///< between opposite sides of a hexagon, in millimetres
    std::string paper = "a4"; ///< a name of `paper::paper_sizes`, or `poster_name`
    paper::Orientation orientation = paper::Orientation::Automatic;
    int overlap = 8; ///< in millimetres
    bool aids = false;

    friend bool operator==(const PaperChoices&, const PaperChoices&) = default;
};

/// How a map is exported.
struct ExportChoices {
    std::string client = {};     ///< a name of `legality::clients()`; none in particular: empty
    std::string product = "png"; ///< a name of `exchange::products()`
    int side = 32;               ///< of a hexagon in pixels, in pictures
    int width = 0;               ///< of the whole picture in pixels; `side` follows from it; 0: not
    PictureChoices picture = {};
    PaperChoices paper = {};

    friend bool operator==(const ExportChoices&, const ExportChoices&) = default;
};

/// How a map is printed.
struct PrintChoices {
    std::string paper = "A4";                                       ///< its title
    paper::Orientation orientation = paper::Orientation::Automatic; ///< the map is larger
    bool footer = true; ///< who designed the map, and its size
    PictureChoices picture = {.title = true};

    friend bool operator==(const PrintChoices&, const PrintChoices&) = default;
};

/// A map about to be shown on a picture or on paper.
struct PictureSubject {
    const map::Map& map;
    std::string title;
    std::optional<SeenOverlay> seen = {}; ///< over the map, at the moment
};

/// A map to be exported, and how.
struct Export {
    ExportChoices choices;
    overlays::Overlay overlay = {}; ///< that was chosen, of this map
};

/// A map to be printed, and how.
struct Print {
    PrintChoices choices;
    picture::Sheet sheet;
};

/// What to do with unsaved changes.
enum class Unsaved { Save, Discard, Cancel };

/// What to do with a map when its library has a revision that it was not made from.
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

/// Unsaved work of an editor that was stopped.
struct FoundWork {
    std::string name;
    std::string told; ///< `12 steps, today 14:34, from maps.pampas`
};

/// What to do with some of it; the rest is offered again at the next start.
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

/// Asks the user questions and shows what went wrong. An empty answer means that the user gave up.
class Prompt {
  public:
    virtual ~Prompt() = default;

    /// Shows in one line what could not be done.
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
    /// Shows what came of some work and, a line each, what went wrong with parts of it.
    virtual void outcome(const std::string& sentence, const std::vector<std::string>& wrong) = 0;
    /// How to print a map; its footer, if it is to have one, says this.
    virtual std::optional<Print> printing(const PictureSubject& subject, const std::string& footer,
                                          const PrintChoices& last) = 0;

    /// Does something and, if it throws `InputError`, shows what went wrong. Returns whether it did
    /// not.
    bool attempt(const std::function<void()>& work);
};

} // namespace pampas::desktop
