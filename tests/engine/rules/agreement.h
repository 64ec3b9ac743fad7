#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/state.h"
#include "tests/engine/rules/plain_game.h"

#include <string>
#include <vector>

/// Expectations that the engine and the plain rules agree on a game. Each counts again from the
/// plain game, and fails the running test where the engine differs.
namespace pampas::testing {

/// An action in words, for messages.
std::string text(const rules::Action& action, const PlainBoard& board);

/// Every action the engine lists, kind by kind, in its order.
std::vector<rules::Action> listed(const rules::State& state);

/// Whose turn it is, round, money, supplies, cards and scorings. Quick.
void expect_same_course(const rules::State& state, const PlainGame& game);

/// No card, tile, chip or hacienda has been lost or added since set-up.
void expect_nothing_lost(const rules::State& state, const PlainGame& game);

/// What lies on every space, every chain and herd, and everything counted along with the tiles.
void expect_same_board(const rules::State& state, const PlainGame& game);

/// The list of legal actions, and that all other actions are refused: of those, tries up to `most`,
/// drawn from the stream if there are more.
void expect_same_actions(const rules::State& state, const PlainGame& game, std::size_t most,
                         chance::Stream& stream);

/// That redealing what the seat to move cannot see changes neither its view nor any sizes. Returns
/// the redealt state.
rules::State expect_same_view_redealt(const rules::State& state, chance::Stream& stream);

} // namespace pampas::testing
