#pragma once

#include "editor/document/tool.h"

#include <memory>

/// Tools that paint. Declared for the list of tools only.
namespace pampas::document {

/// Paints wherever the pointer goes.
std::unique_ptr<Tool> make_brush();
/// Paints the connected spaces that are of the same kind as the one pressed.
std::unique_ptr<Tool> make_fill();
/// Paints the line, or the rectangle, that spans from the press to the release.
std::unique_ptr<Tool> make_line();
std::unique_ptr<Tool> make_rectangle();

} // namespace pampas::document
