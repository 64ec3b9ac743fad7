#pragma once

#include "editor/picture/art.h"

#include <string_view>

namespace pampas::picture {

/// Reads the part of SVG that `resources/art/README.md` describes. Throws `InputError` for anything
/// else.
Art read_art(std::string_view svg);

} // namespace pampas::picture
