#pragma once

class wxMouseEvent;

namespace pampas::desktop {

class Canvas;

/// Moves the canvas as a turn of the wheel says: alone it enlarges at the pointer, with Shift or
/// Ctrl it moves the map.
void turn_wheel(Canvas& canvas, const wxMouseEvent& event);

} // namespace pampas::desktop
