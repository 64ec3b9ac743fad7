#pragma once

#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/form_dialog.h"

#include <functional>

class wxButton;
class wxSizer;
class wxTextCtrl;

namespace pampas::desktop {

/// Asks for a key by having it pressed.
class PressKeyDialog : public FormDialog {
  public:
    /// Gives the other command that has a key; empty when none has.
    using Holder = std::function<wxString(const wxString& key)>;

    /// The key is for `command`.
    PressKeyDialog(wxWindow* parent, const wxString& command, Holder holder);

    /// The key that was pressed last; empty before any.
    const wxString& key() const { return key_; }

  private:
    Judgement judge() override;
    void on_key(wxKeyEvent& event);
    void take(wxKeyEvent& event);

    Holder holder_;
    wxString key_;
    bool refused_ = false; ///< the last key is one of the canvas
};

/// What keys and mouse do, to be searched by words and by keys. Commands of the menus can be given
/// other keys.
class KeysDialog : public wxDialog {
  public:
    /// The user has chosen other keys; the commands have them when this returns.
    using Change = std::function<void(const KeyChoices&)>;

    /// `menus` outlive it; their keys are as `choices` say.
    KeysDialog(wxWindow* parent, const std::vector<Menu>& menus, KeyChoices choices, Change change);

    const CommandList& list() const { return *list_; }

  private:
    wxSizer* buttons();
    wxButton* button(const wxString& label, const wxString& tip,
                     const std::function<void()>& press);
    /// The command that is selected; null when none is, or one whose keys stay.
    const Action* selected() const;
    /// Shows what is found by the words, and selects the command that was.
    void search();
    void update();
    void ask_key();
    /// Gives the command these keys, and takes them from the others that have them.
    void give(const Action& command, const std::vector<wxString>& keys);
    void apply(const KeyChoices& choices);

    std::vector<Menu> fixed_; ///< keys of the canvas, which stay
    const std::vector<Menu>& menus_;
    KeyChoices choices_;
    Change change_;
    wxTextCtrl* words_;
    CommandList* list_;
    wxButton* ask_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* reset_ = nullptr;
    wxButton* reset_all_ = nullptr;
};

} // namespace pampas::desktop
