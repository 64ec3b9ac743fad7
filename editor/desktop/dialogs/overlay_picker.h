#pragma once

#include "editor/desktop/dialogs/picture_choices.h"
#include "editor/desktop/workers/analysis_worker.h"

#include <wx/choice.h>

#include <memory>

namespace pampas::desktop {

/// A choice of what lies over a picture of a map: nothing, what is seen over the map at the moment,
/// or a measure, which is taken meanwhile.
class OverlayPicker : public wxChoice {
  public:
    /// `subject` outlives it; `changed` is told when another overlay is chosen, and when it is
    /// made.
    OverlayPicker(wxWindow* parent, const PictureSubject& subject, const std::string& chosen,
                  std::function<void()> changed);

    /// What is chosen, to be remembered: a name of `overlays::kinds()`, `seen` for what is seen
    /// over the map, or nothing.
    const std::string& name() const { return names_[static_cast<std::size_t>(GetSelection())]; }
    /// The overlay; none while it is being made.
    const std::optional<overlays::Overlay>& overlay() const { return overlay_; }

  private:
    void add(const std::string& name, const wxString& title);
    void choose();
    void measure(const overlays::Kind& kind);
    void on_measured(const Measured& found);

    const PictureSubject& subject_;
    std::function<void()> changed_;
    std::vector<std::string> names_; ///< of the entries
    std::optional<overlays::Overlay> overlay_;
    std::size_t request_ = 0;                ///< the last one
    std::unique_ptr<AnalysisWorker> worker_; ///< none before a measure is chosen
};

} // namespace pampas::desktop
