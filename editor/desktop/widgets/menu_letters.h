#pragma once

#include <wx/string.h>

#include <vector>

namespace pampas::desktop {

/// The labels of a menu's items, each with a mark before the letter that chooses it, another one
/// for each: `&Undo`. A label that comes with a mark keeps its letter unless one before it has
/// or needs it; others get a letter that is free, at best the first of a word, or none when there
/// are not enough.
std::vector<wxString> with_letters(const std::vector<wxString>& labels);

} // namespace pampas::desktop
