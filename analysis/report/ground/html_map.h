#pragma once

#include "analysis/overlays/overlay.h"
#include "analysis/report/ground/html.h"
#include "engine/hex/geometry.h"
#include "engine/map/map.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::report {

/// A picture of a map and where the map lies in it: pixel = origin + side * point of
/// `engine/hex/geometry.h`.
struct MapPicture {
    std::string svg; ///< a whole SVG file, whose units are pixels
    int width = 1;
    int height = 1;
    double side = 1;          ///< of a hex in pixels
    hex::Point origin = {};   ///< the upper left corner of the grid's bounding box
    std::string symbols = {}; ///< the same without grounds, to draw over colours; may be empty
};

/// A way to look at a map.
struct MapView {
    std::string name; ///< unique on the page, of letters, digits and `-`
    std::string title;
    std::string help; ///< what it shows and how to read it
    overlays::Overlay overlay;
    std::string_view subject = {}; ///< the id of its term in the glossary
    /// Spaces with a line around them.
    std::vector<hex::Coordinate> outlined = {};
};

/// Views that the reader finds together in the list.
struct MapViewGroup {
    std::string title; ///< may be empty
    bool on_paper;     ///< whether those that mark a space are printed
    std::vector<MapView> views;
};

/// A picture in SVG as an address (RFC 2397). The browser reads an image once, however many views
/// show it. As elements of the page, each view would repeat the picture, and the page of a board of
/// 1760 spaces would load eight seconds longer.
std::string data_address(std::string_view svg);

/// What the colours of an overlay mean; empty without a legend.
Html html_legend(const overlays::Overlay& overlay);

/// The map, drawn once with the letters of its columns and the numbers of its rows, and views of
/// which the reader chooses one; on paper they follow each other. The first view is shown first.
/// Every market has an outline with the id `ring-` and its name (`ring-C7`), which every view shows
/// while it has the class `shown`.
Html html_map(const map::Map& map, const MapPicture& picture, std::span<const MapViewGroup> groups);

/// A map with one view, beside others on a page: the view's name distinguishes them,
/// also at the end of ids (`ring-C7-NAME`).
Html html_map_beside(const map::Map& map, const MapPicture& picture, const MapView& view);

/// A map with one view and things on its spaces, such as pieces of a game: SVG elements in pixels
/// of the picture, which lie below the view's marks.
Html html_map_with(const map::Map& map, const MapPicture& picture, const MapView& view,
                   const Html& things);

/// The view of the bare map, named `map`: every space says what it is.
MapView bare_view(const map::Map& map);

} // namespace pampas::report
