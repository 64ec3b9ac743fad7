#include "editor/desktop/table/shown_position.h"

#include "editor/desktop/canvas/canvas.h"
#include "editor/picture/pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace pampas::desktop {
namespace {

/// What an action brought, where it was done.
std::vector<picture::Bubble> earned(const rules::Board& board, const wording::Step& step) {
    const auto pesos = wording::earned(step);
    return pesos ? std::vector<picture::Bubble>{{board.at(step.action.cell()),
                                                 fmt::format("+{}", *pesos)}}
                 : std::vector<picture::Bubble>();
}

} // namespace

ShownPosition show_position(Canvas& canvas, const wording::Playback& playback, std::size_t at) {
    at = std::min(at, playback.actions());
    ShownPosition position{playback.after(at)};
    if (at > 0) {
        position.changes = rules::changes(playback.after(at - 1), position.state);
    }
    canvas.show_pieces(
        picture::pieces_of(position.state.position(), rules::waters_laid(playback.steps(at))));
    canvas.outline(Outline::Cursor, position.changes.spaces);
    canvas.show_bubbles(at == 0 ? std::vector<picture::Bubble>()
                                : earned(playback.game().board(), playback.step(at)));
    return position;
}

} // namespace pampas::desktop
