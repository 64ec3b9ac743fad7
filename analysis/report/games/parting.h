#pragma once

#include "analysis/wording/moves.h"

#include <cstddef>
#include <optional>

/// Where two games of the same deal part that are played on different boards.
namespace pampas::report {

/// The number of the first action in which two games differ: another action, the same on another
/// space, or with another outcome; or the first that only one of them has. Spaces are compared by
/// place, whatever the boards. Empty if no action differs.
std::optional<std::size_t> first_difference(const wording::Playback& one,
                                            const wording::Playback& other);

/// Whether both games are dealt the same cards. Those of the same deal may not be if the boards
/// have different numbers of undecided spaces, whose land is drawn before the cards.
bool are_dealt_alike(const wording::Playback& one, const wording::Playback& other);

} // namespace pampas::report
