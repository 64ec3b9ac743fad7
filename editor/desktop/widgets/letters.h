#pragma once

#include <wx/modalhook.h>
#include <wx/string.h>

#include <vector>

class wxWindow;
namespace pampas::desktop {
/// The labels of a menu's items, each with a mark before the letter that chooses it, another one
/// for each: `&Undo`. A label that comes with a mark keeps its letter unless one before it has
/// or needs it; others get a letter that is free, at best the first of a word, or none when there
/// are not enough.
std::vector<wxString> with_letters(const std::vector<wxString>& labels);

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
