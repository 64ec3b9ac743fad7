#include "editor/desktop/dialogs/command_list.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Adds the action or, when it is a menu, what that offers; `menu` is where it is found.
void add(const Action& action, const wxString& menu, std::vector<Command>& result) {
    for (const Action& child : action.children) {
        add(child, menu + L" › " + shown_label(action), result);
    }
    if (action.children.empty() && !action.submenu) {
        result.push_back({&action, shown_label(action), menu, !action.enabled || action.enabled()});
    }
}

/// Where the command is found, and what it does.
wxString below(const Command& command) {
    const wxString& help = command.action->help;
    return help.empty() ? command.menu : command.menu + L" – " + help;
}

constexpr int command_list_width = 460; // in DIP
constexpr int command_list_height = 360;

} // namespace

std::vector<Command> commands(const std::vector<Menu>& menus) {
    std::vector<Command> result;
    for (const Menu& menu : menus) {
        for (const ActionGroup& group : menu.groups) {
            for (const Action& action : group) {
                add(action, shown_title(menu), result);
            }
        }
    }
    return result;
}

std::vector<Command> found(const std::vector<Command>& commands, const wxString& words) {
    const auto by_label = [&words](const Command& command) {
        return has_words(command.label, words);
    };
    std::vector<Command> result;
    std::ranges::copy_if(commands, std::back_inserter(result), [&words](const Command& command) {
        return has_words(command.label + " " + command.menu + " " + command.action->help + " " +
                             shown_keys(command.action->keys),
                         words);
    });
    std::ranges::stable_partition(result, &Command::enabled);
    std::ranges::stable_partition(result, by_label);
    return result;
}

void CommandList::set_commands(std::vector<Command> commands) {
    commands_ = std::move(commands);
    SetItemCount(commands_.size());
    select(commands_.empty() ? std::nullopt : std::optional<std::size_t>(0));
    Refresh();
}

wxString CommandList::row_text(std::size_t row) const {
    const Command& command = commands_[row];
    const wxString keys = shown_keys(command.action->keys);
    return command.label + (keys.empty() ? keys : ", " + keys) + ", " + below(command);
}

void CommandList::move(int by) {
    if (const auto row = selected()) {
        const int last = static_cast<int>(commands_.size()) - 1;
        select(static_cast<std::size_t>(std::clamp(static_cast<int>(*row) + by, 0, last)));
    }
}

int CommandList::page() const {
    return static_cast<int>(GetVisibleRowsEnd() - GetVisibleRowsBegin());
}

wxCoord CommandList::OnMeasureItem(std::size_t) const {
    return 2 * GetCharHeight() + FromDIP(2 * spacing::narrow_gap);
}

void CommandList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const Command& command = commands_[row];
    const wxRect inside = wxRect(place).Deflate(FromDIP(spacing::wide_gap), 0);
    const wxString keys = shown_keys(command.action->keys);
    const int top = place.y + FromDIP(spacing::narrow_gap);
    dc.SetFont(GetFont());
    dc.SetTextForeground(faint_colour(row));
    const int keys_left = inside.GetRight() - dc.GetTextExtent(keys).x;
    dc.DrawText(keys, keys_left, top);
    dc.DrawText(wxControl::Ellipsize(below(command), dc, wxELLIPSIZE_END, inside.width), inside.x,
                top + GetCharHeight());
    dc.SetTextForeground(command.enabled ? text_colour(row) : faint_colour(row));
    dc.DrawText(wxControl::Ellipsize(command.label, dc, wxELLIPSIZE_END,
                                     keys_left - inside.x - FromDIP(spacing::wide_gap)),
                inside.x, top);
}

CommandSearch::CommandSearch(wxWindow* parent, const std::vector<Menu>& menus)
    : wxDialog(parent, wxID_ANY, wx_tr("Find a Command")), all_(commands(menus)),
      words_(new wxTextCtrl(this, wxID_ANY)),
      list_(new CommandList(
          this, {.pick = [](std::size_t) {}, .activate = [this](std::size_t) { take(); }})) {
    words_->SetHint(wx_tr("Words of a command"));
    name_for_readers(*words_, words_->GetHint());
    name_for_readers(*list_, wx_tr("Commands"));
    words_->Bind(wxEVT_TEXT,
                 [this](wxCommandEvent&) { list_->set_commands(found(all_, words_->GetValue())); });
    Bind(wxEVT_CHAR_HOOK, &CommandSearch::on_key, this);
    list_->SetMinSize(FromDIP(wxSize(command_list_width, command_list_height)));
    list_->set_empty_text(wx_tr("No command has these words."));
    list_->set_commands(all_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizerAndFit(rows);
    CentreOnParent();
    words_->SetFocus();
}

void CommandSearch::on_key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_DOWN:
        return list_->move(1);
    case WXK_UP:
        return list_->move(-1);
    case WXK_PAGEDOWN:
        return list_->move(list_->page());
    case WXK_PAGEUP:
        return list_->move(-list_->page());
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        return take();
    case WXK_ESCAPE:
        return EndModal(wxID_CANCEL);
    default:
        event.Skip();
    }
}

void CommandSearch::take() {
    if (const auto row = list_->selected(); row && list_->commands()[*row].enabled) {
        chosen_ = list_->commands()[*row].action;
        EndModal(wxID_OK);
    }
}

} // namespace pampas::desktop
