#include "editor/desktop/dialogs/name_dialogs.h"

#include "editor/desktop/widgets/fields.h"
#include "engine/hex/name.h"

namespace pampas::desktop {
namespace {

Field name_field(const wxString& label, std::string& name, const wxString& hint = {}) {
    return {.label = label, .control = fields::text(name, hint), .least = {300, -1}};
}

/// Why this leads to no space of the board.
std::string why_not(const hex::Grid& grid, const std::optional<hex::Coordinate>& named) {
    if (!named) {
        return tr("A name has letters for the column, then the row: K7.");
    }
    return named->column >= grid.columns
               ? tr("The last column is {}.", hex::column_name(grid.columns - 1))
               : tr("The last row is {}.", grid.rows);
}

} // namespace

RenameDialog::RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken)
    : FormDialog(parent, wx_tr("Rename Map")), before_(std::move(name)), taken_(std::move(taken)),
      name_(before_) {
    make({name_field(wx_tr("&Name"), name_)}, wx_tr("&Rename"));
}

FormDialog::Judgement RenameDialog::judge() {
    if (name().empty()) {
        return {Tone::Error, wx_tr("A map needs a name."), false};
    }
    if (name() != before_ && std::ranges::find(taken_, name()) != taken_.end()) {
        return {Tone::Error, wx_tr("Another map has this name."), false};
    }
    return {};
}

GoToDialog::GoToDialog(wxWindow* parent, const hex::Grid& grid)
    : FormDialog(parent, wx_tr("Go to Space")), grid_(grid) {
    make({name_field(wx_tr("&Space"), name_, "K7")}, wx_tr("&Go"));
}

std::optional<hex::Coordinate> GoToDialog::space() const {
    const auto named = hex::coordinate_named(trimmed(name_));
    return named && grid_.contains(*named) ? named : std::nullopt;
}

FormDialog::Judgement GoToDialog::judge() {
    const std::string name = trimmed(name_);
    if (space() || name.empty()) {
        return {.allowed = !name.empty()};
    }
    return {Tone::Error, wx_text(why_not(grid_, hex::coordinate_named(name))), false};
}

} // namespace pampas::desktop
