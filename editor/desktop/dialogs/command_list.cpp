#include "editor/desktop/dialogs/command_list.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Adds the action or, if it is a submenu, its actions; `menu` is the path to it.
void add(const Action& action, const wxString& menu, std::vector<Command>& result) {
    for (const Action& child : action.children) {
        add(child, menu + L" › " + shown_label(action), result);
    }
    if (action.children.empty() && !action.submenu) {
        result.push_back({&action, shown_label(action), menu, !action.enabled || action.enabled()});
    }
}

/// The menu of the command, and what it does.
wxString below(const Command& command) {
    const wxString& help = command.action->help;
    return help.empty() ? command.menu : command.menu + L" – " + help;
}

constexpr int command_list_width = 520; // in DIP
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
    std::vector<TextRow> rows;
    rows.reserve(commands_.size());
    for (const Command& command : commands_) {
        rows.push_back({.text = command.label,
                        .right = shown_keys(command.action->keys),
                        .below = below(command),
                        .faint = !command.enabled});
    }
    set_rows(std::move(rows), commands_.empty() ? std::nullopt : std::optional<std::size_t>(0));
}

CommandSearch::CommandSearch(wxWindow* parent, const std::vector<Menu>& menus)
    : wxDialog(parent, wxID_ANY, wx_tr("Find a Command")), all_(commands(menus)),
      words_(new wxTextCtrl(this, wxID_ANY)),
      list_(new CommandList(
          this, {.pick = [](std::size_t) {}, .activate = [this](std::size_t) { take(); }})) {
    words_->SetHint(wx_tr("Search commands"));
    name_for_readers(*words_, words_->GetHint());
    name_for_readers(*list_, wx_tr("Commands"));
    search_by_words(*words_, *list_,
                    [this](const wxString& words) { list_->set_commands(found(all_, words)); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            EndModal(wxID_CANCEL);
        } else {
            event.Skip();
        }
    });
    list_->SetMinSize(FromDIP(wxSize(command_list_width, command_list_height)));
    list_->set_empty_text(wx_tr("No command matches these words."));
    list_->set_commands(all_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizerAndFit(rows);
    CentreOnParent();
    words_->SetFocus();
}

void CommandSearch::take() {
    if (const auto row = list_->selected(); row && list_->commands()[*row].enabled) {
        chosen_ = list_->commands()[*row].action;
        EndModal(wxID_OK);
    }
}

} // namespace pampas::desktop
