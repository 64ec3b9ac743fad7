#include "editor/desktop/widgets/menu_letters.h"

#include <wx/wxcrt.h>

#include <algorithm>
#include <optional>
#include <set>

namespace pampas::desktop {
namespace {

constexpr wxChar mark = '&'; // two of them are one to be read

struct UnmarkedLabel {
    wxString text;
    std::optional<std::size_t> letter; ///< place of the one that was marked
};

UnmarkedLabel unmarked(const wxString& label) {
    UnmarkedLabel result{label, std::nullopt};
    for (std::size_t at = 0; at + 1 < label.size(); ++at) {
        if (label[at] == mark && label[at + 1] == mark) {
            ++at;
        } else if (label[at] == mark) {
            result.text.erase(at, 1);
            result.letter = at;
            break;
        }
    }
    return result;
}

/// The places of letters and digits: those that begin words, then all.
std::vector<std::size_t> places(const wxString& text) {
    std::vector<std::size_t> first;
    std::vector<std::size_t> all;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (wxIsalnum(text[at])) {
            (at == 0 || !wxIsalnum(text[at - 1]) ? first : all).push_back(at);
        }
    }
    first.insert(first.end(), all.begin(), all.end());
    return first;
}

using Letters = std::set<wxUniChar::value_type>;

/// Whether the letter was free; it is taken now.
bool take(Letters& taken, wxUniChar letter) {
    return taken.insert(wxTolower(letter)).second;
}

wxString marked(wxString text, std::size_t at) {
    return text.insert(at, mark);
}

} // namespace

std::vector<wxString> with_letters(const std::vector<wxString>& labels) {
    std::vector<wxString> result(labels.size());
    Letters taken;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto [text, letter] = unmarked(labels[i]);
        if (letter && take(taken, text[*letter])) {
            result[i] = labels[i];
        }
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (result[i].empty()) {
            const wxString text = unmarked(labels[i]).text;
            const auto all = places(text);
            const auto free =
                std::ranges::find_if(all, [&](std::size_t at) { return take(taken, text[at]); });
            result[i] = free == all.end() ? text : marked(text, *free);
        }
    }
    return result;
}

} // namespace pampas::desktop
