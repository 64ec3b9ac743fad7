#include "editor/desktop/panels/library_panel.h"

#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/removal_notice.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/user_library.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

bool is_users_own(const fs::path& library) {
    try {
        return library == session::user_library();
    } catch (const InputError&) {
        return false;
    }
}

wxString title_of(const fs::path& library) {
    const wxString arrow = L"  ▾";
    return (is_users_own(library) ? wx_tr("My maps") : wx_text(library.stem().string())) + arrow;
}

} // namespace

LibraryPanel::LibraryPanel(wxWindow* parent, Actions actions)
    : wxPanel(parent), actions_(std::move(actions)), watch_([this] {
          if (IsShownOnScreen()) {
              refresh();
          }
      }),
      changes_(*this, actions_.changes, [this](const std::string& name) { on_change(name); }),
      title_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxBU_LEFT)),
      add_(new wxButton(this, wxID_ANY, wx_tr("Add"))), search_(new wxSearchCtrl(this, wxID_ANY)),
      list_(new LibraryList(
          this, {.pick = [](std::size_t) {}, .activate = [this](std::size_t) { open_selected(); }},
          [this](const library::Entry& entry) {
              return library::Library(file_, library::Access::Read)
                  .load(entry.name, entry.revision)
                  .map;
          })),
      removal_(new RemovalNotice(this, [this] { undo_removal(); })) {
    lay_out();
    bind_keys();
    name_for_readers(*search_, wx_tr("Search maps"));
    name_for_readers(*list_, wx_tr("Maps"));
    add_->SetToolTip(wx_tr("Adds the map that is open to this library"));
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { actions_.add_open_map(); });
    title_->Bind(wxEVT_BUTTON,
                 [this](wxCommandEvent&) { show_menu(*title_, wxPoint(0, title_->GetSize().y)); });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_found(); });
    list_->Bind(wxEVT_CONTEXT_MENU, &LibraryPanel::show_row_menu, this);
}

void LibraryPanel::lay_out() {
    auto* header = new wxBoxSizer(wxHORIZONTAL);
    header->Add(title_, wxSizerFlags(1).CenterVertical());
    header->Add(add_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(6)));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(header, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    rows->Add(search_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    rows->Add(removal_, wxSizerFlags().Expand());
    SetSizer(rows);
}

void LibraryPanel::bind_keys() {
    list_->Bind(wxEVT_CHAR_HOOK, &LibraryPanel::on_list_key, this);
    search_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DOWN && !list_->entries().empty()) {
            list_->select(list_->selected().value_or(0));
            list_->SetFocus();
        } else if (event.GetKeyCode() == WXK_ESCAPE && !search_->IsEmpty()) {
            search_->Clear();
        } else {
            event.Skip();
        }
    });
}

void LibraryPanel::on_list_key(wxKeyEvent& event) {
    if (event.GetKeyCode() == 'Z' && event.GetModifiers() == wxMOD_CONTROL && removal_->IsShown()) {
        undo_removal();
        return;
    }
    switch (event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode()) {
    case WXK_F2:
        return rename_selected();
    case WXK_DELETE:
        return remove_selected();
    default:
        event.Skip();
    }
}

void LibraryPanel::set_library(const fs::path& file) {
    file_ = file;
    changes_.set_library(file);
    removal_->leave();
    title_->SetLabel(title_of(file));
    title_->SetToolTip(wx_text(file.string()));
    search_->ChangeValue(wxString());
    refresh();
}

void LibraryPanel::refresh() {
    watch_.look_at(file_);
    problem_.clear();
    readable_ = false;
    entries_.clear();
    std::error_code ignored;
    if (fs::exists(file_, ignored)) {
        try {
            entries_ = library::Library(file_, library::Access::Read).list();
            readable_ = true;
        } catch (const InputError& error) {
            problem_ = error.what();
        }
    }
    search_->SetDescriptiveText(wx_text(trn("Search {} map", "Search {} maps", entries_.size())));
    show_found();
}

void LibraryPanel::select(const std::string& name) {
    list_->select_map(name);
}

std::string LibraryPanel::selected() const {
    const library::Entry* entry = list_->selected_entry();
    return entry != nullptr ? entry->name : std::string();
}

