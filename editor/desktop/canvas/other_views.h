#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/context/context.h"

#include <wx/bitmap.h>
#include <wx/panel.h>

namespace pampas::desktop {
/// The whole map in a corner of the canvas, with what is in sight outlined: a click or a drag moves
/// there. Not there while the canvas itself shows the whole map.
class Minimap : public wxWindow {
  public:
    /// Both outlive it.
    Minimap(Canvas& canvas, Context& context);

    /// Another part of the map is in sight.
    void refresh_view();

    /// Whether it may be there at all; kept among the preferences when the window closes.
    bool wanted() const { return wanted_; }
    void set_wanted(bool wanted);

    bool AcceptsFocus() const override { return false; }

  private:
    void refresh_map();
    void on_paint();
    void on_press(wxMouseEvent& event);
    void on_drag(wxMouseEvent& event);
    void move_to(wxPoint point);
    /// As large as the map fits, in the lower right corner.
    void place();
    /// How the map lies in this window.
    picture::View view() const;
    /// What is in sight, in this window.
    wxRect in_sight() const;

    Canvas& canvas_;
    wxBitmap picture_; ///< none: to be painted
    bool wanted_ = true;
    Connections connections_;
};

/// The current map once more, elsewhere and at a size of its own; one paints here as well. Shows no
/// overlay, so that terrain and figures can be seen side by side.
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
