#include "editor/desktop/frame/frame.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "engine/formats/bundled_map.h"

#include <algorithm>

// What the first page of the window offers.
namespace pampas::desktop {

WelcomePage::Actions Frame::welcome_actions() {
    const auto openings = std::ranges::find(overlays::kinds(), "openings", &overlays::Kind::name);
    const auto open_example = [this] { files_.open_new(formats::bundled_map("two-corrals")); };
    return {.make_new = [this] { files_.make_new(); },
            .look =
                [this, open_example, openings] {
                    open_example();
                    panes_.show(analysis_);
                    measures_->choose(&*openings);
                    actions_->refresh();
                },
            .play =
                [this, open_example] {
                    open_example();
                    panes_.show(simulation_);
                    games_->toggle();
                },
            .look_up = [this] { help_.explain(nullptr); },
            .open_file = [this] { files_.ask_open(); },
            .open_bundled = [this](map::Map map) { files_.open_new(std::move(map)); },
            .open_recent = [this](const session::Place& place) { open(place); },
            .leave = {},
            .show_at_start = {}};
}

} // namespace pampas::desktop
