#pragma once

#include "editor/picture/view.h"

#include <cairo.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pampas::picture {

/// What the strip below the board of a game says.
struct Caption {
    /// What a seat has.
    struct Standing {
        std::string points;
        std::string pesos;
    };

    std::optional<int> seat = {}; ///< whose action it is about; empty: nobody's
    std::string words = {};       ///< what happened, in one line
    std::size_t at = 0;           ///< the number of the action
    std::size_t of = 0;           ///< the number of all actions
    std::vector<Standing> seats = {};
    std::optional<int> to_move = {}; ///< the seat whose turn it is; empty: the game is over
};

/// The height of the strip below a board of this width, both in pixels.
int caption_height(int width);

/// Draws the strip over this part of a picture with this background. Throws `InputError` when out
/// of memory.
void draw_caption(cairo_t* cairo, const Caption& caption, const Box& place,
                  const Colour& background);

} // namespace pampas::picture
