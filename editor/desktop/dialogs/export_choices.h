#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/exchange/job.h"
#include "editor/paper/tiling.h"
#include "editor/picture/sheet.h"
#include "engine/map/map.h"

#include <optional>
#include <string>

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

/// A map that is to be exported so.
struct Export {
    ExportChoices choices;
    overlays::Overlay overlay = {}; ///< that was chosen, of this map
};

/// A map that is to be printed so.
struct Print {
    PrintChoices choices;
    picture::Sheet sheet;
};

/// The client that was chosen; none: none in particular.
std::optional<legality::Client> client_of(const ExportChoices& choices);

/// What was chosen, for a map of this title. `overlay` is one of the map; what a client shows is
/// without.
exchange::Job job_for(const ExportChoices& choices, overlays::Overlay overlay,
                      const std::string& title);

} // namespace pampas::desktop
