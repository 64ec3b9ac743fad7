#include "editor/desktop/frame/map_printout.h"

#include "editor/desktop/widgets/pictures.h"

#include <wx/cmndata.h>
#include <wx/paper.h>

namespace pampas::desktop {
namespace {

wxPrintData print_data(const picture::Sheet& sheet) {
    const bool across = sheet.width > sheet.height;
    const auto tenths = [](double length) { return static_cast<int>(std::lround(10 * length)); };
    const wxSize upright(tenths(std::min(sheet.width, sheet.height)),
                         tenths(std::max(sheet.width, sheet.height)));
    wxPrintData result;
    result.SetOrientation(across ? wxLANDSCAPE : wxPORTRAIT);
    result.SetPaperId(wxThePrintPaperDatabase->GetSize(upright));
    return result;
}

} // namespace

MapPrintout::MapPrintout(const wxString& title, map::Map map, picture::Sheet sheet)
    : wxPrintout(title), map_(std::move(map)), sheet_(std::move(sheet)) {}

void MapPrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = *last = *from = *to = 1;
}

bool MapPrintout::OnPrintPage(int) {
    const picture::Context context = cairo_on_page(*GetDC());
    cairo_t* cairo = context.get();
    if (cairo == nullptr) {
        return false;
    }
    int width = 0;
    int height = 0;
    GetPageSizeMM(&width, &height);
    sheet_.width = width;
    sheet_.height = height;
    GetPageSizePixels(&width, &height);
    cairo_save(cairo);
    cairo_scale(cairo, width / sheet_.width, height / sheet_.height);
    picture::draw(cairo, map_, sheet_);
    cairo_restore(cairo);
    return true;
}

bool print(wxWindow* parent, const wxString& title, const map::Map& map,
           const picture::Sheet& sheet) {
    wxPrintDialogData settings(print_data(sheet));
    wxPrinter printer(&settings);
    MapPrintout printout(title, map, sheet);
    return printer.Print(parent, &printout, true);
}

} // namespace pampas::desktop
