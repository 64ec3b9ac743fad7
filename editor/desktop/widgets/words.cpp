#include "editor/desktop/widgets/words.h"

#include <wx/tokenzr.h>

#include <algorithm>

namespace pampas::desktop {

bool has_words(const wxString& text, const wxString& words) {
    return std::ranges::all_of(
        wxStringTokenize(words.Lower()),
        [lower = text.Lower()](const wxString& word) { return lower.Contains(word); });
}

} // namespace pampas::desktop
