#pragma once

#include "analysis/findings/finding.h"
#include "engine/files/input_error.h"
#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::legality {

/// A map on which games make no sense.
class NotPlayable : public InputError {
  public:
    using InputError::InputError;
};

/// The finding that makes games on the map meaningless: no market, land or pampas, or no market
/// that a herd can reach. Empty if the map can be played.
std::optional<findings::Finding> obstacle(const map::Map& map);

/// Throws `NotPlayable` with the obstacle and the map's `file` (empty if it has none).
void require_playable(const map::Map& map, const std::string& file = {});

/// What players of the map should know, whatever the client: errors and warnings that do not make
/// games meaningless.
std::vector<findings::Finding> warnings(const map::Map& map);

} // namespace pampas::legality
