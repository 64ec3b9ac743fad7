#pragma once

#include "editor/picture/sheet.h"
#include "engine/map/map.h"

#include <wx/print.h>

namespace pampas::desktop {

/// A map on a sheet, for a printer. The sheet takes the size of the paper that is in the printer.
class MapPrintout : public wxPrintout {
  public:
    MapPrintout(const wxString& title, map::Map map, picture::Sheet sheet);

    bool OnPrintPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;

  private:
    map::Map map_;
    picture::Sheet sheet_;
};

/// Asks which printer, and prints there. False when nothing is printed.
bool print(wxWindow* parent, const wxString& title, const map::Map& map,
           const picture::Sheet& sheet);

} // namespace pampas::desktop
