#pragma once

#include "analysis/report/campaign/page.h"

namespace pampas::report {

/// A path as an address (RFC 3986).
std::string address_of(std::string_view path);

/// All tables of a campaign in one of the page, by gap, whose titles the reader clicks to sort it.
Html sortable_tables(const CampaignPage& page);

} // namespace pampas::report
