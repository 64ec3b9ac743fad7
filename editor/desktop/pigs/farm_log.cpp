#include "editor/desktop/pigs/farm_log.h"

#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::desktop {
namespace {

std::string line(const pigs::State& before, const pigs::Playback::Step& step, bool is_hidden) {
    std::string text = is_hidden ? tr("choose in secret") : pigs::deed(step.action);
    if (const std::string gain = pigs::gain(before, step.action); !gain.empty()) {
        text += fmt::format(" ({})", gain);
    }
    if (!step.outcome.has_room) {
        text += fmt::format(", {}", tr("no room: back to the market"));
    }
    return tr("Seat {}: {}", step.seat + 1, text);
}

} // namespace

std::vector<LogLine> log_lines(const pigs::Playback& playback, pigs::Viewer viewer) {
    const pigs::State now = playback.after(playback.actions());
    std::vector<LogLine> lines{{pigs::turn_title(playback.after(0)), 0, true}};
    std::size_t action = 0;
    playback.walk([&](const pigs::State& before, const pigs::Playback::Step& step,
                      const pigs::State& after) {
        ++action;
        const bool is_choice = step.action.kind == pigs::ActionKind::Choose;
        const bool is_hidden =
            is_choice && before.round() == now.round() && pigs::is_hidden(now, step.seat, viewer);
        lines.push_back({line(before, step, is_hidden), action});
        for (std::string& consequence : pigs::consequences(before, step.action, after)) {
            lines.push_back({std::move(consequence), action, false, true});
        }
        const bool has_begun =
            before.phase() == pigs::Phase::Prepare && after.phase() != pigs::Phase::Prepare;
        if ((after.round() != before.round() || has_begun) && !after.over()) {
            lines.push_back({pigs::turn_title(after), action, true});
        }
    });
    return lines;
}

} // namespace pampas::desktop
