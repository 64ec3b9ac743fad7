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
        return "today " + time.Format("%H:%M");
    }
    if (time.IsSameDate(now - wxDateSpan::Day())) {
        return "yesterday " + time.Format("%H:%M");
    }
    return wxString::Format("%d ", time.GetDay()) + time.Format("%b %Y");
}

} // namespace pampas::desktop
