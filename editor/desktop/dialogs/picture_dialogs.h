#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/backdrop.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/workers/analysis_worker.h"
#include "editor/picture/sheet.h"

#include <functional>
#include <memory>

namespace pampas::desktop {

class PicturePreview;

/// The overlay on a picture of a map: none, the one on the map at the moment, or a measure, which a
/// worker takes in the background.
class ChosenOverlay {
  public:
    /// `name` is the chosen one: a name of `overlays::kinds()`, `seen` or empty; it and `subject`
    /// outlive this. Calls `made` when the overlay of a measure is there.
    ChosenOverlay(const PictureSubject& subject, std::string& name, std::function<void()> made);

    /// A field to choose the overlay.
    Field field(std::function<bool()> enabled);
    /// The overlay; nothing while it is being made.
    const std::optional<overlays::Overlay>& overlay() const { return overlay_; }

  private:
    void choose(const std::string& name);
    void measure(const overlays::Kind& kind);
    void on_measured(const Measured& found);

    const PictureSubject& subject_;
    std::string& name_;
    std::function<void()> made_;
    std::optional<overlays::Overlay> overlay_;
    std::size_t request_ = 0;                ///< the latest one
    std::unique_ptr<AnalysisWorker> worker_; ///< null until a measure is chosen
};

/// When the fields for a picture are enabled; without a function, always.
struct PictureUse {
    std::function<bool()> look = {}; ///< also for coordinates
    std::function<bool()> title = {};
    std::function<bool()> overlay = {};
};

/// Fields for what a picture shows besides the map's spaces, on paper or not.
std::vector<Field> picture_fields(PictureChoices& choices, ChosenOverlay& overlay,
                                  const PictureUse& use = {});

/// Fields for sheets of paper to join; hidden unless `shown`.
std::vector<Field> paper_fields(PaperChoices& choices, const std::function<bool()>& shown);

/// A field for a kind of paper, by its title.
Field paper_field(std::string& title);

/// A field for the orientation of sheets.
Field orientation_field(paper::Orientation& orientation);

/// Asks how to print a map on paper, and shows it.
class PrintDialog : public FormDialog {
  public:
    /// Begins with the choices of the last time; `footer` is the text of a footer.
    PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                const PrintChoices& last);

    /// What the user wants to print.
    Print answer() const { return {choices_, sheet()}; }

  private:
    Judgement judge() override;
    /// The sheet for the choices.
    picture::Sheet sheet() const;
    picture::Sheet turned(const picture::Sheet& upright) const;

    PictureSubject subject_;
    std::string footer_;
    PrintChoices choices_;
    ChosenOverlay overlay_;
    PicturePreview* preview_;
};

/// Asks how a picture to trace from lies on the map, and shows it there at once. It leaves the map
/// open to the user.
class BackdropDialog : public FormDialog {
  public:
    /// Calls `changed` after every change, and `end` when the user keeps the placement (true) or
    /// gives it up; the caller then destroys the dialog.
    BackdropDialog(wxWindow* parent, const Placement& placement,
                   std::function<void(const Placement&)> changed,
                   const std::function<void(bool kept)>& end);

    /// Shows a placement that was changed elsewhere; calls nothing.
    void set_placement(const Placement& placement);

  private:
    Judgement judge() override;

    Placement placement_;
    Placement shown_;
    std::function<void(const Placement&)> changed_;
};

} // namespace pampas::desktop
