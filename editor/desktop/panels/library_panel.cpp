#include "editor/desktop/panels/library_panel.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/user_files.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/confbase.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

// Keys of the configuration.
constexpr const char* order_key = "/library/order";
constexpr const char* words_key = "/library/words";

constexpr int no_key = -1;

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

void offer_in(wxMenu& menu, const wxString& label, bool enabled, const std::function<void()>& run) {
    wxMenuItem* item = menu.Append(wxID_ANY, label);
    item->Enable(enabled);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

} // namespace

LibraryPanel::LibraryPanel(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context), watch_([this] {
          if (IsShownOnScreen()) {
              refresh();
          }
      }),
      changes_(*this, context, [this](const std::string& name) { on_change(name); }),
      title_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxBU_LEFT)),
      add_(new wxButton(this, wxID_ANY, wx_tr("Add"))), search_(new wxSearchCtrl(this, wxID_ANY)),
      order_(new wxChoice(this, wxID_ANY)),
      list_(new LibraryList(this,
                            {.pick = [](std::size_t) {},
                             .activate = [this](std::size_t) { run(&LibraryPanel::open); }},
                            [this](const library::Entry& entry) {
                                return library::Library(file_, library::Access::Read)
                                    .load(entry.name, entry.revision)
                                    .map;
                            })),
      removal_(new NoticeBar(this, {.label = wx_tr("&Undo"),
                                    .tip = wx_tr("Puts the map back (Ctrl+Z in the list)"),
                                    .run = [this] { undo_removal(); }})) {
    lay_out();
    bind_keys();
    name_for_readers(*search_, wx_tr("Search maps"));
    name_for_readers(*order_, wx_tr("Order of the maps"));
    name_for_readers(*list_, wx_tr("Maps"));
    add_->SetToolTip(wx_tr("Adds the open map to this library"));
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { context_.run("file.save-in-library"); });
    title_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { show_library_menu(); });
    for (const NamedOrder& each : library_orders()) {
        order_->Append(wx_text(tr(each.name)));
    }
    offer_conditions();
    search_->SetToolTip(wx_tr("Words in the name, and conditions: players:4, symmetry:half-turn, "
                              "gap:<5 (by games), #word (in the description)"));
    order_->SetSelection(0);
    order_->SetToolTip(wx_tr("Order of the maps"));
    order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_found(); });
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_found(); });
    list_->Bind(wxEVT_CONTEXT_MENU, &LibraryPanel::show_row_menu, this);
    connections_ = {context.library_shown.connect([this] { show_library(); }),
                    context.library_changed.connect([this] { refresh(); }),
                    context.maps().switched.connect([this] { follow_current(); }),
                    context.maps().saved.connect([this](const std::string&) { on_saved(); }),
                    context.show_trash.connect([this] { changes_.show_trash(); }),
                    context.closing.connect([this] { keep(); })};
    restore();
}

