#pragma once

#include <wx/datetime.h>

#include <string>

namespace pampas::desktop {

/// A time in UTC (`2024-05-01T12:34:56Z`) as people here say it at the time `now`: `today 14:34`,
/// `yesterday 9:10`, `1 May 2024`. Anything else is given back as it is.
wxString said_time(const std::string& utc, const wxDateTime& now = wxDateTime::Now());

} // namespace pampas::desktop
