#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "engine/hex/grid.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Asks for another name of a map in a library.
class RenameDialog : public FormDialog {
  public:
    /// `taken` are the names that maps of the library have, the map's own included.
    RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken);

    std::string name() const { return trimmed(name_); }

  private:
    Judgement judge() override;

    std::string before_;
    std::vector<std::string> taken_;
    std::string name_;
};

/// Asks for a space of a board by its name, such as K7.
class GoToDialog : public FormDialog {
  public:
    GoToDialog(wxWindow* parent, const hex::Grid& grid);

    /// The space, once its name is right.
    std::optional<hex::Coordinate> space() const;

  private:
    Judgement judge() override;

    hex::Grid grid_;
    std::string name_;
};

} // namespace pampas::desktop
