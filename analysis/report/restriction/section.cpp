#include "analysis/report/restriction/words.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

namespace pampas::report {

Html restriction_section(const RestrictionReport& report) {
    std::vector<std::vector<Html>> rows(1);
    for (const std::string& title : restriction_titles()) {
        rows.front().emplace_back(title);
    }
    for (const balance::RestrictedPlay& play : report.plays) {
        const auto cells = restriction_row(report, play);
        rows.emplace_back(cells.begin(), cells.end());
    }
    const std::string caption =
        restriction_headline(report) + ". " +
        wording::in_one_line(wording::interruption_line(report.interrupted));
    Html sentences;
    for (const std::string& sentence : restriction_conclusions(report)) {
        sentences += html("<p>{}</p>\n", sentence);
    }
    return html_section("restrictions", tr("What carries the game"),
                        html_table({caption, rows}) + sentences);
}

} // namespace pampas::report
