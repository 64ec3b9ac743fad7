#pragma once

#include "engine/library/library.h"

#include <wx/dialog.h>

#include <string>
#include <vector>

class wxButton;

namespace pampas::desktop {

class MapPreview;
class Notice;
class RevisionList;

/// Shows the revisions of a map in a library, with a picture of the one selected.
class RevisionsDialog : public wxDialog {
  public:
    /// What `ShowModal` returns when the user wants something of the revision selected.
    static constexpr int restore = wxID_REVERT;
    static constexpr int open_copy = wxID_OPEN;

    /// Throws `InputError` when there is no such map.
    RevisionsDialog(wxWindow* parent, library::Library library, std::string name);
    ~RevisionsDialog() override;

    /// Number of the revision selected.
    int revision() const;
    /// The map as it was then.
    const map::Map& map() const;

  private:
    wxSizer* buttons();
    void show_selected();

    library::Library library_;
    std::string name_;
    RevisionList* list_;
    MapPreview* preview_;
    Notice* notice_;
    wxButton* restore_ = nullptr;
    wxButton* open_ = nullptr;
};

} // namespace pampas::desktop
