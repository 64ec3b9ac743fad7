#include "editor/desktop/widgets/keys.h"

#include "editor/desktop/widgets/text.h"

#include <boost/algorithm/string/replace.hpp>
#include <wx/accel.h>
#include <wx/config.h>
#include <wx/event.h>
#include <wx/log.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <array>
#include <optional>

namespace pampas::desktop {
namespace {

constexpr const char* keys_group = "/keys";
constexpr wxChar between_keys = '\t'; // names of keys may contain spaces

/// The key's code. For the digit row it is the digit, even with Shift.
int code_without_shift(const wxKeyEvent& event) {
#ifdef __WXGTK__
    const int place = static_cast<int>(event.GetRawKeyFlags()) - 9; // position in that row, from 1
    if (event.ShiftDown() && place >= 1 && place <= 10) {
        return '0' + place % 10;
    }
#endif
    return event.GetKeyCode();
}

/// Whether neither Ctrl nor Alt is down.
bool is_plain(const wxKeyEvent& event) {
    return (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
}

/// The typed character, if it is a letter or similar.
std::optional<wxString> typed_letter(const wxKeyEvent& event) {
    const auto letter = wxUniChar(event.GetUnicodeKey()).GetValue();
    return is_plain(event) && letter > WXK_SPACE && letter != WXK_DELETE
               ? std::optional(wxString(wxUniChar(letter)).Upper())
               : std::nullopt;
}

/// `Ctrl+Alt+`, in menu order.
wxString modifiers_text(const wxKeyEvent& event) {
    wxString text;
    text += event.ControlDown() ? "Ctrl+" : "";
    text += event.AltDown() ? "Alt+" : "";
    text += event.ShiftDown() ? "Shift+" : "";
    return text;
}

bool is_modifier(int code) {
    constexpr std::array modifiers{WXK_SHIFT,        WXK_CONTROL,       WXK_ALT,
                                   WXK_CAPITAL,      WXK_NUMLOCK,       WXK_SCROLL,
                                   WXK_WINDOWS_LEFT, WXK_WINDOWS_RIGHT, WXK_NONE};
    return std::ranges::find(modifiers, code) != modifiers.end();
}

/// Whether only modifiers precede the key itself; wxWidgets accepts any word there.
bool has_only_modifiers(const wxString& key) {
    const wxArrayString words =
        wxStringTokenize(key.Left(key.size() - 1).BeforeLast('+').Lower(), "+");
    return std::ranges::all_of(words, [](const wxString& word) {
        return word == "ctrl" || word == "alt" || word == "shift";
    });
}

/// Parses a key; empty if the text names none.
std::optional<wxAcceleratorEntry> read_key(const wxString& text) {
    const wxLogNull quiet;
    wxAcceleratorEntry entry;
    return !text.empty() && has_only_modifiers(text) && entry.FromString(text)
               ? std::optional(entry)
               : std::nullopt;
}

/// A word as in menus and its label on keyboards.
struct KeyWord {
    const char* word;
    const char* shown;
};

constexpr std::array key_words{KeyWord{"Ctrl", tr_later("Ctrl")},
                               KeyWord{"Alt", tr_later("Alt")},
                               KeyWord{"Shift", tr_later("Shift")},
                               KeyWord{"Return", tr_later("Enter")},
                               KeyWord{"Enter", tr_later("Enter")},
                               KeyWord{"Back", tr_later("Backspace")},
                               KeyWord{"Backspace", tr_later("Backspace")},
                               KeyWord{"Delete", tr_later("Del")},
                               KeyWord{"Insert", tr_later("Ins")},
                               KeyWord{"Home", tr_later("Home")},
                               KeyWord{"End", tr_later("End")},
                               KeyWord{"PageUp", tr_later("Page up")},
                               KeyWord{"PageDown", tr_later("Page down")},
                               KeyWord{"Left", tr_later("Left")},
                               KeyWord{"Right", tr_later("Right")},
                               KeyWord{"Up", tr_later("Up")},
                               KeyWord{"Down", tr_later("Down")},
                               KeyWord{"Space", tr_later("Space bar")}};

wxString shown_word(const wxString& word) {
    const auto* known = std::ranges::find_if(
        key_words, [&word](const KeyWord& each) { return word.IsSameAs(each.word, false); });
    return known == key_words.end() ? word : wx_tr(known->shown);
}

/// The command's name in the configuration, which does not allow slashes.
wxString entry_name(const std::string& command) {
    return wx_text(boost::algorithm::replace_all_copy(command, "/", "|"));
}

std::string command_name(const wxString& entry) {
    return boost::algorithm::replace_all_copy(entry.utf8_string(), "|", "/");
}

/// Parses a list of keys; empty if there are texts but none is a key.
std::optional<std::vector<wxString>> read_keys(const wxString& text) {
    std::vector<wxString> keys;
    const wxArrayString words = wxStringTokenize(text, wxString(between_keys));
    std::ranges::copy_if(words, std::back_inserter(keys), is_key);
    return keys.empty() && !words.empty() ? std::nullopt : std::optional(keys);
}

} // namespace

bool is_key(const wxString& text) {
    return text.size() == 1 || read_key(text);
}

bool same_key(const wxString& one, const wxString& other) {
    if (one.size() == 1 || other.size() == 1) {
        return one.Upper() == other.Upper();
    }
    const auto first = read_key(one);
    return first && first == read_key(other);
}

bool is_pressed(const wxString& key, const wxKeyEvent& event) {
    if (is_plain(event)) {
        return key == wxString(wxUniChar(event.GetUnicodeKey()));
    }
    const auto entry = read_key(key);
    return entry && entry->GetFlags() == event.GetModifiers() &&
           entry->GetKeyCode() == code_without_shift(event);
}

wxString pressed_key(const wxKeyEvent& event) {
    if (is_modifier(event.GetKeyCode())) {
        return {};
    }
    const auto letter = typed_letter(event);
    return letter ? *letter
                  : modifiers_text(event) +
                        wxAcceleratorEntry(wxACCEL_NORMAL, code_without_shift(event)).ToRawString();
}

wxString shown_key(const wxString& key) {
    if (!is_key(key)) {
        return key;
    }
    // The key itself may be a plus.
    const std::size_t last = key.substr(0, key.size() - 1).rfind('+') + 1;
    wxString result;
    for (const wxString& modifier : wxStringTokenize(key.substr(0, last), "+")) {
        result += shown_word(modifier) + "+";
    }
    return result + shown_word(key.substr(last));
}

wxString shown_keys(const std::vector<wxString>& keys) {
    wxString result;
    for (const wxString& key : keys) {
        const wxString shown = shown_key(key);
        result = result.empty()
                     ? shown
                     : wx_text(tr("{} or {}", result.utf8_string(), shown.utf8_string()));
    }
    return result;
}

KeyChoices read_key_choices(wxConfigBase& config) {
    const wxConfigPathChanger inside(&config, wxString(keys_group) + "/");
    KeyChoices choices;
    wxString entry;
    long cookie = 0;
    for (bool more = config.GetFirstEntry(entry, cookie); more;
         more = config.GetNextEntry(entry, cookie)) {
        if (const auto keys = read_keys(config.Read(entry, wxString()))) {
            choices[command_name(entry)] = *keys;
        }
    }
    return choices;
}

void keep_key_choices(wxConfigBase& config, const KeyChoices& choices) {
    config.DeleteGroup(keys_group);
    const wxConfigPathChanger inside(&config, wxString(keys_group) + "/");
    for (const auto& [command, keys] : choices) {
        config.Write(entry_name(command),
                     wxJoin(wxArrayString(keys.size(), keys.data()), between_keys, '\0'));
    }
    config.Flush();
}

} // namespace pampas::desktop
