#include "analysis/design/effort.h"

namespace pampas::design {

Effort::Effort(const simulation::RunControl& control, const std::stop_token& enough)
    : control_(control), on_stop_(control.stop, [this] { search_stop_.request_stop(); }),
      on_enough_(enough, [this] { search_stop_.request_stop(); }) {}

simulation::RunControl Effort::counting(const std::stop_token& stop) {
    const auto count = [this](std::size_t games) {
        games_ += games;
        if (control_.played) {
            control_.played(games);
        }
    };
    return {.stop = stop, .played = count, .abandon = control_.abandon};
}

} // namespace pampas::design
