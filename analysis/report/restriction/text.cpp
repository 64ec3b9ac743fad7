#include "analysis/report/ground/table.h"
#include "analysis/report/restriction/words.h"
#include "analysis/wording/words.h"

namespace pampas::report {

std::string restriction_text(const RestrictionReport& report) {
    std::string text =
        restriction_headline(report) + "\n" + wording::interruption_line(report.interrupted) + "\n";
    if (report.plays.empty()) {
        return text;
    }
    Rows rows{restriction_titles()};
    for (const balance::RestrictedPlay& play : report.plays) {
        rows.push_back(restriction_row(report, play));
    }
    text += table(rows) + "\n";
    for (const std::string& sentence : restriction_conclusions(report)) {
        text += sentence + "\n";
    }
    return text;
}

} // namespace pampas::report
