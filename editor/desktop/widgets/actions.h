#pragma once

#include "editor/desktop/widgets/keys.h"

#include <wx/string.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class wxFrame;
class wxKeyEvent;
class wxMenu;
class wxMenuItem;

namespace pampas::desktop {

/// A command as menus, toolbar and keys offer it.
struct Action {
    /// Names the command whatever the language and its label: `edit.undo`. Keys are kept under it.
    std::string id = {};
    std::string label; ///< in the menu, in English; one with a letter, `&Undo`, gets that one
    std::vector<wxString> keys = {}; ///< `Ctrl+Z`; the menu shows the first
    wxString help;                   ///< for the status bar and, in the toolbar, the tip
    std::function<void()> run = {};
    std::string icon = {};                   ///< in the toolbar; none: not there
    std::function<bool()> enabled = {};      ///< none: always
    std::function<bool()> checked = {};      ///< none: has no mark
    bool exclusive = false;                  ///< one of its group is checked, always
    std::function<wxString()> changing = {}; ///< what is shown in place of `label`
    std::function<wxMenu*()> submenu = {};   ///< makes a menu to open in place of `run`
    std::vector<Action> children = {};       ///< a menu of these in place of `run`
    /// What `keys` were before the user changed them; set by `ActionTable`.
    std::vector<wxString> usual_keys = {};
};

/// Actions that belong together.
using ActionGroup = std::vector<Action>;

struct Menu {
    std::string title; ///< as the label of an action
    std::vector<ActionGroup> groups;
};

/// The key of one of many actions alike, counted from 1: `Alt+3`; none beyond the ninth.
std::vector<wxString> number_key(const wxString& modifiers, std::size_t number);

/// The choices under ids of commands. Formerly they were kept under English labels or,
/// where two commands had the same, the menu's title and the label.
KeyChoices by_id(const KeyChoices& choices, const std::vector<Menu>& menus);

/// What is read in the menus, in the language of the user and without a letter marked.
wxString shown_label(const Action& action);
wxString shown_title(const Menu& menu);

/// Gives a window menus, a toolbar and keys that run actions.
class ActionTable {
  public:
    /// `before` is called before every action.
    ActionTable(wxFrame& frame, std::vector<Menu> menus, std::function<void()> before);

    /// Brings labels, check marks and what is enabled up to date.
    void refresh();
    /// Gives commands the keys that the user has chosen, the others their usual ones. A key that
    /// was chosen for one command is no other's usual one.
    void set_keys(const KeyChoices& chosen);
    /// The first key of the command with this id; empty when it has none.
    wxString key(std::string_view id) const;
    const std::vector<Menu>& menus() const { return menus_; }
    /// Does what the action's menu item does; `action` is one of `menus()`.
    void run(const Action& action);
    /// The same of the action with this id; there must be one.
    void run(std::string_view id);

  private:
    struct Entry {
        Action* action;
        wxMenuItem* item;
    };

    /// The items of one menu, first those without keys, then those whose labels stay, and what was
    /// read there last.
    struct Labels {
        std::vector<Entry> entries;
        std::vector<wxString> texts = {};
    };

    wxMenu* made(std::span<ActionGroup> groups);
    wxMenuItem* made(wxMenu& menu, Action& action);
    void add_menus();
    void refresh_labels();
    void add_tools();
    void take_theme();
    void on_key(wxKeyEvent& event);

    wxFrame& frame_;
    std::vector<Menu> menus_;
    std::vector<Entry> entries_; ///< of actions that run
    std::vector<Labels> labels_;
    std::function<void()> before_;
};

} // namespace pampas::desktop
