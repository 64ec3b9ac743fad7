#pragma once

#include "editor/desktop/experiments/gallery_form.h"

#include <wx/dialog.h>

#include <functional>
#include <memory>
#include <optional>

class wxButton;
class wxGauge;
class wxSizer;
class wxStaticText;

namespace pampas::desktop {

class MadeMaps;
class MapPreview;
class Notice;

/// Makes maps beside the work on the open one, and shows them, so that one can be opened. Closed,
/// it ends the making at once.
class GalleryWindow : public wxDialog {
  public:
    struct Hooks {
        std::function<const map::Map&()> open_map; ///< that others can be like
        std::function<const legality::Client&()> client;
        std::function<void(map::Map)> open; ///< the user wants to work on this one
    };

    GalleryWindow(wxWindow* parent, Hooks hooks);
    ~GalleryWindow() override;

    bool running() const { return run_.has_value(); }
    /// What was made last; null: nothing yet.
    const std::shared_ptr<const generation::Found>& found() const { return found_; }

  private:
    /// Maps that are being made.
    struct Run {
        GalleryProgress progress = {};
        std::stop_source enough = {};
        bool is_fair = false; ///< games pick them out
        bool stopping = false;
    };

    void lay_out();
    wxSizer* left_column();
    void toggle();
    void begin();
    void end();
    void on_progress(const GalleryProgress& progress);
    void finish(const GalleryProgress& progress);
    void show_state();
    void show_chosen();
    void open_chosen();
    wxString state_text() const;

    Hooks hooks_;
    GalleryForm* form_;
    wxButton* make_;
    wxGauge* gauge_;
    wxStaticText* status_;
    Notice* notice_;
    MadeMaps* maps_;
    MapPreview* preview_;
    wxButton* open_;
    std::optional<Run> run_;
    std::shared_ptr<const generation::Found> found_;
    std::size_t wanted_ = 0; ///< maps
    GalleryRunner runner_;   ///< the last member: it tells the others
};

} // namespace pampas::desktop
