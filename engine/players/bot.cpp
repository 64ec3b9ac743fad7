#include "engine/players/bot.h"

#include "engine/files/input_error.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"
#include "engine/simulation/random_action.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::players {
namespace {

Plan random_plan(const rules::State& state, const BotOptions&, MarketFieldCache&,
                 chance::Stream& stream) {
    return {simulation::random_action(state, stream)};
}

} // namespace

std::span<const Bot> all_bots() {
    static const std::array all{Bot{"random", random_plan}, greedy_bot(), learned_bot(),
                                search_bot()};
    return all;
}

std::vector<std::string> bot_names() {
    std::vector<std::string> names;
    for (const Bot& bot : all_bots()) {
        names.emplace_back(bot.name);
    }
    std::ranges::transform(styles().begin() + 1, styles().end(), std::back_inserter(names),
                           &EvaluationWeights::name); // the first style is the default of bots
    return names;
}

EvaluationWeights style_named(const std::string& name_or_path) {
    const bool is_known =
        std::ranges::find(styles(), name_or_path, &EvaluationWeights::name) != styles().end();
    if (!is_known && !name_or_path.ends_with(".json")) {
        throw InputError(tr("unknown {} \"{}\"; expected one of {}, or a .json file", tr("bot"),
                            name_or_path, fmt::join(bot_names(), ", ")));
    }
    return formats::named<EvaluationWeights>(name_or_path, styles(), tr_later("bot"), read_style);
}

} // namespace pampas::players
