#pragma once

#include "editor/desktop/widgets/seen_overlay.h"
#include "editor/picture/sheet.h"
#include "engine/map/map.h"

#include <optional>
#include <string>

namespace pampas::desktop {

/// What a picture of a map shows beside its spaces.
struct PictureChoices {
    bool coordinates = false;
    bool title = false;       ///< the map's name, above it
    std::string overlay = {}; ///< as `OverlayPicker::name` has it

    friend bool operator==(const PictureChoices&, const PictureChoices&) = default;
};

/// How a map is exported.
struct ExportChoices {
    std::string kind = "png"; ///< a name of `picture::kinds()` or `formats::all_formats()`
    int side = 32;            ///< of a hexagon in pixels, in pictures
    int width = 0;            ///< of the whole picture in pixels; `side` follows from it; 0: not
    PictureChoices picture = {};

    friend bool operator==(const ExportChoices&, const ExportChoices&) = default;
};

/// How a sheet of paper lies.
enum class Orientation {
    Automatic, ///< so that the map is larger
    Upright,
    Across
};

/// How a map is printed.
struct PrintChoices {
    std::string paper = "A4"; ///< its name
    Orientation orientation = Orientation::Automatic;
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

} // namespace pampas::desktop
