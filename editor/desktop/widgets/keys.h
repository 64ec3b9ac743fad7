#pragma once

#include <wx/string.h>

#include <map>
#include <string>
#include <vector>

class wxConfigBase;
class wxKeyEvent;

namespace pampas::desktop {

/// Keys as menus write them, `Ctrl+Shift+P`, `F8`, `C`. A letter or the like without Ctrl and Alt
/// is what is typed, with Shift or without.

/// Whether the text names a key.
bool is_key(const wxString& text);

/// Whether both name the same key, however they are written.
bool same_key(const wxString& one, const wxString& other);

/// Whether this key is pressed. One without Ctrl and Alt must be a letter or the like.
bool is_pressed(const wxString& key, const wxKeyEvent& event);

/// The key that is pressed; empty as long as it is but Shift, Ctrl or Alt.
wxString pressed_key(const wxKeyEvent& event);

/// The key as it stands on keyboards of the language in use: `Strg+Entf` for `Ctrl+Delete`. A text
/// that names no key stays as it is.
wxString shown_key(const wxString& key);

/// `Ctrl+Y or F5`, each as above.
wxString shown_keys(const std::vector<wxString>& keys);

/// The keys that the user has given to commands in place of their usual ones, by the commands' ids;
/// none at all is a choice, too.
using KeyChoices = std::map<std::string, std::vector<wxString>>;

/// What is kept there; what is no key is left out.
KeyChoices read_key_choices(wxConfigBase& config);

/// Keeps them there, at once.
void keep_key_choices(wxConfigBase& config, const KeyChoices& choices);

} // namespace pampas::desktop
