#pragma once

#include "analysis/balance/series.h"
#include "analysis/prediction/features.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

#include <optional>

namespace pampas::desktop {

/// The games the user chose to play. Without a number of players, they are played separately with
/// each allowed number.
struct GamesChoice {
    balance::GameRequest game;
    balance::SeriesPlan plan{balance::usual_experiment()};
};

/// Options of a form.
struct GamesFormOptions {
    /// Whether to offer all numbers of players at once, as the first choice.
    bool every_number = false;
    bool mixed_tables = true;  ///< whether to offer different bots at one table
    bool until_verdict = true; ///< whether to offer stopping at the verdict
    bool by_strength = false;  ///< whether to offer games of stronger and weaker players too
    /// Lets the user pick a ruleset file and returns its path if readable. Without this function
    /// only the bundled rulesets are offered.
    std::function<std::optional<std::string>()> choose_rules = {};
    std::function<void()> changed = {}; ///< called after each change of the choice
    /// The bounds of the number of games; the default is what a verdict can need.
    Bounded<std::size_t> games =
        balance::SeriesPlan::games_bounds.usually(balance::SeriesPlan::games_for_verdict);
};

/// A form for choosing games.
class GamesForm : public wxPanel {
  public:
    explicit GamesForm(wxWindow* parent, GamesFormOptions options = {});

    /// Adapts the choices to a map with these details. Keeps the user's choices where possible.
    void set_map(const map::Details& map);
    /// The games chosen.
    GamesChoice choice() const;
    /// What is chosen, in short: `4 learned players, 20 000 games`.
    wxString summary() const;

  private:
    /// A ruleset and the name or path to read it again.
    struct OfferedRules {
        std::string name;
        rules::Ruleset rules;
    };

    std::vector<Field> fields();
    Field players_field();
    Field rules_field();
    Field bots_field();
    Field strength_field();
    /// The bot of each seat of a mixed table, otherwise the only one.
    std::vector<std::string> bots() const;
    Field seed_field();
    const rules::Ruleset& ruleset() const;
    void choose_rules(int chosen);
    /// Chooses these rules and offers them from now on.
    void offer(OfferedRules rules);
    /// Every number of players (0) or a single one, as rules and map allow.
    std::vector<Option<int>> offered_players() const;
    /// Chooses a number of players that rules and map allow.
    void choose_players();
    bool is_mixed() const { return bot_.empty(); }

    GamesFormOptions options_;
    balance::SeriesPlan plan_; ///< without number of games and bots
    std::size_t games_;
    int players_ = 0; ///< 0 means every allowed number
    std::optional<map::PlayerRange> meant_for_;
    std::optional<std::string> ruleset_of_map_;
    int wanted_players_; ///< the user's choice, or the default
    std::vector<OfferedRules> offered_rules_;
    int chosen_rules_ = 0;
    std::string bot_;                ///< on all seats; empty for a mixed table
    std::vector<std::string> seats_; ///< bots of a mixed table
    Form form_;
};

/// A prediction for games before they are played; the tooltip tells its reliability. Hidden without
/// a prediction.
class PredictionLine : public WrappedText {
  public:
    explicit PredictionLine(wxWindow* parent);

    /// Predicts the chosen games. `features` are those of the map, empty if it is unplayable. Some
    /// bots and rules have no prediction.
    void predict(const std::optional<prediction::Features>& features, const GamesChoice& choice);
};

} // namespace pampas::desktop
