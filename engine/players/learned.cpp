#include "engine/files/bounded.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/bot.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace pampas::players {
namespace {

/// How well a level sees: how many positions it keeps in mind, and how coarsely it rates them, in
/// logarithms of the odds to win.
struct Level {
    BeamOptions beam;
    double grain;
};

/// From level 1 on.
constexpr std::array levels{Level{{1, 1}, 1.0},     Level{{1, 1}, 0.7}, Level{{1, 1}, 0.5},
                            Level{{1, 1}, 0.3},     Level{{1, 2}, 0.2}, Level{{2, 2}, 0.2},
                            Level{{3, 2}, 0.0},     Level{{4, 3}, 0.0}, Level{{4, 3, 2}, 0.0},
                            Level{for_learned, 0.0}};

BotOptions options_of(const Level& level) {
    BotOptions options;
    options.learned = &LearnedValue::bundled();
    options.beam = level.beam;
    options.grain = 1 + static_cast<std::int64_t>(level.grain * (1 << LearnedValue::output_bits));
    return options;
}

BotOptions level_named(const std::string& name) {
    constexpr Bounded<int> bounds{1, static_cast<int>(levels.size())};
    int level = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), level);
    if (error != std::errc() || end != name.data() + name.size() || !bounds.holds(level)) {
        throw InputError(tr("unknown level \"{}\"; {} has levels {} to {}", name, learned_name,
                            bounds.least, bounds.most));
    }
    return options_of(levels[static_cast<std::size_t>(level - 1)]);
}

} // namespace

Bot learned_bot() {
    return {learned_name,
            [](const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
               chance::Stream&) {
                return greedy_plan(state, options.judge(), fields, options.beam, options.ban);
            },
            "learned:",
            level_named,
            true,
            false,
            [] { return options_of(levels.back()); }};
}

} // namespace pampas::players
