#pragma once

#include "analysis/legality/legality.h"
#include "editor/desktop/context/context.h"

#include <wx/panel.h>

#include <optional>
#include <vector>

class wxChoice;
class wxStaticText;

namespace pampas::desktop {

class FindingList;
class NoticeBar;

/// What makes the current map illegal for the client, and what else its designer should know. Empty
/// while the map is hidden.
class FindingsPanel : public wxPanel {
  public:
    /// `context` must outlive this object.
    FindingsPanel(wxWindow* parent, Context& context);

    /// Shows these findings, scrolls to a new error or warning, and stops highlighting spaces. Fast
    /// when little has changed.
    void set_findings(const std::vector<findings::Finding>& found);
    /// The findings shown.
    const std::vector<findings::Finding>& findings() const;

    /// The tone of the worst finding, or a good one without any; empty while the map is hidden.
    std::optional<Tone> tone() const;

    /// The counts of findings: `2 errors, 1 warning`, or `Legal, 1 warning` without errors.
    wxString summary() const;
    /// The obvious cure of the picked finding; empty if there is none.
    wxString cure() const;

    /// Menu actions: next finding, previous finding, cure of the picked one.
    std::vector<ActionGroup> actions();

  private:
    void choose_client();
    /// Shows the findings of the context.
    void refresh();
    void pick(std::size_t row);
    /// Picks the next or previous finding, wrapping around at the ends.
    void pick_next(bool forwards);
    std::optional<legality::Cure> find_cure() const;
    void offer_cure();
    void apply_cure();
    void say_summary();

    Context& context_;
    wxStaticText* summary_;
    wxChoice* client_;
    FindingList* list_;
    NoticeBar* cure_;                   ///< offers to fix the picked finding
    std::optional<std::size_t> picked_; ///< the picked row
    /// How often the same row was picked again; each time shows its next space.
    std::size_t times_picked_ = 0;
    Connection checked_;
};

} // namespace pampas::desktop
