#include "editor/desktop/widgets/letters.h"

#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>
#include <wx/wxcrt.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace pampas::desktop {
namespace {

constexpr wxChar mnemonic_mark = '&'; // doubled, it stands for itself

struct UnmarkedLabel {
    wxString text;
    std::optional<std::size_t> letter; ///< index of the marked letter
};

UnmarkedLabel unmarked(const wxString& label) {
    UnmarkedLabel result{label, std::nullopt};
    for (std::size_t at = 0; at + 1 < label.size(); ++at) {
        if (label[at] == mnemonic_mark && label[at + 1] == mnemonic_mark) {
            ++at;
        } else if (label[at] == mnemonic_mark) {
            result.text.erase(at, 1);
            result.letter = at;
            break;
        }
    }
    return result;
}

/// The indices of letters and digits, those that begin words first.
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

/// Assigns unique letters to labels.
class Letters {
  public:
    explicit Letters(const std::vector<wxString>& labels) {
        for (const wxString& label : labels) {
            labels_.push_back(unmarked(label));
            wanted_.push_back(labels_.back().letter);
            labels_.back().letter.reset();
        }
    }

    /// Gives labels their marked letters if these are free.
    void grant_wishes() {
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            if (wanted_[label] && !owners_.contains(letter(label, *wanted_[label]))) {
                take(label, *wanted_[label]);
            } else {
                wanted_[label].reset();
            }
        }
    }

    /// Gives each remaining label its first free letter.
    void give_free_ones() {
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            const auto all = places(labels_[label].text);
            const auto free = std::ranges::find_if(
                all, [&](std::size_t at) { return !owners_.contains(letter(label, at)); });
            if (!labels_[label].letter && free != all.end()) {
                take(label, *free);
            }
        }
    }

    /// Gives labels without a letter one of another label that can use a different letter. A marked
    /// letter is taken from later labels only.
    void exchange() {
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            if (!labels_[label].letter) {
                std::set<Letter> asked;
                find_room(label, asked);
            }
        }
    }

    std::vector<wxString> marked() const {
        std::vector<wxString> result;
        for (const UnmarkedLabel& label : labels_) {
            result.push_back(label.text);
            if (label.letter) {
                result.back().insert(*label.letter, mnemonic_mark);
            }
        }
        return result;
    }

  private:
    using Letter = wxUniChar::value_type;

    Letter letter(std::size_t label, std::size_t place) const {
        return wxUniChar(wxTolower(labels_[label].text[place])).GetValue();
    }

    void take(std::size_t label, std::size_t place) {
        owners_[letter(label, place)] = label;
        labels_[label].letter = place;
    }

    /// Finds a letter for the label except those in `asked`; other labels may have to switch to
    /// another one.
    bool find_room(std::size_t label, std::set<Letter>& asked) {
        const auto all = places(labels_[label].text);
        const auto room = std::ranges::find_if(all, [&](std::size_t at) {
            if (!asked.insert(letter(label, at)).second) {
                return false;
            }
            const auto owner = owners_.find(letter(label, at));
            return owner == owners_.end() || ((!wanted_[owner->second] || owner->second > label) &&
                                              find_room(owner->second, asked));
        });
        if (room != all.end()) {
            take(label, *room);
        }
        return room != all.end();
    }

    std::vector<UnmarkedLabel> labels_;
    std::vector<std::optional<std::size_t>> wanted_; ///< the marked indices that were granted
    std::map<Letter, std::size_t> owners_;
};

bool is_chosen_by_letter(const wxControl& control) {
    if (dynamic_cast<const wxStaticText*>(&control) != nullptr) {
        return wxControl::FindAccelIndex(control.GetLabel()) != wxNOT_FOUND;
    }
    return !control.GetLabelText().empty() &&
           (dynamic_cast<const wxAnyButton*>(&control) != nullptr ||
            dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
            dynamic_cast<const wxRadioButton*>(&control) != nullptr);
}

void collect(const wxWindow& window, std::vector<wxControl*>& controls) {
    for (wxWindow* child : window.GetChildren()) {
        auto* control = dynamic_cast<wxControl*>(child);
        if (control != nullptr && is_chosen_by_letter(*control)) {
            controls.push_back(control);
        } else if (!child->IsTopLevel()) {
            collect(*child, controls);
        }
    }
}

} // namespace

std::vector<wxString> with_letters(const std::vector<wxString>& labels) {
    Letters letters(labels);
    letters.grant_wishes();
    letters.give_free_ones();
    letters.exchange();
    return letters.marked();
}

void give_letters(wxWindow& window) {
    std::vector<wxControl*> controls;
    collect(window, controls);
    std::vector<wxString> labels;
    std::ranges::transform(controls, std::back_inserter(labels),
                           [](const wxControl* control) { return control->GetLabel(); });
    const std::vector<wxString> marked = with_letters(labels);
    for (std::size_t i = 0; i < controls.size(); ++i) {
        if (marked[i] != labels[i]) {
            controls[i]->SetLabel(marked[i]);
        }
    }
}

int DialogLetters::Enter(wxDialog* dialog) {
    give_letters(*dialog);
    return wxID_NONE;
}

} // namespace pampas::desktop
