#include "editor/desktop/widgets/actions.h"

#include "editor/desktop/widgets/icon.h"
#include "editor/desktop/widgets/text_field.h"

#include <wx/accel.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Of the pictures in the toolbar, in DIP.
constexpr int icon_side = 20;

/// What the toolbar says of an action when the pointer rests on it.
wxString tip(const Action& action) {
    return action.keys.empty() ? action.help : action.help + " (" + action.keys.front() + ")";
}

wxString item_text(const Action& action) {
    const wxString label = action.changing ? action.changing() : action.label;
    return action.keys.empty() ? label : label + "\t" + action.keys.front();
}

wxItemKind kind(const Action& action) {
    if (!action.checked) {
        return wxITEM_NORMAL;
    }
    return action.exclusive ? wxITEM_RADIO : wxITEM_CHECK;
}

void add_more_keys(wxMenuItem& item, const Action& action) {
    for (std::size_t key = 1; key < action.keys.size(); ++key) {
        wxAcceleratorEntry entry;
        if (entry.FromString(action.keys[key])) {
            item.AddExtraAccel(entry);
        }
    }
}

/// The key's code; for the row of digits the digit, whatever Shift makes of it.
int code_without_shift(const wxKeyEvent& event) {
#ifdef __WXGTK__
    const int place = static_cast<int>(event.GetRawKeyFlags()) - 9; // in that row, from 1
    if (event.ShiftDown() && place >= 1 && place <= 10) {
        return '0' + place % 10;
    }
#endif
    return event.GetKeyCode();
}

/// Whether the key, if it is a letter or the like, or has Ctrl or Alt, is one of the action's.
bool has_key(const Action& action, const wxKeyEvent& event) {
    const bool plain = (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
    return std::ranges::any_of(action.keys, [&](const wxString& key) {
        wxAcceleratorEntry entry;
        return plain ? key == wxString(wxUniChar(event.GetUnicodeKey()))
                     : entry.FromString(key) && entry.GetFlags() == event.GetModifiers() &&
                           entry.GetKeyCode() == code_without_shift(event);
    });
}

} // namespace

std::vector<wxString> number_key(const wxString& modifiers, std::size_t number) {
    return number > 9 ? std::vector<wxString>()
                      : std::vector{modifiers + wxString::Format("%zu", number)};
}

ActionTable::ActionTable(wxFrame& frame, std::vector<Menu> menus, std::function<void()> before)
    : frame_(frame), menus_(std::move(menus)), before_(std::move(before)) {
    frame_.SetMenuBar(new wxMenuBar);
    for (const Menu& menu : menus_) {
        add_menu(menu);
    }
    add_tools();
    frame_.Bind(wxEVT_CHAR_HOOK, &ActionTable::on_key, this);
    refresh();
}

void ActionTable::add_menu(const Menu& menu) {
    auto* made = new wxMenu;
    for (const ActionGroup& group : menu.groups) {
        if (&group != &menu.groups.front()) {
            made->AppendSeparator();
        }
        for (const Action& action : group) {
            add_item(*made, action);
        }
    }
    frame_.GetMenuBar()->Append(made, menu.title);
}

void ActionTable::add_item(wxMenu& menu, const Action& action) {
    if (action.submenu) {
        menu.AppendSubMenu(action.submenu(), action.label, action.help);
        return;
    }
    if (!action.children.empty()) {
        auto* children = new wxMenu;
        for (const Action& child : action.children) {
            add_item(*children, child);
        }
        menu.AppendSubMenu(children, action.label, action.help);
        return;
    }
    const int id = wxWindow::NewControlId();
    wxMenuItem* item = menu.Append(id, item_text(action), action.help, kind(action));
    add_more_keys(*item, action);
    entries_.push_back({&action, item});
    frame_.Bind(
        wxEVT_MENU, [this, &action](wxCommandEvent&) { run(action); }, id);
}

void ActionTable::run(const Action& action) {
    before_();
    action.run();
    refresh();
}

// GTK's input method takes keys without Ctrl or Alt before the menus see them, and lists take some
// with them.
void ActionTable::on_key(wxKeyEvent& event) {
    if (!TextField::focused()) {
        for (const auto& [action, item] : entries_) {
            if (has_key(*action, event) && item->IsEnabled()) {
                run(*action);
                return;
            }
        }
    }
    event.Skip();
}

void ActionTable::add_tools() {
    wxToolBar* toolbar = frame_.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT | wxTB_NODIVIDER);
    const wxMenu* menu = nullptr;
    for (const Entry& entry : entries_) {
        if (entry.action->icon.empty()) {
            continue;
        }
        if (menu != nullptr && menu != entry.item->GetMenu()) {
            toolbar->AddSeparator();
        }
        menu = entry.item->GetMenu();
        toolbar->AddTool(entry.item->GetId(), entry.item->GetItemLabelText(),
                         icon(entry.action->icon, icon_side, *toolbar), tip(*entry.action),
                         kind(*entry.action));
    }
    toolbar->Realize();
}

void ActionTable::refresh() {
    wxToolBar& toolbar = *frame_.GetToolBar();
    for (const auto& [action, item] : entries_) {
        if (action->changing) {
            item->SetItemLabel(item_text(*action));
        }
        if (action->enabled) {
            item->Enable(action->enabled());
            toolbar.EnableTool(item->GetId(), item->IsEnabled());
        }
        if (action->checked && action->checked() != item->IsChecked() &&
            !(action->exclusive && item->IsChecked())) {
            item->Check(!item->IsChecked());
            toolbar.ToggleTool(item->GetId(), item->IsChecked());
        }
    }
}

} // namespace pampas::desktop
