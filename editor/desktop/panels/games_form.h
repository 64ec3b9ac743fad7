#pragma once

#include "analysis/balance/series.h"
#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;

namespace pampas::desktop {

class SeedField;

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
    std::function<void()> changed = {}; ///< who plays by which rules is another choice now
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
    void name_fields();
    void explain_fields();
    wxChoice* bots_choice();
    wxSizer* bot_fields();
    void lay_out();
    /// A ruleset, and how it is named to be read again.
    struct OfferedRules {
        std::string name;
        rules::Ruleset rules;
    };

    const OfferedRules& ruleset() const;
    void on_rules();
    /// Selects the ruleset of a file, which is offered from now on.
    void offer_file(const std::string& path);
    int players() const;
    bool is_mixed() const;
    /// The rules or the map have changed: other numbers of players may be possible.
    void offer_players();
    /// Shows a field for each player of a mixed table.
    void show_bots();
    void tell_change() const;

    GamesFormOptions options_;
    std::optional<map::PlayerRange> meant_for_;
    std::optional<std::string> ruleset_of_map_;
    int wanted_players_;                      ///< what the user chose, or the usual
    std::vector<int> offered_;                ///< numbers of players; 0 for every number
    std::vector<OfferedRules> offered_rules_; ///< as `rules_` lists them, before a file to choose
    int chosen_rules_ = 0;
    wxChoice* players_;
    wxChoice* rules_;
    wxChoice* bots_; ///< for all; the last item is a mixed table
    std::vector<wxChoice*> mixed_;
    wxSpinCtrl* games_;
    SeedField* seed_;
    wxCheckBox* until_verdict_; ///< null where there is no such choice
};

} // namespace pampas::desktop
