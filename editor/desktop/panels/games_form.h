#pragma once

#include "analysis/balance/series.h"
#include "analysis/prediction/features.h"
#include "editor/desktop/widgets/fields.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>
#include <wx/stattext.h>

#include <optional>

namespace pampas::desktop {

/// Games to play, as the user chose them. Without a number of players they are played with each
/// number, separately.
struct GamesChoice {
    balance::GameRequest game;
    balance::SeriesPlan plan{balance::usual_experiment()};
};

/// What a form offers.
struct GamesFormOptions {
    bool every_number =
        false; ///< whether to offer all numbers of players at once, as the first choice
    bool mixed_tables = true;  ///< whether to offer different bots at one table
    bool until_verdict = true; ///< whether to offer to stop at the verdict
    /// Asks for a ruleset in a file and returns the path of a readable one, or none. Without this
    /// function only the included rulesets are offered.
    std::function<std::optional<std::string>()> choose_rules = {};
    std::function<void()> changed = {}; ///< called when the choice has changed
    /// The bounds of the number of games; the usual number is what a verdict can need.
    Bounded<std::size_t> games =
        balance::SeriesPlan::games_bounds.usually(balance::SeriesPlan::games_for_verdict);
};

/// Fields to choose games in.
class GamesForm : public wxPanel {
  public:
    explicit GamesForm(wxWindow* parent, GamesFormOptions options = {});

    /// Offers what suits a map with these details. Keeps the user's choices where they still suit.
    void set_map(const map::Details& map);
    GamesChoice choice() const;

  private:
    /// A ruleset, and the name by which it is read again.
    struct OfferedRules {
        std::string name;
        rules::Ruleset rules;
    };

    std::vector<Field> fields();
    Field players_field();
    Field rules_field();
    Field bots_field();
    Field seed_field();
    const rules::Ruleset& ruleset() const;
    void choose_rules(int chosen);
    /// Chooses these rules, and offers them from now on.
    void offer(OfferedRules rules);
    /// Every number of players (0) or one, as the rules and the map allow.
    std::vector<Option<int>> offered_players() const;
    /// Chooses a number of players that the rules and the map allow.
    void choose_players();
    bool is_mixed() const { return bot_.empty(); }

    GamesFormOptions options_;
    balance::SeriesPlan plan_; ///< except its games and bots
    std::size_t games_;
    int players_ = 0; ///< 0: every number there is
    std::optional<map::PlayerRange> meant_for_;
    std::optional<std::string> ruleset_of_map_;
    int wanted_players_; ///< the number that the user chose, or the usual one
    std::vector<OfferedRules> offered_rules_;
    int chosen_rules_ = 0;
    std::string bot_;                ///< of all seats; empty: a mixed table
    std::vector<std::string> seats_; ///< of a mixed table
    Form form_;
};

/// A prediction for games before they are played, with its reliability as the tip. Hidden when
/// there is none.
class PredictionLine : public wxStaticText {
  public:
    explicit PredictionLine(wxWindow* parent);

    /// Predicts the chosen games. `features` are those of the map; none: it cannot be played on.
    /// There is no prediction for some bots and rules.
    void predict(const std::optional<prediction::Features>& features, const GamesChoice& choice);
};

} // namespace pampas::desktop
