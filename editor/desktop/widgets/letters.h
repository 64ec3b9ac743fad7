#pragma once

#include <wx/modalhook.h>
#include <wx/string.h>

#include <vector>

class wxWindow;
namespace pampas::desktop {

/// The labels of a menu's items, each with a mark before the letter that chooses it: `&Undo`. No
/// two have the same letter. A label that comes with a mark keeps its letter unless an earlier
/// label has or needs it. Others get a free letter, if possible the first of a word, or none when
/// there are not enough.
std::vector<wxString> with_letters(const std::vector<wxString>& labels);

/// Gives the controls of a window letters, no letter twice: all buttons and boxes, and those labels
/// of fields that have a letter. A letter that a text asks for is preferred.
void give_letters(wxWindow& window);

/// As long as it exists, every dialog gets such letters, in any language.
class DialogLetters : private wxModalDialogHook {
  public:
    DialogLetters() { Register(); }
    ~DialogLetters() override { Unregister(); }

  private:
    int Enter(wxDialog* dialog) override;
};

} // namespace pampas::desktop
