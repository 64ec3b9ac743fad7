#include "editor/desktop/table/seat_drawing.h"

#include "analysis/wording/words.h"
#include "editor/picture/seats.h"
#include "engine/language/number.h"

#include <fmt/format.h>
#include <wx/dc.h>
#include <wx/settings.h>
#include <wx/window.h>

namespace pampas::desktop {

wxColour wx_colour(const picture::Colour& colour) {
    const auto part = [](double value) { return static_cast<unsigned char>(value * 255); };
    return {part(colour.red), part(colour.green), part(colour.blue)};
}

void draw_disc(wxDC& dc, const wxWindow& window, const wxRect& place, int seat, bool is_to_move) {
    const picture::SeatColours& colours = picture::seat_colours[static_cast<std::size_t>(seat)];
    dc.SetBrush(wx_colour(colours.main));
    dc.SetPen(wxPen(is_to_move ? wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT)
                               : wx_colour(colours.dark),
                    window.FromDIP(is_to_move ? 3 : 1)));
    dc.DrawEllipse(place);
    dc.SetTextForeground(wx_colour(colours.word));
    dc.SetFont(window.GetFont().Bold());
    dc.DrawLabel(wxString::Format("%d", seat + 1), place, wxALIGN_CENTRE);
}

std::string seat_name(int seat) {
    return wording::capitalized(wording::seat(static_cast<std::size_t>(seat)));
}

std::string with_change(const std::string& figure, int change) {
    return change == 0
               ? figure
               : fmt::format("{} ({})", figure, language::localized(fmt::format("{:+}", change)));
}

} // namespace pampas::desktop