void LibraryPanel::lay_out() {
    auto* header = new wxBoxSizer(wxHORIZONTAL);
    header->Add(title_, wxSizerFlags(1).CenterVertical());
    header->Add(add_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(6)));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(header, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    auto* found = new wxBoxSizer(wxHORIZONTAL);
    search_->SetMinSize({FromDIP(80), -1});
    order_->SetMinSize({FromDIP(80), -1});
    found->Add(search_, wxSizerFlags(3).CenterVertical());
    found->Add(order_, wxSizerFlags(2).CenterVertical().Border(wxLEFT, FromDIP(6)));
    rows->Add(found, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
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

std::span<const LibraryPanel::MapCommand> LibraryPanel::map_commands() {
    static constexpr std::array commands{
        MapCommand{tr_later("&Open"), "", no_key, &LibraryPanel::open},
        MapCommand{tr_later("&Duplicate"), "\tIns", WXK_INSERT, &LibraryPanel::duplicate},
        MapCommand{tr_later("&Rename…"), "\tF2", WXK_F2, &LibraryPanel::rename},
        MapCommand{tr_later("&Compare with the Open Map"), "\tF7", WXK_F7, &LibraryPanel::compare},
        MapCommand{tr_later("&Earlier Revisions…"), "", no_key, &LibraryPanel::show_revisions_of},
        MapCommand{tr_later("Re&move"), "\tDel", WXK_DELETE, &LibraryPanel::remove}};
    return commands;
}

void LibraryPanel::on_list_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const auto command = std::ranges::find(map_commands(), key, &MapCommand::code);
    if (key == 'Z' && event.GetModifiers() == wxMOD_CONTROL && removal_->IsShown()) {
        undo_removal();
    } else if (command != map_commands().end() && !event.HasAnyModifiers()) {
        run(command->run);
    } else {
        event.Skip();
    }
}

void LibraryPanel::show_library() {
    const fs::path& file = context_.library();
    const bool another = !file_.empty() && file != file_;
    file_ = file;
    changes_.set_library(file);
    removal_->leave();
    title_->SetLabel(title_of(file));
    title_->SetToolTip(wx_text(file.string()));
    if (another) { // the first library keeps the remembered words
        search_->ChangeValue(wxString());
    }
    refresh();
}

void LibraryPanel::follow_current() {
    if (const auto* kept = std::get_if<session::InLibrary>(&context_.session().origin())) {
        const std::string name = kept->map.name;
        if (kept->map.library != file_) {
            context_.show_library(kept->map.library);
            context_.remember_library();
        }
        list_->select_map(name);
    }
}

void LibraryPanel::on_saved() {
    refresh();
    context_.remember_library();
    const auto* kept = std::get_if<session::InLibrary>(&context_.session().origin());
    if (kept != nullptr && kept->map.library == file_) {
        list_->select_map(kept->map.name);
    }
}

void LibraryPanel::refresh() {
    watch_.look_at(file_);
    problem_.clear();
    readable_ = false;
    entries_.clear();
    facts_.clear();
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
    const LibrarySearch search(search_->GetValue().utf8_string());
    std::vector<library::Entry> found;
    std::ranges::copy_if(entries_, std::back_inserter(found), [&](const auto& entry) {
        return search.meets(entry.name, [&]() -> const MapFacts& { return facts(entry); });
    });
    sort(found, order());
    list_->set_entries(std::move(found), entries_);
    say_empty();
}

const MapFacts& LibraryPanel::facts(const library::Entry& entry) {
    const auto [known, is_new] = facts_.try_emplace(entry.name);
    if (is_new) {
        known->second = facts_of(library::Library(file_, library::Access::Read), entry.name);
    }
    return known->second;
}

void LibraryPanel::offer_conditions() {
    auto* menu = new wxMenu;
    for (const OfferedConditions& about : offered_conditions()) {
        auto* conditions = new wxMenu;
        for (const OfferedCondition& each : about.conditions) {
            offer_in(*conditions, wx_text(each.title), true,
                     [this, keyword = about.keyword, word = each.word] {
                         search_->SetValue(wx_text(
                             with_condition(search_->GetValue().utf8_string(), keyword, word)));
                     });
        }
        menu->AppendSubMenu(conditions, wx_text(about.title));
    }
    search_->SetMenu(menu);
}

LibraryOrder LibraryPanel::order() const {
    return library_orders()[static_cast<std::size_t>(order_->GetSelection())].order;
}

void LibraryPanel::restore() {
    const wxConfigBase& config = context_.config();
    const auto& orders = library_orders();
    const std::string key = config.Read(order_key, wxString()).utf8_string();
    const auto found = std::ranges::find(orders, key, &NamedOrder::key);
    order_->SetSelection(found == orders.end() ? 0 : static_cast<int>(found - orders.begin()));
    search_->ChangeValue(config.Read(words_key, wxString()));
    show_found();
}

void LibraryPanel::keep() const {
    wxConfigBase& config = context_.config();
    config.Write(order_key, library_orders()[static_cast<std::size_t>(order_->GetSelection())].key);
    config.Write(words_key, search_->GetValue());
}

void LibraryPanel::say_empty() {
    if (!problem_.empty()) {
        list_->set_empty_text(wx_text(problem_), Tone::Error);
    } else if (entries_.empty()) {
        list_->set_empty_text(wx_tr(
            "There are no maps in this library yet.\nPress Add to put the open map into it."));
    } else {
        list_->set_empty_text(wx_tr("No maps match the search."));
    }
}

void LibraryPanel::fill_for_map(wxMenu& menu) {
    for (const MapCommand& command : map_commands()) {
        offer_in(menu, wx_tr(command.label) + command.key, true,
                 [this, &command] { run(command.run); });
    }
}

void LibraryPanel::fill_for_library(wxMenu& menu) {
    const auto removed = changes_.removed();
    offer_in(menu,
             removed ? wx_text(tr("&Undo Removal of “{}”",
                                  wxControl::EscapeMnemonics(wx_text(*removed)).utf8_string()))
                     : wx_tr("&Undo Removal"),
             removed.has_value(), [this] { undo_removal(); });
    offer_in(menu, wx_tr("Remo&ved Maps…"), readable_, [this] { changes_.show_trash(); });
    menu.AppendSeparator();
    offer_in(menu, wx_tr("&Add the Open Map"), true,
             [this] { context_.run("file.save-in-library"); });
    offer_in(menu, wx_tr("&Import a Folder…"), true,
             [this] { context_.run("file.import-folder"); });
    offer_in(menu, wx_tr("E&xport All Maps…"), readable_ && !entries_.empty(),
             [this] { context_.run("file.export-all"); });
    menu.AppendSeparator();
    offer_in(menu, wx_tr("Show My Ma&ps"), !is_users_own(file_), [this] { show_users_own(); });
    offer_in(menu, wx_tr("Show Another &Library…"), true,
             [this] { context_.run("file.show-library"); });
}

void LibraryPanel::show_library_menu() {
    wxMenu menu;
    fill_for_library(menu);
    title_->PopupMenu(&menu, wxPoint(0, title_->GetSize().y));
}

void LibraryPanel::show_row_menu(wxContextMenuEvent& event) {
    wxMenu menu;
    if (list_->selected()) {
        fill_for_map(menu);
    } else {
        fill_for_library(menu);
    }
    list_->PopupMenu(&menu, menu_place(*list_, *list_, event));
}

void LibraryPanel::show_users_own() {
    try {
        session::make_user_library();
        context_.show_library(session::user_library());
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
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

// Copies the entry, because the list may change meanwhile.
void LibraryPanel::run(Run command) {
    if (const library::Entry* selected = list_->selected_entry()) {
        const library::Entry entry = *selected;
        (this->*command)(entry);
    }
}

void LibraryPanel::open(const library::Entry& entry) {
    context_.open(library::NamedMap{file_, entry.name});
}

void LibraryPanel::duplicate(const library::Entry& entry) {
    changes_.duplicate(entry.name);
}

void LibraryPanel::compare(const library::Entry& entry) {
    context_.compare({file_, entry.name}, entry.revision, {});
}

void LibraryPanel::rename(const library::Entry& entry) {
    std::vector<std::string> taken;
    std::ranges::transform(entries_, std::back_inserter(taken), &library::Entry::name);
    changes_.rename(entry.name, std::move(taken));
}

void LibraryPanel::remove(const library::Entry& entry) {
    changes_.remove(entry.name);
    if (const auto removed = changes_.removed()) {
        removal_->say(wx_text(tr("“{}” was removed.", *removed)));
    }
}

void LibraryPanel::show_revisions_of(const library::Entry& entry) {
    changes_.show_revisions(entry.name);
}

} // namespace pampas::desktop
