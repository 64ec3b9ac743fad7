#include "editor/desktop/widgets/said_time.h"

#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

wxString said_time(const std::string& utc, const wxDateTime& now) {
    wxDateTime time;
    if (!utc.ends_with("Z") || !time.ParseISOCombined(utc.substr(0, utc.size() - 1))) {
        return wx_text(utc);
    }
    time.MakeFromTimezone(wxDateTime::UTC);
    if (time.IsSameDate(now)) {
        return wx_text(tr("today {}", time.Format("%H:%M").utf8_string()));
    }
    if (time.IsSameDate(now - wxDateSpan::Day())) {
        return wx_text(tr("yesterday {}", time.Format("%H:%M").utf8_string()));
    }
    return time.Format(wx_text(tr("{} %b %Y", time.GetDay())));
}

} // namespace pampas::desktop
