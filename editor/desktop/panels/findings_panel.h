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

/// What keeps the current map from being legal for the client, and what else its designer should
/// know. Lists nothing while the map is hidden.
class FindingsPanel : public wxPanel {
  public:
    /// `context` outlives it.
    FindingsPanel(wxWindow* parent, Context& context);

    /// Shows these findings, a new error or warning in sight. Nothing is pointed at any longer.
    /// Fast when little has changed.
    void set_findings(const std::vector<findings::Finding>& found);
    /// The findings in the list.
    const std::vector<findings::Finding>& findings() const;

    /// The tone of the worst finding, or that all is good; none while the map is hidden.
    std::optional<Tone> tone() const;

    /// How many findings there are: `2 errors, 1 warning`, or `Legal, 1 warning` without errors.
    wxString summary() const;
    /// The obvious cure of the picked finding; empty when there is none.
    wxString cure() const;

    /// For a menu: the next finding, the previous one, and mending the picked one.
    std::vector<ActionGroup> actions();

  private:
    void choose_client();
    /// Shows the findings of the context.
    void refresh();
    void pick(std::size_t row);
    /// Picks the next or previous finding; wraps around at the ends of the list.
    void pick_next(bool forwards);
    std::optional<legality::Cure> find_cure() const;
    void offer_cure();
    void apply_cure();
    void say_summary();

    Context& context_;
    wxStaticText* summary_;
    wxChoice* client_;
    FindingList* list_;
    NoticeBar* cure_;                   ///< offers to mend the picked finding
    std::optional<std::size_t> picked_; ///< the picked row
    /// How often the same row was picked again; each time shows its next space.
    std::size_t times_picked_ = 0;
    Connection checked_;
};

} // namespace pampas::desktop
