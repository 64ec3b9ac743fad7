#pragma once

#include "editor/paper/tiling.h"
#include "engine/version/version.h"

#include <cairo.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace pampas::paper {

/// A page of a document. Lengths are in millimetres.
struct Page {
    double width = 0;
    double height = 0;
    Area trim;         ///< what cutting leaves of it
    std::string label; ///< what programs show instead of its number, such as `B2`
    /// Draws it, with a millimetre as the context's unit and (0, 0) in the upper left corner.
    std::function<void(cairo_t*)> draw;
};

/// What a document says about itself, UTF-8.
struct DocumentDetails {
    std::string title;
    std::string author;
    std::string subject;
};

/// The bytes of a PDF file with these pages, as shapes and letters that scale. The same pages give
/// the same bytes. Throws `InputError` when out of memory.
std::string pdf_file(std::span<const Page> pages, const DocumentDetails& details);

/// The libraries that draw and write pictures and paper.
std::vector<version::Library> libraries();

} // namespace pampas::paper
