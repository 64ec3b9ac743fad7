#include "editor/desktop/widgets/form.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"

#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/toplevel.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

wxSize gaps(const wxWindow& window, Density density) {
    return window.FromDIP(density == Density::Dense
                              ? wxSize(spacing::gap, spacing::gap)
                              : wxSize(spacing::wide_gap + spacing::narrow_gap, spacing::wide_gap));
}

/// Whether a control takes the available width: unless it has its own text.
bool grows(const Field& field, const Control& control) {
    return field.grow && !control.captioned;
}

wxSizerFlags as_wide(const Field& field, const Control& control) {
    return grows(field, control) ? wxSizerFlags().Expand() : wxSizerFlags();
}

wxSizerFlags in_line(const Field& field, const Control& control) {
    return wxSizerFlags(grows(field, control) ? 1 : 0).CenterVertical();
}

/// Whether a key is the mnemonic of the label.
bool is_letter_of(const wxStaticText& label, int key) {
    const int place = wxControl::FindAccelIndex(label.GetLabel());
    return place != wxNOT_FOUND &&
           label.GetLabelText().Upper()[static_cast<std::size_t>(place)] == key;
}

} // namespace

Form::Form(wxWindow& window, std::function<void()> changed, Density density)
    : window_(window), changed_(std::move(changed)), gap_(gaps(window, density).y),
      lines_(new wxBoxSizer(wxVERTICAL)), grid_(new wxFlexGridSizer(2, gaps(window, density))) {
    grid_->AddGrowableCol(1);
    lines_->Add(grid_, wxSizerFlags(1).Expand());
}

Form::~Form() {
    for (const Placed& each : placed_) {
        each.window->SetEvtHandlerEnabled(false);
    }
}

void Form::add(const std::vector<Field>& fields) {
    std::ranges::for_each(fields, [this](const Field& field) { add_row(field); });
}

void Form::add_row(const Field& field) {
    const Control control = make(field);
    if (field.across) {
        const int above = grid_->IsEmpty() && lines_->GetItemCount() == 1 ? 0 : gap_;
        const auto flags = as_wide(field, control).Border(wxTOP, above);
        return remember(field, control, {put(*lines_, field, control, flags)});
    }
    wxSizerItem* name = field.label.empty() ? grid_->AddSpacer(0)
                                            : grid_->Add(label(field.label, control.window),
                                                         label_flags(field, control));
    remember(field, control, {name, put(*grid_, field, control, as_wide(field, control))});
    if (field.tall) {
        grid_->AddGrowableRow(grid_->GetItemCount() / 2 - 1);
    }
}

wxSizerFlags Form::label_flags(const Field& field, const Control& control) const {
    if (field.tall) {
        return wxSizerFlags().Top();
    }
    if (field.below.empty()) {
        return wxSizerFlags().CenterVertical();
    }
    const int beside_first = (control.window->GetBestSize().y - window_.GetCharHeight()) / 2;
    return wxSizerFlags().Top().Border(wxTOP, std::max(0, beside_first));
}

Control Form::make(const Field& field) {
    Control control = field.control(window_, [this] {
        if (changed_) {
            changed_();
        }
        refresh();
    });
    if (field.least != wxDefaultSize) {
        control.window->SetMinSize(window_.FromDIP(field.least));
    }
    if (!field.name.empty()) {
        name_for_readers(*control.window, field.name);
    } else if (!field.label.empty() && !control.captioned) {
        name_for_readers(*control.window, wxControl::RemoveMnemonics(field.label));
    }
    if (!field.tip.empty()) {
        control.window->SetToolTip(field.tip);
    }
    if (field.term != nullptr) {
        explain_control(*control.window, field.term);
    }
    return control;
}

wxSizerItem* Form::put(wxSizer& sizer, const Field& field, const Control& control,
                       const wxSizerFlags& flags) {
    const bool alone = field.beside.empty() && field.unit.empty();
    if (field.below.empty()) {
        return alone ? sizer.Add(control.window, flags) : sizer.Add(line(field, control), flags);
    }
    auto* block = new wxBoxSizer(wxVERTICAL);
    if (alone) {
        block->Add(control.window, wxSizerFlags().Expand());
    } else {
        block->Add(line(field, control), wxSizerFlags().Expand());
    }
    block->Add(cells(field), wxSizerFlags().Expand().Border(wxTOP, gap_));
    return sizer.Add(block, flags);
}

wxSizer* Form::line(const Field& field, const Control& control) {
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(control.window, in_line(field, control));
    for (const Field& each : field.beside) {
        put_beside(*line, each);
    }
    if (!field.unit.empty()) {
        line->Add(new wxStaticText(&window_, wxID_ANY, field.unit),
                  wxSizerFlags().CenterVertical().Border(wxLEFT, gap_));
    }
    return line;
}

void Form::put_beside(wxSizer& line, const Field& field) {
    const Control control = make(field);
    int before = field.gap == wxDefaultCoord ? gap_ : window_.FromDIP(field.gap);
    std::vector<wxSizerItem*> items;
    if (!field.label.empty()) {
        items.push_back(line.Add(label(field.label, control.window),
                                 wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, before)));
        before = 0;
    }
    items.push_back(put(line, field, control, in_line(field, control).Border(wxLEFT, before)));
    remember(field, control, std::move(items));
}

wxSizer* Form::cells(const Field& field) {
    auto* cells = new wxFlexGridSizer(field.columns, wxSize(gap_, gap_));
    for (int column = 0; column < field.columns; ++column) {
        cells->AddGrowableCol(static_cast<std::size_t>(column), 1);
    }
    for (const Field& each : field.below) {
        const Control control = make(each);
        remember(each, control, {put(*cells, each, control, as_wide(each, control))});
    }
    return cells;
}

// Handles the mnemonic itself, because GTK does not know which field belongs to a label.
wxStaticText* Form::label(const wxString& text, wxWindow* field) const {
    auto* label = new wxStaticText(&window_, wxID_ANY, text);
    if (wxControl::FindAccelIndex(text) != wxNOT_FOUND) {
        window_.Bind(wxEVT_CHAR_HOOK, [label, field](wxKeyEvent& event) {
            if (event.GetModifiers() == wxMOD_ALT && is_letter_of(*label, event.GetKeyCode())) {
                field->SetFocus();
            } else {
                event.Skip();
            }
        });
    }
    return label;
}

// A field is stored after the fields beside and below it, so that showing it shows these again.
void Form::remember(const Field& field, const Control& control, std::vector<wxSizerItem*> items) {
    placed_.push_back({control.window, control.show, field.enabled, field.shown, std::move(items)});
}

void Form::refresh() {
    bool moved = false;
    for (const Placed& each : placed_) {
        if (each.show) {
            each.show();
        }
        if (each.enabled) {
            each.window->Enable(each.enabled());
        }
        for (wxSizerItem* item : each.items) {
            if (each.shown && item->IsShown() != each.shown()) {
                item->Show(each.shown());
                moved = true;
            }
        }
    }
    if (moved) {
        (window_.IsTopLevel() ? window_ : *window_.GetParent()).Layout();
    }
}

void Form::focus_first() const {
    const auto first = std::ranges::find_if(
        placed_, [](const Placed& each) { return each.window->AcceptsFocusFromKeyboard(); });
    first->window->SetFocus();
    if (auto* text = dynamic_cast<wxTextEntry*>(first->window)) {
        text->SelectAll();
    }
}

} // namespace pampas::desktop
