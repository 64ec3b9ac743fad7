#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/prompt.h"
#include "engine/map/map.h"

#include <string>

namespace pampas::desktop {

/// Asks for what a map says about itself.
class PropertiesDialog : public FormDialog {
  public:
    PropertiesDialog(wxWindow* parent, map::Details details);

    /// The details given, with what the user changed.
    map::Details details() const;

  private:
    Judgement judge() override;
    Field players_field();
    Field ruleset_field();

    map::Details before_;
    map::Details details_;
    bool has_players_;
    map::PlayerRange players_;
};

/// Asks how many of the spaces that are undecided each terrain gets, and for the seed that says
/// which.
class DecideDialog : public FormDialog {
  public:
    /// `where`: the map, or the selection.
    DecideDialog(wxWindow* parent, int spaces, const std::string& where);

    /// What the user has chosen.
    Deciding deciding() const { return {counts_, static_cast<std::uint64_t>(seed_)}; }

  private:
    Judgement judge() override;

    int spaces_;
    map::TerrainCounts counts_;
    int seed_;
};

} // namespace pampas::desktop
