#include "editor/desktop/table/seen_game.h"

#include "analysis/wording/words.h"
#include "editor/game_page/game_page.h"
#include "editor/game_page/steps.h"
#include "editor/picture/animation.h"
#include "editor/picture/export.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/state.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

using simulation::RunControl;

constexpr const char* png_ending = ".png";

/// The position in a kind of picture file.
std::string picture_of(const SeenGame& seen,
                       std::string (*write)(const map::Map&, const picture::ExportOptions&)) {
    const wording::Playback& playback = *seen.playback;
    return write(rules::decided_map(playback.game().board(), playback.setup()),
                 {.style = seen.style, .pieces = game_page::pieces_after(playback, seen.at)});
}

std::string png_of(const SeenGame& seen, const RunControl&) {
    return picture_of(seen, picture::png);
}

std::string svg_of(const SeenGame& seen, const RunControl&) {
    return picture_of(seen, picture::svg);
}

std::string animated(const SeenGame& seen, std::size_t from, std::size_t to,
                     const RunControl& control) {
    return picture::webp(
        *seen.playback,
        {.from = from, .to = to, .viewer = seen.viewer, .picture = {.style = seen.style}}, control);
}

/// From the beginning of the round that the position belongs to, to that of the next one.
std::string round_of(const SeenGame& seen, const RunControl& control) {
    const auto& rounds = seen.playback->rounds();
    const auto next = std::ranges::upper_bound(rounds, seen.at);
    return animated(seen, *std::prev(next), next == rounds.end() ? seen.playback->actions() : *next,
                    control);
}

std::string game_of(const SeenGame& seen, const RunControl& control) {
    return animated(seen, 0, seen.playback->actions(), control);
}

std::string page_of(const SeenGame& seen, const RunControl&) {
    return game_page::page(*seen.playback, seen.players, {seen.at, seen.viewer}).markup();
}

} // namespace

std::vector<GameFile> game_files() {
    return {{{tr("Picture of the position"), {png_ending}}, png_of},
            {{tr("Drawing of the position"), {".svg"}}, svg_of},
            {{tr("Animated picture of this round"), {".webp"}}, round_of},
            {{tr("Animated picture of the whole game"), {".webp"}}, game_of},
            {{tr("Page that steps through the game"), {".html", ".htm"}}, page_of}};
}

std::filesystem::path proposed_file(const SeenGame& seen) {
    const std::string map = wording::shown_name(seen.playback->game().board().map().details().name);
    const std::string name = seen.number ? tr("{}, game {}, action {}", map, *seen.number, seen.at)
                                         : tr("{}, action {}", map, seen.at);
    return path_of(portable_name(name) + png_ending);
}

} // namespace pampas::desktop
