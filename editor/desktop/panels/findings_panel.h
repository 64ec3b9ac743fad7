#pragma once

#include "analysis/legality/cure.h"
#include "analysis/legality/legality.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/tone.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <vector>

class wxChoice;
class wxStaticText;

namespace pampas::desktop {

class CureBar;
class FindingList;

/// What keeps the map from being legal for a client, and what else its designer should know.
class FindingsPanel : public wxPanel {
  public:
    struct Actions {
        /// Points at the spaces of a finding, or at none any more; `look_at`, one of them, is to be
        /// scrolled into view.
        std::function<void(const std::vector<hex::Coordinate>& spaces,
                           std::optional<hex::Coordinate> look_at)>
            point;
        /// The user wants to know what another client says.
        std::function<void(const legality::Client&)> choose_client;
        /// What would mend a finding of the map as it is.
        std::function<std::optional<legality::Cure>(const findings::Finding&)> cure;
        /// The user wants it mended so.
        std::function<void(const legality::Cure&)> apply;
    };

    FindingsPanel(wxWindow* parent, Actions actions);

    /// The client that is chosen; at first the default one.
    const legality::Client& client() const;
    /// Chooses the client of this name, if there is one; calls no action.
    void set_client(const std::string& name);

    /// Shows what was found for `client()`, what is new and bad in sight; points at nothing any
    /// more. Cheap when little has changed.
    void set_findings(std::vector<findings::Finding> found);
    /// Shows none and says of no map that it is legal, until there are findings again.
    void fall_silent();
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
    void pick(std::size_t row);
    /// Picks the finding after the one that is picked, or before, round the list.
    void pick_next(bool forwards);
    std::optional<legality::Cure> find_cure() const;
    void offer_cure();
    void apply_cure();
    void say_summary();

    Actions actions_;
    wxStaticText* summary_;
    wxChoice* client_;
    FindingList* list_;
    CureBar* cure_;
    bool silent_ = false;
    std::optional<std::size_t> picked_; ///< the row pointed at
    /// How often it was picked again: each time shows its next space.
    std::size_t times_picked_ = 0;
};

} // namespace pampas::desktop
