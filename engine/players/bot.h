#pragma once

#include "engine/chance/stream.h"
#include "engine/players/evaluation_context.h"
#include "engine/players/evaluation_weights.h"
#include "engine/players/greedy.h"
#include "engine/players/market_field.h"
#include "engine/players/search.h"
#include "engine/rules/state.h"

#include <optional>
#include <span>
#include <string_view>

namespace pampas::players {

/// What a bot is told before a game.
struct BotOptions {
    EvaluationWeights weights = balanced();
    SearchBudget budget = {};
    Ban ban = {}; ///< kept by players that plan greedily; others have no use for it
};

/// A way to play.
struct Bot {
    std::string_view name;
    /// What the seat to move does next. It looks at what its seat may know only. `fields` saves
    /// time and changes no plan.
    Plan (*plan)(const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
                 chance::Stream& stream);
    /// What users write before the name of a style that it is to play; nothing if it has no use for
    /// weights. Exactly one bot plays a style that is written alone.
    std::optional<std::string_view> style_prefix = {};
    /// Plays when nobody says who: strong, and fast. It keeps bans. Exactly one bot is.
    bool is_usual = false;
    bool searches = false; ///< plays as long as its budget lets it, so that games take their time
};

/// Those that have a file of their own.
Bot greedy_bot(), search_bot();

/// Every bot, in the order in which users are told of them.
std::span<const Bot> all_bots();

} // namespace pampas::players
