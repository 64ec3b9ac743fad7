#pragma once

#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/form_dialog.h"

#include <functional>

class wxButton;
class wxSizer;
class wxTextCtrl;

namespace pampas::desktop {

/// Asks the user to press a key.
class PressKeyDialog : public FormDialog {
  public:
    /// Returns the other command that has a key; empty if none has.
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
    bool refused_ = false; ///< the last key belongs to the canvas
};

/// Lists what keys and mouse do, with a search by words and by keys. Users can change the keys of
/// menu commands.
class KeysDialog : public wxDialog {
  public:
    /// Gives the commands the keys that the user has chosen.
    using Change = std::function<void(const KeyChoices&)>;

    /// `menus` outlive it and have the keys of `choices`.
    KeysDialog(wxWindow* parent, const std::vector<Menu>& menus, KeyChoices choices, Change change);

    const CommandList& list() const { return *list_; }

  private:
    wxSizer* buttons();
    wxButton* button(const wxString& label, const wxString& tip,
                     const std::function<void()>& press);
    /// The selected command; null if there is none or its keys are fixed.
    const Action* selected() const;
    /// Shows what the words find, and selects the same command as before.
    void search();
    void update();
    void ask_key();
    /// Gives the command these keys, and takes them from other commands.
    void give(const Action& command, const std::vector<wxString>& keys);
    void apply(const KeyChoices& choices);

    std::vector<Menu> fixed_; ///< keys of the canvas, which are fixed
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
