#pragma once

#include "editor/paper/page.h"

#include <span>
#include <string>
#include <string_view>

namespace pampas::paper {

/// A PDF file as Cairo writes it, made ready for print: each page with the boxes that tell where it
/// is cut, printed at its own size unless a user wants another, and packed. `pages` are those of
/// the file. The same bytes make the same bytes.
std::string finish_pdf(std::string_view bytes, std::span<const Page> pages);

} // namespace pampas::paper
