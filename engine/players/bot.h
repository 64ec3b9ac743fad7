#pragma once

#include "engine/chance/stream.h"
#include "engine/players/evaluation_context.h"
#include "engine/players/evaluation_weights.h"
#include "engine/players/greedy.h"
#include "engine/players/judge.h"
#include "engine/players/market_field.h"
#include "engine/players/search.h"
#include "engine/rules/state.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::players {

/// The options of a bot for a game.
struct BotOptions {
    EvaluationWeights weights = balanced();
    SearchBudget budget = {};
    Ban ban = {}; ///< obeyed by `greedy` and `learned`; others ignore it
    const LearnedValue* learned = nullptr;
    std::int64_t grain = 1; ///< as in `Judge`
    BeamOptions beam = {};

    Judge judge() const { return {weights, learned, grain}; }
};

/// A bot, a way of playing.
struct Bot {
    std::string_view name;
    /// What the seat to move does next, using only what the seat may know. `fields` is a cache and
    /// does not change plans.
    Plan (*plan)(const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
                 chance::Stream& stream);
    /// What users write before a variant of the bot, such as a style; empty optional if it has
    /// none. Exactly one bot has an empty prefix.
    std::optional<std::string_view> prefix = {};
    /// The options of the variant with the name after the prefix. Throws `InputError`.
    BotOptions (*variant)(const std::string& name) = nullptr;
    /// Whether this is the default bot: strong, fast and obeys bans. True for exactly one.
    bool is_usual = false;
    bool searches = false; ///< whether it uses its whole budget, so that games take long
    /// The options of the bot itself, where they are not the defaults.
    BotOptions (*usual)() = nullptr;
};

/// Bots defined in their own files.
Bot greedy_bot(), learned_bot(), search_bot();

/// The name of the bot that plays by the bundled learned value, and of that value as a judge.
inline constexpr std::string_view learned_name = "learned";

/// All bots, in the order shown to users.
std::span<const Bot> all_bots();

/// The names that `Lineup` accepts: bots and styles. Variants with a prefix (`search:STYLE`,
/// `learned:LEVEL`) are not listed.
std::vector<std::string> bot_names();

/// The bundled style with this name, or the one in the `.json` file at this path. Throws
/// `InputError`.
EvaluationWeights style_named(const std::string& name_or_path);

} // namespace pampas::players
