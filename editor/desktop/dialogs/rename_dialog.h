#pragma once

#include <wx/dialog.h>

#include <string>
#include <vector>

class wxButton;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;

/// Asks for another name of a map in a library.
class RenameDialog : public wxDialog {
  public:
    /// `taken` are the names that maps of the library have, the map's own too.
    RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken);
    ~RenameDialog() override;

    std::string name() const;

  private:
    void update();

    std::string before_;
    std::vector<std::string> taken_;
    wxTextCtrl* name_;
    Notice* notice_;
    wxButton* rename_ = nullptr;
};

} // namespace pampas::desktop
