#pragma once

#include "analysis/report/map/news.h"

#include <span>
#include <string>

namespace pampas::report {

/// The news as a list, a piece of a page (html.h).
std::string news_html(std::span<const News> news);

} // namespace pampas::report
