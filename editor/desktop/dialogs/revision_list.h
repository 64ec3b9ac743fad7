#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "engine/library/library.h"

#include <vector>

namespace pampas::desktop {

/// The revisions of a map as rows: number, when it was saved, its note.
class RevisionList : public RowList {
  public:
    RevisionList(wxWindow* parent, Actions actions, std::vector<library::Revision> revisions);

    const std::vector<library::Revision>& revisions() const { return revisions_; }

  private:
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;

    std::vector<library::Revision> revisions_;
};

} // namespace pampas::desktop
