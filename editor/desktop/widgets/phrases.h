#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/datetime.h>

#include <string>

namespace pampas::desktop {

/// A time in UTC (`2024-05-01T12:34:56Z`) in words, in local time as seen at `now`: `today 14:34`,
/// `yesterday 9:10`, `1 May 2024`. Any other text is returned unchanged.
wxString said_time(const std::string& utc, const wxDateTime& now = wxDateTime::Now());

/// The size of a map as a client counts it (R1.6): `19 x 39 = 741 of 1760`, without the last part
/// when the client has no limit.
std::string size_figure(const map::Map& map, const legality::Client& client);

/// Whether the map has more spaces than the client takes.
bool too_large(const map::Map& map, const legality::Client& client);
/// A sentence for a designer whose map is too large for the client.
std::string too_large_text(const legality::Client& client);

/// Translates the words that wxWidgets and the system bring along, such as those on buttons of
/// questions and in file dialogs. To be called once there is a display.
void translate_stock_words();

} // namespace pampas::desktop
