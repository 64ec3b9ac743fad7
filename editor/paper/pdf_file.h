#pragma once

#include "editor/paper/tiling.h"

#include <cairo.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace pampas::paper {
/// A PDF file counts in points.
inline constexpr double points_per_mm = 72 / 25.4;

/// A page of a document. Lengths are in millimetres.
struct Page {
    double width = 0;
    double height = 0;
    Area trim;         ///< what is left of it after cutting
    std::string label; ///< that programs show for its number, such as `B2`
    /// Draws it, with a millimetre as the context's unit and (0, 0) in the upper left corner.
    std::function<void(cairo_t*)> draw;
};

/// A PDF file as Cairo writes it, made ready for print: each page with the boxes that tell where it
/// is cut, printed at its own size unless a user wants another, and packed. `pages` are those of
/// the file. The same bytes make the same bytes.
std::string finish_pdf(std::string_view bytes, std::span<const Page> pages);

/// What a document says of itself, UTF-8.
struct DocumentDetails {
    std::string title;
    std::string author;
    std::string subject;
};

/// The bytes of a PDF file with these pages, in shapes and letters whatever their size. The same
/// pages make the same bytes. Throws `InputError` when out of memory.
std::string pdf_file(std::span<const Page> pages, const DocumentDetails& details);

} // namespace pampas::paper
