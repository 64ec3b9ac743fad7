#pragma once

#include <wx/modalhook.h>

class wxWindow;

namespace pampas::desktop {

/// Gives what can be chosen in a window letters that are not there twice: labels of fields that
/// have one, buttons and boxes all. A letter that a text asks for comes first.
void give_letters(wxWindow& window);

/// As long as it is there, every dialog has letters so, whatever the language.
class DialogLetters : private wxModalDialogHook {
  public:
    DialogLetters() { Register(); }
    ~DialogLetters() override { Unregister(); }

  private:
    int Enter(wxDialog* dialog) override;
};

} // namespace pampas::desktop
