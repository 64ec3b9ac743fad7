#include "editor/desktop/widgets/form.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

constexpr int dialog_margin = 14; // around everything, in DIP

/// Whether a key is the one marked in the label.
bool is_letter_of(const wxStaticText& label, int key) {
    const int place = wxControl::FindAccelIndex(label.GetLabel());
    return place != wxNOT_FOUND &&
           label.GetLabelText().Upper()[static_cast<std::size_t>(place)] == key;
}

/// Enter does the same from every field; a choice would show what there is to choose instead.
void press_at_enter(wxDialog& dialog, wxButton& button) {
    dialog.Bind(wxEVT_CHAR_HOOK, [&button](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN && event.GetModifiers() == wxMOD_NONE;
        if (enter && dynamic_cast<wxChoice*>(wxWindow::FindFocus()) != nullptr &&
            button.IsEnabled()) {
            wxCommandEvent press(wxEVT_BUTTON, button.GetId());
            press.SetEventObject(&button);
            button.HandleWindowEvent(press);
        } else {
            event.Skip();
        }
    });
}

} // namespace

// GTK knows of no field that belongs to a label, so the key is looked for here.
wxStaticText* make_label(wxWindow* dialog, const wxString& text, wxWindow* field) {
    auto* label = new wxStaticText(dialog, wxID_ANY, text);
    if (field != nullptr && !text.empty()) {
        name_for_readers(*field, label->GetLabelText());
        dialog->Bind(wxEVT_CHAR_HOOK, [label, field](wxKeyEvent& event) {
            if (event.GetModifiers() == wxMOD_ALT && is_letter_of(*label, event.GetKeyCode())) {
                field->SetFocus();
            } else {
                event.Skip();
            }
        });
    }
    return label;
}

Form::Form(wxWindow* window)
    : wxFlexGridSizer(
          2, window->FromDIP(wxSize(spacing::wide_gap + spacing::narrow_gap, spacing::wide_gap))),
      window_(window) {
    AddGrowableCol(1);
}

void Form::add(const wxString& label, wxWindow* field) {
    Add(make_label(window_, label, field), wxSizerFlags().CenterVertical());
    Add(field, wxSizerFlags().Expand());
}

void Form::add(const wxString& label, wxSizer* fields, wxWindow* first) {
    Add(make_label(window_, label, first), wxSizerFlags().CenterVertical());
    Add(fields, wxSizerFlags().Expand());
}

void Form::add_tall(const wxString& label, wxWindow* field) {
    Add(make_label(window_, label, field), wxSizerFlags().Top());
    Add(field, wxSizerFlags().Expand());
    AddGrowableRow(GetItemCount() / 2 - 1);
}

void Form::show(const wxWindow* field, bool shown) {
    for (std::size_t row = 0; row + 1 < GetItemCount(); row += 2) {
        if (GetItem(row + 1)->GetWindow() == field) {
            GetItem(row)->Show(shown);
            GetItem(row + 1)->Show(shown);
        }
    }
}

wxButton* lay_out(wxDialog& dialog, wxSizer* body, Notice* notice, const wxString& verb) {
    const int space = dialog.FromDIP(dialog_margin);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(body, wxSizerFlags(1).Expand().Border(wxALL, space));
    auto* cancel = new wxButton(&dialog, wxID_CANCEL, wx_tr("&Cancel")); // the left one, so first
    auto* ok = new wxButton(&dialog, wxID_OK, verb);
    auto* buttons = new wxStdDialogButtonSizer;
    buttons->AddButton(ok);
    buttons->AddButton(cancel);
    buttons->Realize();
    auto* last = new wxBoxSizer(wxHORIZONTAL);
    last->Add(notice, wxSizerFlags(1).Expand());
    last->Add(buttons, wxSizerFlags().CenterVertical());
    all->Add(last, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space));
    ok->SetDefault();
    press_at_enter(dialog, *ok);
    dialog.SetSizerAndFit(all);
    dialog.SetMinSize(dialog.GetSize());
    return ok;
}

void silence(wxDialog& dialog) {
    for (wxWindow* field : dialog.GetChildren()) {
        field->SetEvtHandlerEnabled(false);
    }
}

} // namespace pampas::desktop
