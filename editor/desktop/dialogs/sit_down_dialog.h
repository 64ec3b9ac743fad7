#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/sitting/seated_game.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Asks who plays on which seat of a map, by which rules.
class SitDownDialog : public FormDialog {
  public:
    SitDownDialog(wxWindow* parent, const map::Map& map);

    /// The table chosen, without a record.
    sitting::Table table() const;

  private:
    Judgement judge() override;
    std::vector<Option<int>> offered_players() const;
    std::vector<Field> seat_fields();

    const map::Map& map_;
    std::vector<rules::Ruleset> rules_;
    int chosen_rules_ = 0; ///< index in `rules_`
    int players_;
    std::vector<std::string> seats_; ///< of the most players there can be
    std::uint64_t seed_;
};

} // namespace pampas::desktop
