#pragma once

#include "editor/desktop/widgets/keys.h"

#include <wx/gdicmn.h>
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
class wxWindow;

namespace pampas::desktop {

/// A command offered by menus, toolbar and keys.
struct Action {
    /// Identifies the command independently of label and language: `edit.undo`. The configuration
    /// stores keys under it.
    std::string id = {};
    /// Menu label in English; a marked letter, as in `&Undo`, is the preferred mnemonic.
    std::string label;
    std::vector<wxString> keys = {}; ///< such as `Ctrl+Z`; the menu shows the first
    wxString help;                   ///< for the status bar and the toolbar's tooltip
    std::function<void()> run = {};
    std::string icon = {};                   ///< toolbar icon; empty for actions not in the toolbar
    std::function<bool()> enabled = {};      ///< null means always
    std::function<bool()> checked = {};      ///< null means no check mark
    bool exclusive = false;                  ///< whether exactly one of its group is checked
    std::function<wxString()> changing = {}; ///< returns a label that replaces `label`
    std::function<wxMenu*()> submenu = {};   ///< makes a submenu that replaces `run`
    std::vector<Action> children = {};       ///< submenu that replaces `run`
    /// The default keys; set by `ActionTable`.
    std::vector<wxString> usual_keys = {};
};

/// Actions that belong together.
using ActionGroup = std::vector<Action>;

/// A menu of the menu bar.
struct Menu {
    std::string title; ///< like the label of an action
    std::vector<ActionGroup> groups;
};

/// The key of one of many similar actions, numbered from 1: `Alt+3`; none beyond the ninth.
std::vector<wxString> number_key(const wxString& modifiers, std::size_t number);

/// Converts key choices to command ids. Earlier versions stored them under English labels or, for
/// two commands with the same label, under menu title and label.
KeyChoices by_id(const KeyChoices& choices, const std::vector<Menu>& menus);

/// The menu text in the user's language, without mnemonic mark.
wxString shown_label(const Action& action);
wxString shown_title(const Menu& menu);

/// Gives a window the menus, toolbar and keys that run actions.
class ActionTable {
  public:
    /// `before` is called before every action.
    ActionTable(wxFrame& frame, std::vector<Menu> menus, std::function<void()> before);

    /// Updates labels, check marks and enabled states.
    void refresh();
    /// Sets the keys chosen by the user; other commands get their default keys, except those chosen
    /// for another command.
    void set_keys(const KeyChoices& chosen);
    /// The first key of the command with this id; empty if it has none.
    wxString key(std::string_view id) const;
    const std::vector<Menu>& menus() const { return menus_; }
    /// Offers some actions in a context menu at a point of a window, in groups of ids, which must
    /// exist. Returns the one that the user chooses; null: none.
    const Action* choose(wxWindow& window, wxPoint at,
                         std::span<const std::vector<std::string_view>> groups) const;
    /// Runs an action of `menus()` as its menu item does.
    void run(const Action& action);
    /// Runs the action with this id, which must exist.
    void run(std::string_view id);

  private:
    struct Entry {
        Action* action;
        wxMenuItem* item;
    };

    /// The items of one menu: first those without keys, then those with fixed labels. Also the
    /// texts the menu last showed.
    struct Labels {
        std::vector<Entry> entries;
        std::vector<wxString> texts = {};
    };

    const Entry* find(std::string_view id) const;
    /// The one with this id, which must exist.
    const Entry& entry(std::string_view id) const;
    wxMenu* made(std::span<ActionGroup> groups);
    wxMenuItem* made(wxMenu& menu, Action& action);
    void add_menus();
    void refresh_labels();
    void add_tools();
    void take_theme();
    void on_key(wxKeyEvent& event);

    wxFrame& frame_;
    std::vector<Menu> menus_;
    std::vector<Entry> entries_; ///< only actions that run
    std::vector<Labels> labels_;
    std::function<void()> before_;
};

} // namespace pampas::desktop
