#pragma once

#include <wx/string.h>

namespace pampas::desktop {

/// Whether each of the words is somewhere in the text, in capitals or not; nothing to find: yes.
bool has_words(const wxString& text, const wxString& words);

} // namespace pampas::desktop
