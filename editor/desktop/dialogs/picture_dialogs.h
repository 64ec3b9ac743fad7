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

/// What lies over a picture of a map: nothing, what is seen over the map at the moment, or a
/// measure, which a worker takes meanwhile.
class ChosenOverlay {
  public:
    /// `name` is the one that is chosen, a name of `overlays::kinds()`, `seen` or nothing; it and
    /// `subject` outlive this. `made` is called when the overlay of a measure is there.
    ChosenOverlay(const PictureSubject& subject, std::string& name, std::function<void()> made);

    /// A field to choose it by.
    Field field(std::function<bool()> enabled);
    /// None while it is being made.
    const std::optional<overlays::Overlay>& overlay() const { return overlay_; }

  private:
    void choose(const std::string& name);
    void measure(const overlays::Kind& kind);
    void on_measured(const Measured& found);

    const PictureSubject& subject_;
    std::string& name_;
    std::function<void()> made_;
    std::optional<overlays::Overlay> overlay_;
    std::size_t request_ = 0;                ///< the last one
    std::unique_ptr<AnalysisWorker> worker_; ///< none before a measure is chosen
};

/// When fields for a picture are of use; without a rule they always are.
struct PictureUse {
    std::function<bool()> look = {}; ///< coordinates as well
    std::function<bool()> title = {};
    std::function<bool()> overlay = {};
};

/// Fields for what a picture shows beside the map's spaces, on paper or not.
std::vector<Field> picture_fields(PictureChoices& choices, ChosenOverlay& overlay,
                                  const PictureUse& use = {});

/// Fields for sheets of paper that are joined; there are none where they are not `shown`.
std::vector<Field> paper_fields(PaperChoices& choices, const std::function<bool()>& shown);

/// A field for a kind of paper, by its title.
Field paper_field(std::string& title);

/// A field for how sheets lie.
Field orientation_field(paper::Orientation& orientation);

/// Asks how a map is to stand on paper, and shows it.
class PrintDialog : public FormDialog {
  public:
    /// Begins with what was chosen last; `footer` is what a footer says.
    PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                const PrintChoices& last);

    /// What is to be printed.
    Print answer() const { return {choices_, sheet()}; }

  private:
    Judgement judge() override;
    /// The sheet as it is chosen.
    picture::Sheet sheet() const;

    PictureSubject subject_;
    std::string footer_;
    PrintChoices choices_;
    ChosenOverlay overlay_;
    PicturePreview* preview_;
};

/// Asks how a picture to trace from lies on the map, and shows it so meanwhile.
class BackdropDialog : public FormDialog {
  public:
    /// `changed` is called after every change.
    BackdropDialog(wxWindow* parent, const Placement& placement,
                   std::function<void(const Placement&)> changed);

  private:
    Judgement judge() override;

    Placement placement_;
    Placement shown_;
    std::function<void(const Placement&)> changed_;
};

} // namespace pampas::desktop
