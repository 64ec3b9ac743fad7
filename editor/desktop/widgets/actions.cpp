#include "editor/desktop/widgets/actions.h"

#include "editor/desktop/widgets/icon.h"
#include "editor/desktop/widgets/menu_letters.h"
#include "editor/desktop/widgets/text.h"
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

/// In the language of the user, perhaps with a letter marked.
wxString translated_label(const Action& action) {
    return action.changing ? action.changing() : wx_text(tr(action.label));
}

wxString with_key(const wxString& label, const Action& action) {
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

wxString shown_label(const Action& action) {
    return wxMenuItem::GetLabelText(translated_label(action));
}

wxString shown_title(const Menu& menu) {
    return wxMenuItem::GetLabelText(wx_text(tr(menu.title)));
}

std::vector<wxString> number_key(const wxString& modifiers, std::size_t number) {
    return number > 9 ? std::vector<wxString>()
                      : std::vector{modifiers + wxString::Format("%zu", number)};
}

ActionTable::ActionTable(wxFrame& frame, std::vector<Menu> menus, std::function<void()> before)
    : frame_(frame), menus_(std::move(menus)), before_(std::move(before)) {
    frame_.SetMenuBar(new wxMenuBar);
    add_menus();
    add_tools();
    frame_.Bind(wxEVT_CHAR_HOOK, &ActionTable::on_key, this);
    refresh();
}

void ActionTable::add_menus() {
    std::vector<wxString> titles;
    std::ranges::transform(menus_, std::back_inserter(titles),
                           [](const Menu& menu) { return wx_text(tr(menu.title)); });
    titles = with_letters(titles);
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        frame_.GetMenuBar()->Append(made(menus_[i].groups), titles[i]);
    }
}

wxMenu* ActionTable::made(std::span<const ActionGroup> groups) {
    auto* menu = new wxMenu;
    Labels labels;
    for (const ActionGroup& group : groups) {
        if (&group != &groups.front()) {
            menu->AppendSeparator();
        }
        for (const Action& action : group) {
            labels.entries.push_back({&action, made(*menu, action)});
        }
    }
    std::ranges::stable_partition(labels.entries,
                                  [](const Entry& entry) { return !entry.action->changing; });
    labels_.push_back(std::move(labels));
    return menu;
}

wxMenuItem* ActionTable::made(wxMenu& menu, const Action& action) {
    if (action.submenu || !action.children.empty()) {
        return menu.AppendSubMenu(action.submenu ? action.submenu() : made({&action.children, 1}),
                                  shown_label(action), action.help);
    }
    const int id = wxWindow::NewControlId();
    wxMenuItem* item =
        menu.Append(id, with_key(shown_label(action), action), action.help, kind(action));
    add_more_keys(*item, action);
    entries_.push_back({&action, item});
    frame_.Bind(
        wxEVT_MENU, [this, &action](wxCommandEvent&) { run(action); }, id);
    return item;
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

void ActionTable::refresh_labels() {
    for (Labels& menu : labels_) {
        std::vector<wxString> texts;
        for (const Entry& entry : menu.entries) {
            texts.push_back(translated_label(*entry.action));
        }
        if (texts != menu.texts) {
            const std::vector<wxString> marked = with_letters(texts);
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const auto [action, item] = menu.entries[i];
                item->SetItemLabel(with_key(marked[i], *action));
            }
            menu.texts = std::move(texts);
        }
    }
}

void ActionTable::refresh() {
    refresh_labels();
    wxToolBar& toolbar = *frame_.GetToolBar();
    for (const auto& [action, item] : entries_) {
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
