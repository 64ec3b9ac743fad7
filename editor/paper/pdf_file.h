#pragma once

#include "editor/paper/page.h"

#include <span>

namespace pampas::paper {

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
