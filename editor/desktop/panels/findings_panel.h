#pragma once

#include "analysis/legality/legality.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/scrolled_panel.h"

#include <optional>
#include <vector>

class wxChoice;
class wxStaticText;

namespace pampas::desktop {

class FindingList;
class NoticeBar;

/// What makes the current map illegal for the client, what else is known about it from measures,
/// games and repairs, and what its designer may do next. Empty while the map is hidden.
class FindingsPanel : public ScrolledPanel {
  public:
    /// `context` must outlive this object.
    FindingsPanel(wxWindow* parent, Context& context);

    /// Shows these findings about the map's legality with what else is known, scrolls to a new
    /// error or warning, and stops highlighting spaces. Fast when little has changed.
    void set_findings(const std::vector<findings::Finding>& found);
    /// The findings about legality that are shown.
    const std::vector<findings::Finding>& findings() const { return findings_; }
    /// All that is shown, by row.
    const std::vector<NextStep>& steps() const;

    /// The tone of the worst of `findings`, or a good one without any; empty while the map is
    /// hidden.
    std::optional<Tone> tone() const;

    /// The counts of findings: `2 errors, 1 warning`, or `Legal, 1 warning` without errors.
    wxString summary() const;
    /// What is offered: about the picked row or, if none is picked, what leads on. Empty if
    /// nothing.
    wxString offer() const;

    /// Menu actions: next finding, previous finding, what is offered.
    std::vector<ActionGroup> actions();

  private:
    void choose_client();
    /// Shows the findings of the context.
    void refresh();
    void pick(std::size_t row);
    /// Picks the next or previous finding, wrapping around at the ends.
    void pick_next(bool forwards);
    /// All rows, worst first.
    std::vector<NextStep> all_steps();
    void show_offer();
    /// What `offer` is about; null if nothing.
    const NextStep* offered() const;
    void take_offer();
    /// The obvious cure of the picked row, if that is about legality.
    std::optional<legality::Cure> find_cure() const;
    void mend(const legality::Cure& cure);
    void say_summary();

    Context& context_;
    wxStaticText* summary_;
    wxChoice* client_;
    FindingList* list_;
    NoticeBar* offer_; ///< of what is offered
    std::vector<findings::Finding> findings_;
    std::optional<std::size_t> picked_; ///< the picked row
    /// How often the same row was picked again; each time shows its next space.
    std::size_t times_picked_ = 0;
    Connections connections_;
};

} // namespace pampas::desktop
