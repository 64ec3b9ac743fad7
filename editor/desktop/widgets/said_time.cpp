#include "editor/desktop/widgets/said_time.h"

#include "editor/desktop/widgets/text.h"

#include <array>

namespace pampas::desktop {
namespace {

// The system's own names would be in the language of its locale.
constexpr std::array months{tr_later("Jan"), tr_later("Feb"), tr_later("Mar"), tr_later("Apr"),
                            tr_later("May"), tr_later("Jun"), tr_later("Jul"), tr_later("Aug"),
                            tr_later("Sep"), tr_later("Oct"), tr_later("Nov"), tr_later("Dec")};

std::string month_name(wxDateTime::Month month) {
    return tr(months[static_cast<std::size_t>(month)]);
}

} // namespace

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
    return wx_text(tr("{day} {month} {year}", fmt::arg("day", time.GetDay()),
                      fmt::arg("month", month_name(time.GetMonth())),
                      fmt::arg("year", time.GetYear())));
}

} // namespace pampas::desktop
