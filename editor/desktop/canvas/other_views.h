#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/context/context.h"

#include <wx/bitmap.h>
#include <wx/panel.h>

namespace pampas::desktop {

/// The whole map in a corner of the canvas, with an outline around what is in sight. A click or a
/// drag moves there. Hidden while the canvas shows the whole map.
class Minimap : public wxWindow {
  public:
    /// Canvas and context outlive it.
    Minimap(Canvas& canvas, Context& context);

    /// Updates it when another part of the map is in sight.
    void refresh_view();

    /// Whether the user wants it. The preferences keep this when the window closes.
    bool wanted() const { return wanted_; }
    void set_wanted(bool wanted);

    bool AcceptsFocus() const override { return false; }

  private:
    void refresh_map();
    void on_paint();
    void on_press(wxMouseEvent& event);
    void on_drag(wxMouseEvent& event);
    void move_to(wxPoint point);
    /// Places it in the lower right corner, as large as the map fits.
    void place();
    /// How the map lies in this window.
    picture::View view() const;
    /// What is in sight, in this window.
    wxRect in_sight() const;

    Canvas& canvas_;
    wxBitmap picture_; ///< invalid: to be painted
    bool wanted_ = true;
    Connections connections_;
};

/// A second view of the current map, with its own place and size. Users can paint here too. It
/// shows no overlay, so that users see terrain and figures side by side.
class SecondView : public wxPanel {
  public:
    /// `context` outlives it.
    SecondView(wxWindow* parent, Context& context);
    ~SecondView() override;

    Canvas& canvas() { return *canvas_; }

  private:
    Canvas* canvas_;
    CanvasController controller_;
    PointerInput pointer_;
    KeyboardInput keyboard_;
};

} // namespace pampas::desktop
