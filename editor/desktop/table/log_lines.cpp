#include "editor/desktop/table/log_lines.h"

#include "engine/language/tr.h"

#include <utility>

namespace pampas::desktop {
namespace {

void add_consequences(std::vector<LogLine>& lines, const rules::State& before,
                      const rules::State& after, std::size_t action) {
    for (std::string& line : wording::consequences(before, after)) {
        lines.push_back({std::move(line), action});
    }
    for (const rules::Scoring& scoring : after.scorings().subspan(before.scorings().size())) {
        for (std::string& line : wording::scoring_by_category(scoring, after.players())) {
            lines.push_back({std::move(line), action, false, true});
        }
    }
}

} // namespace

std::vector<LogLine> log_lines(const wording::Playback& playback, wording::Viewer viewer) {
    std::vector<LogLine> lines{{tr("Round {}", 1), 0, true}};
    std::size_t action = 0;
    playback.walk(
        [&](const rules::State& before, const wording::Step& step, const rules::State& after) {
            ++action;
            lines.push_back({wording::move(before, step, after, viewer), action});
            add_consequences(lines, before, after, action);
            if (after.round() != before.round() && !after.over()) {
                lines.push_back({tr("Round {}", after.round()), action, true});
            }
        });
    return lines;
}

} // namespace pampas::desktop
