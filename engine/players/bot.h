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

/// The options of a bot for a game.
struct BotOptions {
    EvaluationWeights weights = balanced();
    SearchBudget budget = {};
    Ban ban = {}; ///< obeyed by greedy bots; others ignore it
};

/// A bot, a way of playing.
struct Bot {
    std::string_view name;
    /// What the seat to move does next, using only what the seat may know. `fields` is a cache and
    /// does not change plans.
    Plan (*plan)(const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
                 chance::Stream& stream);
    /// The prefix that users write before the name of a style for this bot; empty optional if it
    /// ignores weights. Exactly one bot has an empty prefix.
    std::optional<std::string_view> style_prefix = {};
    /// Whether this is the default bot: strong, fast and obeys bans. True for exactly one.
    bool is_usual = false;
    bool searches = false; ///< whether it uses its whole budget, so that games take long
};

/// Bots defined in their own files.
Bot greedy_bot(), search_bot();

/// All bots, in the order shown to users.
std::span<const Bot> all_bots();

} // namespace pampas::players
