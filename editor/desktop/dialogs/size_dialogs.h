#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/dialogs/form_dialog.h"
#include "engine/hex/symmetry.h"
#include "engine/map/map.h"

#include <wx/window.h>

#include <functional>
#include <string>

namespace pampas::desktop {

/// Which corner, side or middle of a map stays in place when its size changes.
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
    void describe();
    void on_click(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void on_paint(wxPaintEvent& event);

    std::function<void()> changed_;
    Anchor anchor_{1, 1};
};

class MapPreview;
using SizedPreview = CaptionedPreview<MapPreview>;

/// Asks for the name, size, stagger and symmetry of a new map and shows what it will look like.
class NewMapDialog : public FormDialog {
  public:
    /// The dialog compares the size with the limits of `client`, and proposes this symmetry.
    NewMapDialog(wxWindow* parent, legality::Client client, const hex::Symmetry& symmetry = {});

    /// The map as described.
    map::Map map() const;
    /// The symmetry in which the map is to be painted.
    const hex::Symmetry& symmetry() const { return symmetry_; }

  private:
    Judgement judge() override;
    Field preset_field();
    Field shifted_field();
    Field symmetry_field();
    /// The spaces without an image under the symmetry.
    std::vector<hex::Coordinate> open() const;
    /// What to know about the symmetry on a board of this size; empty if it closes.
    wxString symmetry_text() const;

    legality::Client client_;
    std::string name_;
    hex::Grid grid_;
    map::Space fill_ = map::Space::Pampas;
    hex::Symmetry symmetry_;
    bool leaves_out_ = true; ///< spaces without an image are void
    SizedPreview* preview_;
};

/// Asks for a new size of a map, which part stays in place, and what new spaces become.
class ResizeDialog : public FormDialog {
  public:
    /// The dialog compares the size with the limits of `client`.
    ResizeDialog(wxWindow* parent, map::Map map, legality::Client client);

    /// The map in its new size. Neighbours stay neighbours.
    map::Map map() const { return reframed(fill_); }

  private:
    Judgement judge() override;
    map::Map reframed(map::Space fill) const;
    int cut_off() const;

    map::Map before_;
    legality::Client client_;
    int columns_;
    int rows_;
    map::Space fill_;
    AnchorPicker* anchor_ = nullptr;
    SizedPreview* preview_;
};

} // namespace pampas::desktop
