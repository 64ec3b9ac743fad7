#include "editor/desktop/widgets/fields.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "engine/players/lineup.h"
#include "engine/rules/cards.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/toplevel.h>
#include <wx/valtext.h>

#include <limits>
#include <memory>

namespace pampas::desktop {

std::vector<Option<std::string>> bot_options() {
    return options<std::string>(players::bot_names(), std::identity(), std::identity());
}

} // namespace pampas::desktop

namespace pampas::desktop::fields {
namespace {

constexpr int fewest_players = rules::players_bounds.least;

// Makes Enter work in this field as in others.
void press_default_button(wxWindow& field) {
    auto* top = wxDynamicCast(wxGetTopLevelParent(&field), wxTopLevelWindow);
    auto* button = top ? wxDynamicCast(top->GetDefaultItem(), wxButton) : nullptr;
    if (button && button->IsEnabled()) {
        wxCommandEvent press(wxEVT_BUTTON, button->GetId());
        press.SetEventObject(button);
        button->HandleWindowEvent(press);
    }
}

wxTextCtrl* digits_field(wxWindow& parent, unsigned long most_digits, const wxString& hint = {}) {
    auto* field = new wxTextCtrl(&parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                 wxTextValidator(wxFILTER_DIGITS));
    field->SetMaxLength(most_digits);
    field->SetHint(hint);
    return field;
}

/// The numbers of the checked boxes, which start at `fewest_players`.
std::vector<int> ticked(const std::vector<wxCheckBox*>& boxes) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < boxes.size(); ++at) {
        if (boxes[at]->GetValue()) {
            numbers.push_back(fewest_players + static_cast<int>(at));
        }
    }
    return numbers;
}

wxCheckBox* player_box(wxWindow& parent, int number, const wxString& tip) {
    auto* box = new wxCheckBox(&parent, wxID_ANY, wxString::Format("%d", number));
    box->SetToolTip(tip);
    name_for_readers(*box, wx_text(trn("{} player", "{} players", number)));
    explain_control(*box, "table");
    return box;
}

} // namespace

// Clamps the value but leaves the typed text; `wxSpinCtrl` would replace it by its own value.
ControlMaker number(const Value<int>& value, const Bounded<int>& bounds, int step) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* field =
            new wxSpinCtrl(&parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxSP_ARROW_KEYS, bounds.least, bounds.most, value.get());
        field->SetIncrement(step);
        const auto last = std::make_shared<int>(value.get());
        const auto take = [value, changed, last](int entered) {
            if (std::exchange(*last, entered) != entered) {
                value.set(entered);
                changed();
            }
        };
        field->Bind(wxEVT_SPINCTRL, [take](wxSpinEvent& event) { take(event.GetPosition()); });
        // The control itself takes the number only when it loses the focus.
        field->Bind(wxEVT_TEXT, [take, bounds](wxCommandEvent& event) {
            long typed = 0;
            if (event.GetString().ToLong(&typed)) {
                take(static_cast<int>(std::clamp<long>(typed, bounds.least, bounds.most)));
            }
        });
        field->Bind(wxEVT_CHAR_HOOK, [field](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
                press_default_button(*field);
            } else {
                event.Skip();
            }
        });
        return Control{field, [value, field, last] {
                           const int now = value.get();
                           if (std::exchange(*last, now) != now) {
                               field->SetValue(now);
                           }
                       }};
    };
}

ControlMaker count(std::size_t& value, const Bounded<std::size_t>& bounds) {
    return number({[&value] { return static_cast<int>(value); },
                   [&value](int entered) { value = static_cast<std::size_t>(entered); }},
                  {static_cast<int>(bounds.least), static_cast<int>(bounds.most)});
}

ControlMaker optional_number(std::optional<int>& value, const Bounded<int>& bounds,
                             const wxString& hint) {
    return [=, &value](wxWindow& parent, const std::function<void()>& changed) {
        auto* field = digits_field(parent, std::to_string(bounds.most).size(), hint);
        field->Bind(wxEVT_TEXT, [=, &value](wxCommandEvent&) {
            long typed = 0;
            value = field->GetValue().ToLong(&typed)
                        ? std::optional(
                              static_cast<int>(std::clamp<long>(typed, bounds.least, bounds.most)))
                        : std::nullopt;
            changed();
        });
        return Control{field};
    };
}

ControlMaker seed(std::uint64_t& value) {
    return [&value](wxWindow& parent, const std::function<void()>& changed) {
        constexpr int most_digits = std::numeric_limits<std::int64_t>::digits10;
        auto* field = digits_field(parent, most_digits, "0");
        field->SetValue(std::to_string(value));
        field->Bind(wxEVT_TEXT, [=, &value](wxCommandEvent&) {
            unsigned long long typed = 0;
            field->GetValue().ToULongLong(&typed);
            value = typed;
            changed();
        });
        return Control{field};
    };
}

