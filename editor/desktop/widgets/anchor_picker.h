#pragma once

#include <wx/window.h>

#include <functional>

namespace pampas::desktop {

/// Which corner, side or middle of a map stays where it is when the map gets another size.
struct Anchor {
    int column = 0; ///< 0 left, 1 middle, 2 right
    int row = 0;    ///< 0 top, 1 middle, 2 bottom

    friend bool operator==(const Anchor&, const Anchor&) = default;
};

/// A choice between the nine anchors, by mouse or arrow keys.
class AnchorPicker : public wxWindow {
  public:
    AnchorPicker(wxWindow* parent, std::function<void()> changed);

    const Anchor& anchor() const { return anchor_; }

  private:
    wxSize DoGetBestClientSize() const override;
    wxRect cell(Anchor at) const;
    void choose(Anchor anchor);
    void tell();
    void on_click(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void on_paint(wxPaintEvent& event);

    std::function<void()> changed_;
    Anchor anchor_{1, 1};
};

} // namespace pampas::desktop
