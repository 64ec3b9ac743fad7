#pragma once

#include "analysis/legality/legality.h"
#include "editor/desktop/context/context.h"

#include <wx/panel.h>

#include <optional>
#include <vector>

class wxChoice;
class wxStaticText;

namespace pampas::desktop {

class CureBar;
class FindingList;

/// What keeps the current map from being legal for the client, and what else its designer should
/// know. Says nothing of a map that is hidden.
class FindingsPanel : public wxPanel {
  public:
    /// `context` outlives it.
    FindingsPanel(wxWindow* parent, Context& context);

    /// Shows what was found, what is new and bad in sight; points at nothing any more. Cheap when
    /// little has changed.
    void set_findings(const std::vector<findings::Finding>& found);
    /// Those that are listed.
    const std::vector<findings::Finding>& findings() const;

    /// The tone of the worst, or that all is good; none when silent.
    std::optional<Tone> tone() const;

    /// How many there are: `2 errors, 1 warning`, or `Legal, 1 warning` without errors.
    wxString summary() const;
    /// What would mend the finding that is picked; empty when nothing obvious would.
    wxString cure() const;

    /// For a menu: the next finding, the one before, and mending the one that is picked.
    ActionGroup actions();

  private:
    void choose_client();
    /// Shows what was found about the current map for the client.
    void refresh();
    void pick(std::size_t row);
    /// Picks the finding after the one that is picked, or before, round the list.
    void pick_next(bool forwards);
    std::optional<legality::Cure> find_cure() const;
    void offer_cure();
    void apply_cure();
    void say_summary();

    Context& context_;
    wxStaticText* summary_;
    wxChoice* client_;
    FindingList* list_;
    CureBar* cure_;
    std::optional<std::size_t> picked_; ///< the row pointed at
    /// How often it was picked again: each time shows its next space.
    std::size_t times_picked_ = 0;
    Connection checked_;
};

} // namespace pampas::desktop
