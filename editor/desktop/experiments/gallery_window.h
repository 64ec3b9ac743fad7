#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/experiments/gallery_parts.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/dialog.h>

#include <functional>
#include <memory>
#include <optional>

class wxButton;
class wxSizer;

namespace pampas::desktop {

class MadeMaps;
class MapPreview;
class Notice;

/// Generates maps while the user goes on with the open one, and shows them; the user can open one.
/// Closing it ends the generation at once.
class GalleryWindow : public wxDialog {
  public:
    /// `context` outlives it.
    GalleryWindow(wxWindow* parent, Context& context);
    ~GalleryWindow() override;

    bool running() const { return run_.is_running(); }
    /// The maps generated last; null: none yet.
    const std::shared_ptr<const generation::Found>& found() const { return found_; }

  private:
    void lay_out();
    wxSizer* left_column();
    void toggle();
    void begin();
    void on_progress();
    void finish();
    void show_state();
    void show_chosen();
    void open_chosen();
    wxString state_text() const;

    Context& context_;
    GalleryForm* form_;
    ProgressRow row_;
    Notice* notice_;
    MadeMaps* maps_;
    MapPreview* preview_;
    wxButton* open_;
    std::shared_ptr<const generation::Found> found_;
    bool is_fair_ = false;       ///< games choose the fairest
    std::size_t wanted_ = 0;     ///< maps
    Run<generation::Found> run_; ///< the last member: its thread uses the others
};

} // namespace pampas::desktop
