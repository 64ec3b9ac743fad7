#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/experiments/gallery_parts.h"
#include "editor/desktop/experiments/made_maps.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/frame.h>

#include <functional>
#include <memory>
#include <optional>

class wxButton;
class wxChoice;
class wxKeyEvent;
class wxPanel;
class wxSizer;

namespace pampas::desktop {

class MapPreview;
class Notice;

/// Generates maps while the user goes on with the open one, and shows them; the user can open one.
/// Closing it ends the generation at once. The main window can lie in front of it.
class GalleryWindow : public wxFrame {
  public:
    /// `context` outlives it.
    GalleryWindow(wxWindow* parent, Context& context);
    ~GalleryWindow() override;

    bool running() const { return run_.is_running(); }
    /// The maps generated last; null: none yet.
    const generation::Found* found() const {
        return gallery_ == nullptr ? nullptr : &gallery_->found;
    }

  private:
    void lay_out();
    wxSizer* left_column();
    wxSizer* list_column();
    void on_key(wxKeyEvent& event);
    /// Makes room for the figures of the maps, as far as the screen has it.
    void grow();
    void toggle();
    void begin();
    void on_progress();
    void finish();
    void show_state();
    void show_chosen();
    void open_chosen();
    wxString state_text() const;

    Context& context_;
    wxPanel* ground_; ///< holds the controls
    GalleryForm* form_;
    ProgressRow row_;
    Notice* notice_;
    wxChoice* order_;
    MadeMaps* maps_;
    MapPreview* preview_;
    wxButton* open_;
    std::shared_ptr<const MadeGallery> gallery_;
    bool is_fair_ = false;   ///< games choose the fairest
    std::size_t wanted_ = 0; ///< maps
    Run<MadeGallery> run_;   ///< the last member: its thread uses the others
};

} // namespace pampas::desktop
