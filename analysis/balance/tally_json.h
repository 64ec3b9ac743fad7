#pragma once

#include "analysis/balance/board_tally.h"
#include "engine/formats/json_value.h"

namespace pampas::balance {

/// A tally of whole deals as JSON (editor/campaign#parts): what games added up, by subject.
formats::JsonValue::Json tally_json(const BoardTally& tally);

/// Adds a tally that was written to one of the same game and pairing. Throws `InputError` naming
/// the place when the JSON is not of the tally's shape, or does not agree with itself; then `tally`
/// is of no use any more.
void add_tally(const formats::JsonValue& json, BoardTally& tally);

} // namespace pampas::balance
