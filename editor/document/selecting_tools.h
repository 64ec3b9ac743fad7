#pragma once

#include "editor/document/tool.h"

#include <memory>

/// Tools that choose spaces. Declared for the list of tools only.
namespace pampas::document {

/// Chooses the rectangle that spans from the press to the release.
std::unique_ptr<Tool> make_select_rectangle();
/// Chooses what the pointer runs around.
std::unique_ptr<Tool> make_lasso();
/// Chooses the connected spaces that are of the same kind as the one pressed.
std::unique_ptr<Tool> make_wand();

} // namespace pampas::document
