#include "editor/desktop/widgets/words.h"

#include "editor/desktop/widgets/text.h"
#include "engine/language/words.h"

namespace pampas::desktop {

bool has_words(const wxString& text, const wxString& words) {
    return language::has_words(text.utf8_string(), words.utf8_string());
}

} // namespace pampas::desktop
