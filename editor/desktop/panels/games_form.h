#pragma once

#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxTextCtrl;

namespace pampas::desktop {

/// Which games are to be played.
struct GamesChoice {
    std::string ruleset; ///< its name
    int players = 2;
    std::vector<std::string> bots; ///< one for all, or one for each player
    int games = 1;                 ///< at most
    bool until_verdict = true;     ///< no more once the verdict is known
    std::uint64_t seed = 1;
};

/// Fields to choose games in.
class GamesForm : public wxPanel {
  public:
    explicit GamesForm(wxWindow* parent);

    /// Offers what a map that says this is meant for; keeps what was chosen where that is so.
    void set_map(const map::Details& map);
    GamesChoice choice() const;

  private:
    void name_fields();
    wxChoice* bots_choice();
    wxSizer* bot_fields();
    void lay_out();
    const rules::Ruleset& ruleset() const;
    int players() const;
    bool is_mixed() const;
    std::uint64_t seed() const;
    /// The rules or the map have changed: other numbers of players may be possible.
    void offer_players();
    /// Shows a field for each player of a mixed table.
    void show_bots();

    std::optional<map::PlayerRange> meant_for_;
    std::optional<std::string> ruleset_of_map_;
    int wanted_players_ = 4; ///< what the user chose, or the usual
    wxChoice* players_;
    wxChoice* rules_;
    wxChoice* bots_; ///< for all; the last item is a mixed table
    std::vector<wxChoice*> mixed_;
    wxSpinCtrl* games_;
    wxTextCtrl* seed_;
    wxCheckBox* until_verdict_;
};

} // namespace pampas::desktop
