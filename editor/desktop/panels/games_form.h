#pragma once

#include "analysis/balance/series.h"
#include "editor/desktop/widgets/fields.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// Which games are to be played. Their number and who plays are always chosen; no number of players
/// stands for every number there is, at tables of their own.
struct GamesChoice {
    balance::GameRequest game;
    balance::SeriesPlan plan{balance::usual_experiment()};
};

/// What a form lets be chosen.
struct GamesFormOptions {
    bool every_number = false; ///< of players, as well as one; every number comes first
    bool mixed_tables = true;  ///< bots that differ
    bool until_verdict = true; ///< whether to stop there
    /// Asks for a ruleset in a file; gives the path of one that can be read, or none. Without it
    /// only rulesets that come along are offered.
    std::function<std::optional<std::string>()> choose_rules = {};
    std::function<void()> changed = {}; ///< another choice is made
    /// How many games there may be; at first as many as a verdict can need.
    Bounded<std::size_t> games =
        balance::SeriesPlan::games_bounds.usually(balance::SeriesPlan::games_for_verdict);
};

/// Fields to choose games in.
class GamesForm : public wxPanel {
  public:
    explicit GamesForm(wxWindow* parent, GamesFormOptions options = {});

    /// Offers what a map that says this is meant for; keeps what was chosen where that is so.
    void set_map(const map::Details& map);
    GamesChoice choice() const;

  private:
    /// A ruleset, and how it is named to be read again.
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
    /// Chooses the ruleset of a file, which is offered from now on.
    void offer_file(const std::string& path);
    /// Every number of players (0) or one, as the rules and the map allow.
    std::vector<Option<int>> offered_players() const;
    /// The rules or the map have changed: other numbers of players may be possible.
    void choose_players();
    bool is_mixed() const { return bot_.empty(); }

    GamesFormOptions options_;
    balance::SeriesPlan plan_; ///< but for its games and bots
    std::size_t games_;
    int players_ = 0; ///< 0: every number there is
    std::optional<map::PlayerRange> meant_for_;
    std::optional<std::string> ruleset_of_map_;
    int wanted_players_; ///< what the user chose, or the usual
    std::vector<OfferedRules> offered_rules_;
    int chosen_rules_ = 0;
    std::string bot_;                ///< for all; empty: a mixed table
    std::vector<std::string> seats_; ///< of a mixed table
    Form form_;
};

} // namespace pampas::desktop
