#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/dialogs/prompt.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Asks for the details of a map.
class PropertiesDialog : public FormDialog {
  public:
    PropertiesDialog(wxWindow* parent, map::Details details);

    /// The details with the user's changes.
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

/// Asks how many of the undecided spaces each terrain gets, and for the seed that decides which.
class DecideDialog : public FormDialog {
  public:
    /// `where` names the map or the selection.
    DecideDialog(wxWindow* parent, int spaces, const std::string& where);

    /// What the user has chosen.
    Deciding deciding() const { return {counts_, static_cast<std::uint64_t>(seed_)}; }

  private:
    Judgement judge() override;

    int spaces_;
    map::TerrainCounts counts_;
    int seed_;
};

/// Asks how often a mix has each kind of space.
class MixDialog : public FormDialog {
  public:
    /// Begins with these weights.
    MixDialog(wxWindow* parent, const document::Mix& mix);

    document::Mix mix() const { return mix_; }

  private:
    Judgement judge() override;

    document::Mix mix_;
};

/// Asks for a new name for a map in a library.
class RenameDialog : public FormDialog {
  public:
    /// `taken` are the names of the library's maps, including the map's own.
    RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken);

    std::string name() const { return trimmed(name_); }

  private:
    Judgement judge() override;

    std::string before_;
    std::vector<std::string> taken_;
    std::string name_;
};

/// Asks for the note on a space.
class NoteDialog : public FormDialog {
  public:
    /// `space` is the name of the space, `text` its note now.
    NoteDialog(wxWindow* parent, const std::string& space, std::string text);

    /// The note; empty: none.
    const std::string& text() const { return text_; }

  private:
    Judgement judge() override;

    std::string text_;
};

/// Asks for a space of a board by its name, such as K7.
class GoToDialog : public FormDialog {
  public:
    GoToDialog(wxWindow* parent, const hex::Grid& grid);

    /// The space; nothing while its name is wrong.
    std::optional<hex::Coordinate> space() const;

  private:
    Judgement judge() override;

    hex::Grid grid_;
    std::string name_;
};

} // namespace pampas::desktop
