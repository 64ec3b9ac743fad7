#pragma once

#include "analysis/wording/moves.h"
#include "editor/picture/export.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <string>
#include <vector>

/// A part of a game as an animated picture.
namespace pampas::picture {

/// The longest side of the board in an animated picture, in pixels, so that files stay small.
inline constexpr int longest_animated = 1600;

/// It has at most so many images.
inline constexpr std::size_t most_images = 400;

/// What an animated picture shows.
struct Animation {
    std::size_t from = 0; ///< the number of the action after which it begins
    std::size_t to = 0;   ///< and ends; not before `from`, and the game has as many
    wording::Viewer viewer = {};
    /// How the board looks; the background is opaque. Without a width, hexes have the size of other
    /// pictures or, on large boards, one at which the board has a moderate size.
    ExportOptions picture = {};
};

/// The numbers of the actions after which the game is shown: all in the range or, if these are
/// more than `most_images`, those that end turns. Throws `InputError` if these are too many, too.
std::vector<std::size_t> shown_actions(const wording::Playback& playback,
                                       const Animation& animation);

/// The bytes of a WebP file that plays over and over. Below the board stands in words what happens,
/// and what each seat has. Ends of turns are shown longer than actions, those of rounds still
/// longer, and scorings and the last image longest. Throws `InputError` for too large a picture,
/// `simulation::Abandoned` when the run stops; its steps are the images.
std::string webp(const wording::Playback& playback, const Animation& animation,
                 const simulation::RunControl& control = {});

} // namespace pampas::picture