ControlMaker text(const Value<std::string>& value, const wxString& hint, long style) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* field = new wxTextCtrl(&parent, wxID_ANY, wx_text(value.get()), wxDefaultPosition,
                                     wxDefaultSize, style);
        field->SetHint(hint);
        field->Bind(wxEVT_TEXT, [value, changed, field](wxCommandEvent&) {
            value.set(field->GetValue().utf8_string());
            changed();
        });
        return Control{field, [value, field] {
                           if (const wxString now = wx_text(value.get());
                               now != field->GetValue()) {
                               field->ChangeValue(now);
                           }
                       }};
    };
}

ControlMaker check(const Value<bool>& value, const wxString& caption) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* box = new wxCheckBox(&parent, wxID_ANY, caption);
        box->Bind(wxEVT_CHECKBOX, [value, changed](wxCommandEvent& event) {
            value.set(event.IsChecked());
            changed();
        });
        return Control{box, [value, box] { box->SetValue(value.get()); }, true};
    };
}

ControlMaker words(const wxString& text) {
    return [text](wxWindow& parent, const std::function<void()>&) {
        return Control{
            new wxStaticText(&parent, wxID_ANY, wxControl::EscapeMnemonics(text)), {}, true};
    };
}

ControlMaker button(const wxString& caption, const std::function<void()>& press) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* button = new wxButton(&parent, wxID_ANY, caption);
        button->Bind(wxEVT_BUTTON, [press, changed](wxCommandEvent&) {
            press();
            changed();
        });
        return Control{button, {}, true};
    };
}

ControlMaker players(std::vector<int>& chosen, const std::function<map::PlayerRange()>& offered,
                     const wxString& tip) {
    return [=, &chosen](wxWindow& parent, const std::function<void()>& changed) {
        auto* panel = new wxPanel(&parent);
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        std::vector<wxCheckBox*> boxes;
        for (int number = fewest_players; number <= rules::players_bounds.most; ++number) {
            boxes.push_back(player_box(*panel, number, tip));
            row->Add(boxes.back(), wxSizerFlags().CenterVertical().Border(
                                       wxRIGHT, panel->FromDIP(spacing::wide_gap)));
        }
        panel->SetSizer(row);
        panel->Bind(wxEVT_CHECKBOX, [boxes, changed, &chosen](wxCommandEvent&) {
            chosen = ticked(boxes);
            changed();
        });
        return Control{panel, [=, &chosen] {
                           const map::PlayerRange range = offered();
                           for (std::size_t at = 0; at < boxes.size(); ++at) {
                               const int number = fewest_players + static_cast<int>(at);
                               boxes[at]->Show(number >= range.least && number <= range.most);
                               boxes[at]->SetValue(std::ranges::find(chosen, number) !=
                                                   chosen.end());
                           }
                           panel->Layout();
                       }};
    };
}

ControlMaker space(map::Space& value) {
    const auto named = [](map::Space each) { return title(each).utf8_string(); };
    return choice<map::Space>(value, options<map::Space>(map::all_spaces, std::identity(), named));
}

ControlMaker list(const Value<int>& chosen, const std::function<std::vector<wxString>()>& titles,
                  const std::function<const glossary::Term*(int)>& term) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* list = new wxChoice(&parent, wxID_ANY);
        list->Append(titles());
        list->SetSelection(chosen.get());
        if (term) {
            explain_control(*list, [list, term] { return term(list->GetSelection()); });
        }
        list->Bind(wxEVT_CHOICE, [chosen, changed, list](wxCommandEvent&) {
            chosen.set(list->GetSelection());
            changed();
        });
        const auto known = std::make_shared<std::vector<wxString>>(titles());
        return Control{list, [=] {
                           if (const auto now = titles(); now != *known) {
                               *known = now;
                               list->Set(now);
                           }
                           list->SetSelection(chosen.get());
                       }};
    };
}

ControlMaker radio_button(const Value<bool>& pressed, const wxString& caption, bool leads) {
    return [=](wxWindow& parent, const std::function<void()>& changed) {
        auto* button = new wxRadioButton(&parent, wxID_ANY, caption, wxDefaultPosition,
                                         wxDefaultSize, leads ? wxRB_GROUP : 0);
        button->Bind(wxEVT_RADIOBUTTON, [pressed, changed](wxCommandEvent&) {
            pressed.set(true);
            changed();
        });
        return Control{button,
                       [pressed, button] {
                           if (pressed.get()) {
                               button->SetValue(true);
                           }
                       },
                       true};
    };
}

std::vector<int> kept_players(const std::vector<int>& chosen, const map::PlayerRange& offered) {
    std::vector<int> kept;
    std::ranges::copy_if(chosen, std::back_inserter(kept), [&offered](int number) {
        return number >= offered.least && number <= offered.most;
    });
    return kept.empty()
               ? std::vector{std::clamp(rules::players_bounds.usual, offered.least, offered.most)}
               : kept;
}

} // namespace pampas::desktop::fields
