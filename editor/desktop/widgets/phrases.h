#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/datetime.h>

#include <string>

namespace pampas::desktop {

/// Describes a UTC time (`2024-05-01T12:34:56Z`) in local time relative to `now`: `today 14:34`,
/// `yesterday 9:10`, `1 May 2024`. Any other text is returned unchanged.
wxString said_time(const std::string& utc, const wxDateTime& now = wxDateTime::Now());

/// The size of a map as counted by a client (R1.6): `19 x 39 = 741 of 1760`, without the last part
/// if the client has no limit.
std::string size_figure(const map::Map& map, const legality::Client& client);

/// Whether the map has more spaces than the client accepts.
bool too_large(const map::Map& map, const legality::Client& client);
/// A sentence for a designer whose map is too large for the client.
std::string too_large_text(const legality::Client& client);

/// Translates texts of wxWidgets and the system, such as those on buttons and in file dialogs. Call
/// once there is a display.
void translate_stock_words();

} // namespace pampas::desktop
