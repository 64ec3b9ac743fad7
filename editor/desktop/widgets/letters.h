#pragma once

#include <wx/modalhook.h>
#include <wx/string.h>

#include <vector>

class wxWindow;
namespace pampas::desktop {

/// Adds mnemonics to the labels of a menu, marked as in `&Undo`, without duplicates. A label with a
/// mark keeps its letter unless an earlier label has or needs it. Others get a free letter,
/// preferably the first of a word, or none if there are not enough.
std::vector<wxString> with_letters(const std::vector<wxString>& labels);

/// Gives the controls of a window unique mnemonics: all buttons and check boxes, and field labels
/// that have one. Letters marked in a text are preferred.
void give_letters(wxWindow& window);

/// While this object exists, every dialog gets mnemonics, in any language.
class DialogLetters : private wxModalDialogHook {
  public:
    DialogLetters() { Register(); }
    ~DialogLetters() override { Unregister(); }

  private:
    int Enter(wxDialog* dialog) override;
};

} // namespace pampas::desktop
