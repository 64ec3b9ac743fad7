#include "editor/desktop/widgets/actions.h"

#include "editor/crash/crash_report.h"
#include "editor/desktop/widgets/letters.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/text_undo.h"

#include <wx/accel.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <ranges>

namespace pampas::desktop {
namespace {

/// The toolbar tooltip of an action.
wxString tip(const Action& action) {
    return action.keys.empty() ? action.help : action.help + " (" + action.keys.front() + ")";
}

/// The label in the user's language, possibly with a mnemonic mark.
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

/// Whether one of the action's keys is pressed and is a letter or similar, or has Ctrl or Alt.
bool has_key(const Action& action, const wxKeyEvent& event) {
    return std::ranges::any_of(action.keys,
                               [&](const wxString& key) { return is_pressed(key, event); });
}

/// A label without mnemonic mark.
std::string plain(const std::string& label) {
    return wxMenuItem::GetLabelText(wx_text(label)).utf8_string();
}

/// Calls `act` for each action that runs, including submenus.
template <class Do>
void for_each_command(const ActionGroup& group, const Do& act) {
    for (const Action& action : group) {
        for_each_command(action.children, act);
        if (action.run) {
            act(action);
        }
    }
}

template <class Do>
void for_each_command(const Menu& menu, const Do& act) {
    for (const ActionGroup& group : menu.groups) {
        for_each_command(group, act);
    }
}

/// Whether the user assigned this key to a command.
bool is_chosen(const KeyChoices& choices, const wxString& key) {
    return std::ranges::any_of(choices, [&key](const auto& choice) {
        return std::ranges::any_of(choice.second,
                                   [&key](const wxString& each) { return same_key(each, key); });
    });
}

/// The keys of an action: the chosen ones, or the default ones not chosen for another command.
std::vector<wxString> keys_of(const Action& action, const KeyChoices& choices) {
    if (const auto chosen = choices.find(action.id); chosen != choices.end()) {
        return chosen->second;
    }
    std::vector<wxString> keys;
    std::ranges::remove_copy_if(action.usual_keys, std::back_inserter(keys),
                                [&](const wxString& key) { return is_chosen(choices, key); });
    return keys;
}

} // namespace

KeyChoices by_id(const KeyChoices& choices, const std::vector<Menu>& menus) {
    std::map<std::string, int> times;
    for (const Menu& menu : menus) {
        for_each_command(menu, [&times](const Action& action) { ++times[plain(action.label)]; });
    }
    KeyChoices result = choices;
    for (const Menu& menu : menus) {
        for_each_command(menu, [&](const Action& action) {
            const std::string label = plain(action.label);
            auto former =
                result.extract(times[label] == 1 ? label : plain(menu.title) + ": " + label);
            if (!former.empty()) {
                former.key() = action.id;
                result.insert(std::move(former));
            }
        });
    }
    return result;
}

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
    frame_.GetToolBar()->Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        take_theme();
        event.Skip();
    });
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

wxMenu* ActionTable::made(std::span<ActionGroup> groups) {
    auto* menu = new wxMenu;
    Labels labels;
    for (ActionGroup& group : groups) {
        if (&group != &groups.front()) {
            menu->AppendSeparator();
        }
        for (Action& action : group) {
            labels.entries.push_back({&action, made(*menu, action)});
        }
    }
    std::ranges::stable_partition(labels.entries,
                                  [](const Entry& entry) { return !entry.action->changing; });
    std::ranges::stable_partition(labels.entries,
                                  [](const Entry& entry) { return entry.action->keys.empty(); });
    labels_.push_back(std::move(labels));
    return menu;
}

wxMenuItem* ActionTable::made(wxMenu& menu, Action& action) {
    if (action.submenu || !action.children.empty()) {
        return menu.AppendSubMenu(action.submenu ? action.submenu() : made({&action.children, 1}),
                                  shown_label(action), action.help);
    }
    action.usual_keys = action.keys;
    const int id = wxWindow::NewControlId();
    wxMenuItem* item =
        menu.Append(id, with_key(shown_label(action), action), action.help, kind(action));
    add_more_keys(*item, action);
    entries_.push_back({&action, item});
    frame_.Bind(
        wxEVT_MENU, [this, &action](wxCommandEvent&) { run(action); }, id);
    return item;
}

const Action* ActionTable::choose(wxWindow& window, wxPoint at,
                                  std::span<const std::vector<std::string_view>> groups) const {
    std::vector<wxString> labels;
    for (const std::string_view id : groups | std::views::join) {
        labels.push_back(translated_label(*entry(id).action));
    }
    labels = with_letters(labels);
    wxMenu menu;
    auto label = labels.begin();
    for (const auto& group : groups) {
        if (label != labels.begin()) {
            menu.AppendSeparator();
        }
        for (const std::string_view id : group) {
            const auto [action, item] = entry(id);
            menu.Append(item->GetId(), with_key(*label++, *action))
                ->Enable(!action->enabled || action->enabled());
        }
    }
    const int chosen = window.GetPopupMenuSelectionFromUser(menu, at);
    const auto found =
        std::ranges::find(entries_, chosen, [](const Entry& entry) { return entry.item->GetId(); });
    return found == entries_.end() ? nullptr : found->action;
}

void ActionTable::run(const Action& action) {
    before_();
    crash::note(action.id);
    action.run();
    refresh();
}

const ActionTable::Entry* ActionTable::find(std::string_view id) const {
    const auto found =
        std::ranges::find(entries_, id, [](const Entry& entry) { return entry.action->id; });
    return found == entries_.end() ? nullptr : &*found;
}

const ActionTable::Entry& ActionTable::entry(std::string_view id) const {
    const Entry* found = find(id);
    assert(found != nullptr);
    return *found;
}

void ActionTable::run(std::string_view id) {
    run(*entry(id).action);
}

// Handles keys itself, because GTK's input method takes keys without Ctrl or Alt before menus, and
// lists take some keys with Ctrl or Alt.
void ActionTable::on_key(wxKeyEvent& event) {
    if (focused_text_field() == nullptr) {
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

void ActionTable::set_keys(const KeyChoices& chosen) {
    KeyChoices choices; // without those of removed commands
    for (const auto& [action, item] : entries_) {
        if (const auto choice = chosen.find(action->id); choice != chosen.end()) {
            choices.insert(*choice);
        }
    }
    for (const auto& [action, item] : entries_) {
        action->keys = keys_of(*action, choices);
        item->ClearExtraAccels();
        add_more_keys(*item, *action);
        frame_.GetToolBar()->SetToolShortHelp(item->GetId(), tip(*action));
    }
    for (Labels& menu : labels_) {
        menu.texts.clear(); // these texts contain keys
    }
    refresh_labels();
}

wxString ActionTable::key(std::string_view id) const {
    const Entry* found = find(id);
    return found == nullptr || found->action->keys.empty() ? wxString()
                                                           : found->action->keys.front();
}

// Icons have the text colour.
void ActionTable::take_theme() {
    wxToolBar& toolbar = *frame_.GetToolBar();
    for (const auto& [action, item] : entries_) {
        if (!action->icon.empty()) {
            toolbar.SetToolNormalBitmap(item->GetId(), icon(action->icon, icon_side, toolbar));
        }
    }
}

void ActionTable::refresh_labels() {
    for (Labels& menu : labels_) {
        std::vector<wxString> texts;
        texts.reserve(menu.entries.size());
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
