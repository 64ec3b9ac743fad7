#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/document/brush.h"
#include "editor/exchange/job.h"
#include "editor/paper/tiling.h"
#include "editor/picture/sheet.h"
#include "editor/sitting/seated_game.h"
#include "engine/hex/symmetry.h"
#include "engine/library/library.h"
#include "engine/map/map.h"
#include "engine/map/merge.h"
#include "engine/map/transform.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What a picture of a map shows besides its spaces.
struct PictureChoices {
    picture::Look look = picture::Look::Colour;
    bool coordinates = false;
    bool title = false;       ///< the map's name, above it
    std::string overlay = {}; ///< a name as in `ChosenOverlay`

    friend bool operator==(const PictureChoices&, const PictureChoices&) = default;
};

/// How to make sheets of paper to join.
struct PaperChoices {
    int hex = 25;             ///< between opposite sides of a hex, in millimetres
    std::string paper = "a4"; ///< a name of `paper::paper_sizes`, or `poster_name`
    paper::Orientation orientation = paper::Orientation::Automatic;
    int overlap = 8; ///< in millimetres
    bool aids = false;

    friend bool operator==(const PaperChoices&, const PaperChoices&) = default;
};

/// How to export a map.
struct ExportChoices {
    std::string client = {};     ///< a name of `legality::clients()`; empty: no particular client
    std::string product = "png"; ///< a name of `exchange::products()`
    int side = 32;               ///< of a hex in pixels, in pictures
    int width = 0;               ///< of the whole picture in pixels, instead of `side`; 0: unused
    PictureChoices picture = {};
    PaperChoices paper = {};

    friend bool operator==(const ExportChoices&, const ExportChoices&) = default;
};

/// How to print a map.
struct PrintChoices {
    std::string paper = "A4";                                       ///< its title
    paper::Orientation orientation = paper::Orientation::Automatic; ///< automatic: the larger map
    bool footer = true; ///< who designed the map, and its size
    PictureChoices picture = {.title = true};

    friend bool operator==(const PrintChoices&, const PrintChoices&) = default;
};

/// A map to show in a picture or on paper.
struct PictureSubject {
    const map::Map& map;
    std::string title;
    std::optional<SeenOverlay> seen = {}; ///< on the map at the moment
};

/// How to export a map.
struct Export {
    ExportChoices choices;
    overlays::Overlay overlay = {}; ///< the chosen one, of this map
};

/// How to print a map.
struct Print {
    PrintChoices choices;
    picture::Sheet sheet;
};

/// What to do with unsaved changes.
enum class Unsaved { Save, Discard, Cancel };

/// What to do with a map if its library has a revision that it does not come from.
enum class Conflict {
    Reload,   ///< take the library's map
    SaveMine, ///< save this map as the next revision
    Merge,    ///< save both authors' changes as the next revision
    KeepBoth, ///< save this map under another name
    Cancel
};

/// A map that cannot be saved, because its library has a revision that its author has not seen.
struct ConflictingSave {
    std::string name; ///< of the map in the library
    const map::Map& mine;
    std::optional<library::Stored> newest; ///< in the library; nothing if it was removed
    bool reloadable;                       ///< whether the open map is that one
    std::optional<map::Merge> merge = {};  ///< both authors' changes; nothing if not possible
};

/// Unsaved work of an editor that was stopped.
struct FoundWork {
    std::string name;
    std::string description; ///< `12 steps, today 14:34, from maps.pampas`
};

/// What to do with some of the unsaved work; the next start offers the rest again.
struct FoundWorkAnswer {
    enum What { Open, Forget, Wait };
    What what = Wait;
    std::vector<std::size_t> chosen = {}; ///< indices in the list offered
};

/// How to decide the terrain of undecided land.
struct Deciding {
    map::TerrainCounts counts{};
    std::uint64_t seed = 0;
};

/// A new map, and the symmetry in which it is painted.
struct NewMap {
    map::Map map;
    hex::Symmetry symmetry = {};
};

/// Asks the user questions and shows what went wrong. An empty answer means that the user
/// cancelled.
class Prompt {
  public:
    virtual ~Prompt() = default;

    /// Shows a line that says what could not be done.
    virtual void error(const std::string& line) = 0;
    /// The map `name` is about to close and has unsaved changes.
    virtual Unsaved unsaved(const std::string& name) = 0;
    /// Unsaved work was found, the newest first.
    virtual FoundWorkAnswer found_work(const std::vector<FoundWork>& found) = 0;
    virtual Conflict conflict(const ConflictingSave& save) = 0;
    /// A note for the next revision of the map `name`: what has changed.
    virtual std::optional<std::string> revision_note(const std::string& name) = 0;
    /// A name for a map in a library.
    virtual std::optional<std::string> name(const std::string& proposed) = 0;

    /// A new map; proposes this symmetry for it.
    virtual std::optional<NewMap> new_map(const legality::Client& client,
                                          const hex::Symmetry& symmetry) = 0;
    /// The map at another size.
    virtual std::optional<map::Map> resized(const map::Map& map,
                                            const legality::Client& client) = 0;
    /// How to decide this many spaces of undecided land in `where`.
    virtual std::optional<Deciding> deciding(int spaces, const std::string& where) = 0;
    /// Who sits down to play on this map; the table has no record.
    virtual std::optional<sitting::Table> sitting_down(const map::Map& map) = 0;
    /// Asks for the weights of a mix, which are these so far.
    virtual std::optional<document::Mix> mixed(const document::Mix& mix) = 0;
    /// The note about a space; an empty text removes it.
    virtual std::optional<std::string> note(const std::string& space,
                                            const std::string& before) = 0;
    virtual std::optional<map::Details> details(const map::Details& details) = 0;
    /// How to export a map, or `maps` of them, of which it is one; `last` is the answer of the last
    /// time.
    virtual std::optional<Export> exporting(const PictureSubject& subject,
                                            const ExportChoices& last, std::size_t maps) = 0;
    /// Whether to replace files that exist; `there` of `all` do.
    virtual std::optional<bool> replacing(std::size_t there, std::size_t all) = 0;
    /// Whether to import the maps of this many files of a folder into a library.
    virtual bool importing(std::size_t files, const std::string& folder,
                           const std::string& library) = 0;
    /// Does step after step of work on another thread and shows the progress. Returns how many were
    /// done before the user cancelled the rest.
    virtual std::size_t work(const std::string& title, std::size_t steps,
                             const std::function<void(std::size_t step)>& step) = 0;
    /// Shows the result of some work of which parts went wrong, and a line for each of these.
    virtual void outcome(const std::string& sentence, const std::vector<std::string>& wrong) = 0;
    /// How to print a map; `footer` is the text of its footer, if the user wants one.
    virtual std::optional<Print> printing(const PictureSubject& subject, const std::string& footer,
                                          const PrintChoices& last) = 0;

    /// Does some work and, if it throws `InputError`, shows what went wrong. Returns whether it
    /// succeeded.
    bool attempt(const std::function<void()>& work);
};

} // namespace pampas::desktop
