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
    /// Identifies the command, whatever its label and the language: `edit.undo`. The configuration
    /// keeps keys under it.
    std::string id = {};
    std::string
        label; ///< in the menu, in English; a marked letter, as in `&Undo`, is the preferred one
    std::vector<wxString> keys = {}; ///< `Ctrl+Z`; the menu shows the first
    wxString help;                   ///< for the status bar, and for the tip in the toolbar
    std::function<void()> run = {};
    std::string icon = {};                   ///< in the toolbar; empty: not in the toolbar
    std::function<bool()> enabled = {};      ///< none: always
    std::function<bool()> checked = {};      ///< none: it has no check mark
    bool exclusive = false;                  ///< exactly one of its group is checked
    std::function<wxString()> changing = {}; ///< returns the label to show in place of `label`
    std::function<wxMenu*()> submenu = {};   ///< makes a submenu, which replaces `run`
    std::vector<Action> children = {};       ///< a submenu of these replaces `run`
    /// The keys before the user changed them; `ActionTable` sets this.
    std::vector<wxString> usual_keys = {};
};

/// Actions that belong together.
using ActionGroup = std::vector<Action>;

struct Menu {
    std::string title; ///< as the label of an action
    std::vector<ActionGroup> groups;
};

/// The key of one of many similar actions, counted from 1: `Alt+3`; none beyond the ninth.
std::vector<wxString> number_key(const wxString& modifiers, std::size_t number);

/// The choices under the ids of commands. Earlier versions kept them under English labels or, for
/// two commands with the same label, under the menu's title and the label.
KeyChoices by_id(const KeyChoices& choices, const std::vector<Menu>& menus);

/// The text in the menus, in the user's language and without a marked letter.
wxString shown_label(const Action& action);
wxString shown_title(const Menu& menu);

/// Gives a window menus, a toolbar and keys that run actions.
class ActionTable {
  public:
    /// `before` is called before every action.
    ActionTable(wxFrame& frame, std::vector<Menu> menus, std::function<void()> before);

    /// Brings labels, check marks and what is enabled up to date.
    void refresh();
    /// Gives commands the keys that the user has chosen, and other commands their usual ones. A key
    /// that was chosen for one command is taken from the usual keys of others.
    void set_keys(const KeyChoices& chosen);
    /// The first key of the command with this id; empty when it has none.
    wxString key(std::string_view id) const;
    const std::vector<Menu>& menus() const { return menus_; }
    /// Runs an action as its menu item does; it is one of `menus()`.
    void run(const Action& action);
    /// Runs the action with this id; there must be one.
    void run(std::string_view id);

  private:
    struct Entry {
        Action* action;
        wxMenuItem* item;
    };

    /// The items of one menu: first those without keys, then those with fixed labels. Also the
    /// texts that the menu showed last.
    struct Labels {
        std::vector<Entry> entries;
        std::vector<wxString> texts = {};
    };

    const Action* find(std::string_view id) const;
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
