#include "editor/picture/animation.h"

#include "editor/picture/caption.h"
#include "editor/picture/layout.h"
#include "editor/picture/marks.h"
#include "editor/picture/painter.h"
#include "editor/picture/webp_writer.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/rules/changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <numeric>
#include <optional>
#include <ranges>
#include <utility>

namespace pampas::picture {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using wording::Playback;

/// How long an image is shown, by what its action led to.
constexpr milliseconds of_action = 700ms;
constexpr milliseconds of_turn = 1100ms;
constexpr milliseconds of_round = 1500ms;
constexpr milliseconds of_scoring = 4000ms;
constexpr milliseconds of_end = 6000ms;

/// Boards are this large, in pixels, if their hexes would be larger than in other pictures.
constexpr int usual_longest = 800;

/// Around the spaces that an action has changed.
constexpr Highlight changed_mark{.line = {0.8, 0.11, 0.1}, .halo = white, .width = 2.5};

bool has(const std::vector<std::size_t>& numbers, std::size_t number) {
    return std::ranges::binary_search(numbers, number);
}

milliseconds duration_of(const Playback& playback, std::size_t at, const Animation& animation) {
    return at == animation.to             ? of_end
           : has(playback.scorings(), at) ? of_scoring
           : has(playback.rounds(), at)   ? of_round
           : has(playback.turns(), at)    ? of_turn
                                          : of_action;
}

Layout layout_of(const map::Map& map, const Animation& animation) {
    const Layout layout = layout_for(map, animation.picture);
    const int longest = std::max(layout.width, layout.height);
    if (!animation.picture.width) {
        return longest > usual_longest ? layout_within(map, usual_longest, usual_longest) : layout;
    }
    if (longest > longest_animated) {
        throw InputError(tr(
            "cannot make an animated picture of {} x {} pixels; width and height must be 1 to {}",
            layout.width, layout.height, longest_animated));
    }
    return layout;
}

/// Paints the images of an animation.
class Reel {
  public:
    Reel(const Playback& playback, const Animation& animation)
        : playback_(playback), animation_(animation), picture_(animation.picture),
          map_(rules::decided_map(playback.game().board(), playback.setup())),
          layout_(layout_of(map_, animation)), surface_(image(width(), height())),
          cairo_(context(surface_.get())), writer_(width(), height()) {}

    /// Adds the image after so many actions.
    void show(std::size_t at) {
        const rules::State state = playback_.after(at);
        Pieces pieces = pieces_of(state.position(), rules::waters_laid(playback_.steps(at)));
        const auto changed =
            shown_ ? differing(picture_.pieces, pieces) : std::vector<hex::Coordinate>();
        picture_.pieces = std::move(pieces);
        paint(cairo_.get(), painter_, map_, picture_, layout_);
        if (!changed.empty()) {
            outline(cairo_.get(), map_.grid(), layout_.view, changed, changed_mark);
        }
        draw_earnings(at);
        draw_caption(cairo_.get(), caption(state, at),
                     {0, layout_.height, width(), height() - layout_.height},
                     picture_.style.background);
        writer_.append(surface_.get(), duration_of(playback_, at, animation_));
        shown_ = at;
    }

    std::string finish() { return writer_.finish(); }

  private:
    int width() const { return layout_.width; }
    int height() const { return layout_.height + caption_height(layout_.width); }

    /// The numbers of the actions since the image before, the last one first.
    auto new_actions(std::size_t at) const {
        const std::size_t first = shown_ ? *shown_ : at - std::min<std::size_t>(at, 1);
        return std::views::iota(first + 1, at + 1) | std::views::reverse;
    }

    /// What actions earned, where they did.
    void draw_earnings(std::size_t at) {
        for (const std::size_t number : new_actions(at)) {
            if (const auto earned = wording::earned(playback_.step(number))) {
                draw_bubble(cairo_.get(), map_.grid(), layout_.view,
                            {playback_.game().board().at(playback_.step(number).action.cell()),
                             fmt::format("+{}", *earned)});
            }
        }
    }

    /// The action that an image is about: the latest one that did more than end a turn.
    std::size_t told(std::size_t at) const {
        const auto actions = new_actions(at);
        const auto found = std::ranges::find_if(actions, [this](std::size_t number) {
            return playback_.step(number).action.kind != rules::ActionKind::EndTurn;
        });
        return found == actions.end() ? at : *found;
    }

    /// What happened, and who did it.
    void tell(Caption& caption, const rules::State& state, std::size_t at) const {
        if (at == 0) {
            caption.words = tr("After the set-up.");
            return;
        }
        const auto more = wording::consequences(playback_.after(at - 1), state);
        if (!more.empty()) {
            caption.words = more.back();
            return;
        }
        const std::size_t number = told(at);
        caption.seat = playback_.step(number).seat;
        caption.words = wording::move(playback_.after(number - 1), playback_.step(number),
                                      playback_.after(number), animation_.viewer);
    }

    Caption caption(const rules::State& state, std::size_t at) const {
        Caption result{.at = at, .of = playback_.actions()};
        tell(result, state, at);
        for (int seat = 0; seat < state.players(); ++seat) {
            result.seats.push_back({wording::points(wording::points_if_over(state, seat)),
                                    wording::pesos(state.pesos(seat))});
        }
        if (!state.over()) {
            result.to_move = state.seat();
        }
        return result;
    }

    const Playback& playback_;
    const Animation& animation_;
    ExportOptions picture_; ///< with the pieces of the latest image
    map::Map map_;
    Layout layout_;
    Surface surface_;
    Context cairo_;
    Painter painter_;
    WebpWriter writer_;
    std::optional<std::size_t> shown_ = {}; ///< the latest image is after so many actions
};

} // namespace

std::vector<std::size_t> shown_actions(const Playback& playback, const Animation& animation) {
    const std::size_t count = animation.to - animation.from + 1;
    std::vector<std::size_t> shown;
    if (count <= most_images) {
        shown.resize(count);
        std::iota(shown.begin(), shown.end(), animation.from);
        return shown;
    }
    shown.push_back(animation.from);
    std::ranges::copy_if(playback.turns(), std::back_inserter(shown), [&](std::size_t turn) {
        return turn > animation.from && turn < animation.to;
    });
    shown.push_back(animation.to);
    if (shown.size() > most_images) {
        throw InputError(
            tr("an animated picture can show at most {} turns, not {}", most_images, shown.size()));
    }
    return shown;
}

std::string webp(const Playback& playback, const Animation& animation,
                 const simulation::RunControl& control) {
    const std::vector<std::size_t> shown = shown_actions(playback, animation);
    control.begin(simulation::RunState::Unit::Uncounted, shown.size());
    Reel reel(playback, animation);
    for (const std::size_t at : shown) {
        if (control.is_stopped()) {
            throw simulation::Abandoned();
        }
        reel.show(at);
        control.advance(1);
    }
    return reel.finish();
}

} // namespace pampas::picture