void LibraryPanel::show_found() {
    const wxString wanted = search_->GetValue().Lower();
    std::vector<library::Entry> found;
    std::ranges::copy_if(entries_, std::back_inserter(found), [&wanted](const auto& entry) {
        return wx_text(entry.name).Lower().Contains(wanted);
    });
    list_->set_entries(std::move(found), entries_);
    say_empty();
}

void LibraryPanel::say_empty() {
    if (!problem_.empty()) {
        list_->set_empty_text(wx_text(problem_), Tone::Error);
    } else if (entries_.empty()) {
        list_->set_empty_text(wx_tr("There are no maps in this library yet.\n"
                                    "Add puts the map that is open into it."));
    } else {
        list_->set_empty_text(wx_tr("No map has this in its name."));
    }
}

void LibraryPanel::fill(wxMenu& menu) {
    const bool chosen = list_->selected().has_value();
    const auto offer = [&menu](const wxString& label, bool enabled,
                               const std::function<void()>& run) {
        wxMenuItem* item = menu.Append(wxID_ANY, label);
        item->Enable(enabled);
        menu.Bind(
            wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
    };
    offer(wx_tr("&Open"), chosen, [this] { open_selected(); });
    offer(wx_tr("&Rename…") + "\tF2", chosen, [this] { rename_selected(); });
    offer(wx_tr("&Earlier Revisions…"), chosen, [this] { show_revisions(); });
    offer(wx_tr("Re&move") + "\tDel", chosen, [this] { remove_selected(); });
    menu.AppendSeparator();
    const auto removed = changes_.removed();
    offer(removed ? wx_text(tr("&Undo Removal of “{}”",
                               wxControl::EscapeMnemonics(wx_text(*removed)).utf8_string()))
                  : wx_tr("&Undo Removal"),
          removed.has_value(), [this] { undo_removal(); });
    offer(wx_tr("Remo&ved Maps…"), readable_, [this] { show_trash(); });
    menu.AppendSeparator();
    offer(wx_tr("&Add the Open Map"), true, actions_.add_open_map);
    menu.AppendSeparator();
    offer(wx_tr("Show My Ma&ps"), !is_users_own(file_), [this] { show_users_own(); });
    offer(wx_tr("Show Another &Library…"), true, actions_.choose_library);
}

void LibraryPanel::show_menu(wxWindow& at, wxPoint place) {
    wxMenu menu;
    fill(menu);
    at.PopupMenu(&menu, place);
}

void LibraryPanel::show_row_menu(wxContextMenuEvent& event) {
    wxPoint place = list_->ScreenToClient(event.GetPosition());
    if (event.GetPosition() == wxDefaultPosition) { // by key
        place = list_->GetItemRect(list_->selected().value_or(0)).GetPosition() + wxPoint(20, 20);
    }
    show_menu(*list_, place);
}

void LibraryPanel::show_users_own() {
    try {
        session::make_user_library();
        set_library(session::user_library());
    } catch (const InputError& error) {
        actions_.changes.error(error.what());
    }
}

void LibraryPanel::on_change(const std::string& name) {
    refresh();
    if (!name.empty()) {
        list_->select_map(name);
    }
    if (!changes_.removed()) {
        removal_->leave();
    }
}

void LibraryPanel::open_selected() {
    if (const library::Entry* entry = list_->selected_entry()) {
        actions_.open({file_, entry->name});
    }
}

void LibraryPanel::rename_selected() {
    if (const library::Entry* entry = list_->selected_entry()) {
        std::vector<std::string> taken;
        std::ranges::transform(entries_, std::back_inserter(taken), &library::Entry::name);
        changes_.rename(std::string(entry->name), std::move(taken));
    }
}

void LibraryPanel::remove_selected() {
    if (const library::Entry* entry = list_->selected_entry()) {
        changes_.remove(std::string(entry->name));
        if (const auto removed = changes_.removed()) {
            removal_->say(wx_text(tr("“{}” was removed.", *removed)));
        }
    }
}

void LibraryPanel::show_revisions() {
    if (const library::Entry* entry = list_->selected_entry()) {
        changes_.show_revisions(std::string(entry->name));
    }
}

} // namespace pampas::desktop
