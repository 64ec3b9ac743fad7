#include "editor/desktop/widgets/explained.h"

#include "editor/desktop/widgets/text.h"

#include <wx/clntdata.h>
#include <wx/menu.h>
#include <wx/tooltip.h>
#include <wx/window.h>

#include <cassert>
#include <memory>

namespace pampas::desktop {

wxDEFINE_EVENT(EVT_EXPLAIN, wxCommandEvent);

namespace {

void ask_for(wxWindow& window, const glossary::Term& term) {
    wxCommandEvent event(EVT_EXPLAIN);
    event.SetString(wx_text(term.id));
    window.ProcessWindowEvent(event);
}

/// Client data that makes a wxWidgets control explained.
class ControlTerm : public wxClientData, public Explained {
  public:
    explicit ControlTerm(std::function<const glossary::Term*()> term) : term_(std::move(term)) {}
    const glossary::Term* term_at(std::optional<wxPoint>) const override { return term_(); }

  private:
    std::function<const glossary::Term*()> term_;
};

/// The term of the window's item with the focus, otherwise that of the window; null for none.
const glossary::Term* term_of(const wxWindow& window) {
    for (const auto* explained : {dynamic_cast<const Explained*>(&window),
                                  dynamic_cast<const Explained*>(window.GetClientObject())}) {
        const glossary::Term* term = explained != nullptr ? explained->term_at({}) : nullptr;
        if (term != nullptr) {
            return term;
        }
    }
    return nullptr;
}

/// The pointer's position; empty if the menu was requested by key.
std::optional<wxPoint> place_of(const wxWindow& window, const wxContextMenuEvent& event) {
    return event.GetPosition() == wxDefaultPosition
               ? std::nullopt
               : std::optional(window.ScreenToClient(event.GetPosition()));
}

void show_menu(wxWindow& window, wxPoint place, const glossary::Term& term) {
    wxMenu menu;
    const int item = menu.Append(wxID_ANY, wx_text(tr("What is this? {}", tr(term.name))))->GetId();
    if (window.GetPopupMenuSelectionFromUser(menu, place) == item) {
        ask_for(window, term);
    }
}

} // namespace

wxPoint menu_place(const wxWindow& window, const Explained& explained,
                   const wxContextMenuEvent& event) {
    const wxPoint by_key = explained.place_of_keyboard() + window.FromDIP(wxPoint(20, 20));
    return place_of(window, event).value_or(by_key);
}

void offer_explanations(wxWindow& window, const Explained& explained) {
    window.Bind(wxEVT_CONTEXT_MENU, [&window, &explained](wxContextMenuEvent& event) {
        if (const glossary::Term* term = explained.term_at(place_of(window, event))) {
            show_menu(window, menu_place(window, explained, event), *term);
        } else {
            event.Skip();
        }
    });
    const auto shown = std::make_shared<const glossary::Term*>(nullptr);
    window.Bind(wxEVT_MOTION, [&window, &explained, shown](wxMouseEvent& event) {
        const glossary::Term* term = explained.term_at(event.GetPosition());
        if (term != std::exchange(*shown, term)) {
            window.SetToolTip(term != nullptr ? tip_of(*term) : wxString());
        }
        event.Skip();
    });
}

void explain_control(wxWindow& control, std::string_view term) {
    const glossary::Term* found = glossary::find(term);
    assert(found != nullptr);
    explain_control(control, [found] { return found; });
}

void explain_control(wxWindow& control, std::function<const glossary::Term*()> term) {
    control.SetClientObject(new ControlTerm(std::move(term)));
}

const glossary::Term* term_of_focus() {
    for (wxWindow* window = wxWindow::FindFocus(); window != nullptr;
         window = window->GetParent()) {
        const glossary::Term* term = term_of(*window);
        if (term != nullptr || window->IsTopLevel()) {
            return term;
        }
    }
    return nullptr;
}

wxString tip_of(const glossary::Term& term) {
    std::string tip = tr(term.sentence);
    for (const std::string_view more :
         {std::string_view(term.advice), std::string_view(tr_later("Right-click for more."))}) {
        tip += more.empty() ? "" : "\n" + tr(more);
    }
    return wx_text(tip);
}

} // namespace pampas::desktop
