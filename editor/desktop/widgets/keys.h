#pragma once

#include <wx/string.h>

#include <map>
#include <string>
#include <vector>

class wxConfigBase;
class wxKeyEvent;

namespace pampas::desktop {

/// Keys are written as in menus: `Ctrl+Shift+P`, `F8`, `C`. A letter or similar without Ctrl and
/// Alt means the typed character, with or without Shift.

/// Whether the text names a key.
bool is_key(const wxString& text);

/// Whether both name the same key, in any spelling.
bool same_key(const wxString& one, const wxString& other);

/// Whether this key is pressed. A key without Ctrl and Alt must be a letter or similar.
bool is_pressed(const wxString& key, const wxKeyEvent& event);

/// The pressed key; empty while only Shift, Ctrl or Alt is down.
wxString pressed_key(const wxKeyEvent& event);

/// The key as labelled on keyboards of the current language: `Strg+Entf` for `Ctrl+Delete`. Text
/// that names no key is returned unchanged.
wxString shown_key(const wxString& key);

/// `Ctrl+Y or F5`, each as above.
wxString shown_keys(const std::vector<wxString>& keys);

/// The keys the user chose in place of the default ones, by command id. An empty list is a choice,
/// too.
using KeyChoices = std::map<std::string, std::vector<wxString>>;

/// Reads the choices from the configuration, skipping invalid keys.
KeyChoices read_key_choices(wxConfigBase& config);

/// Writes the choices to the configuration at once.
void keep_key_choices(wxConfigBase& config, const KeyChoices& choices);

} // namespace pampas::desktop
