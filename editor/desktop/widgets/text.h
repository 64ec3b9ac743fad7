#pragma once

#include "engine/files/path.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"

#include <wx/string.h>

#include <filesystem>
#include <string_view>

namespace pampas::desktop {

/// Converts UTF-8 text for wxWidgets; other bytes are read as Latin 1.
inline wxString wx_text(std::string_view utf8) {
    const wxString text = wxString::FromUTF8(utf8.data(), utf8.size());
    return text.empty() ? wxString(utf8.data(), wxConvISO8859_1, utf8.size()) : text;
}

/// The translation of a text for wxWidgets.
inline wxString wx_tr(const char* english) {
    return wx_text(tr(english));
}

/// The path for a wxWidgets text, in any locale.
inline std::filesystem::path to_path(const wxString& text) {
    return path_of(text.utf8_string());
}

/// Whether the text contains each of the words, ignoring case; true without words.
inline bool has_words(const wxString& text, const wxString& words) {
    return language::has_words(text.utf8_string(), words.utf8_string());
}

} // namespace pampas::desktop
