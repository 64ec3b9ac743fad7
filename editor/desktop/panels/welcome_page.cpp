#include "editor/desktop/panels/welcome_page.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/origin.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int page_margin = 20;
constexpr int cards_width = 260;
constexpr int cards_height = 210;

wxStaticText* bold(wxStaticText* text, int larger = 0) {
    wxFont font = text->GetFont().Bold();
    for (int step = 0; step < larger; ++step) {
        font.MakeLarger();
    }
    text->SetFont(font);
    return text;
}

std::vector<MapCard> bundled_cards() {
    std::vector<MapCard> cards;
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        cards.push_back({{}, {}, [bytes = resource.bytes] { return formats::read_json(bytes); }});
    }
    return cards;
}

} // namespace

WelcomePage::WelcomePage(wxWindow* parent, Context& context, std::function<void()> leave)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL | wxBORDER_NONE),
      context_(context), leave_(std::move(leave)) {
    name_for_readers(*this, wx_tr("Welcome"));
    SetScrollRate(0, FromDIP(page_margin));
    const int margin = FromDIP(page_margin);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head(), wxSizerFlags().Expand().Border(wxALL, margin));
    rows->Add(steps(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, margin));
    rows->Add(lists(), wxSizerFlags(1).Expand().Border(wxALL, margin));
    rows->Add(foot(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, margin));
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            leave_();
        } else {
            event.Skip();
        }
    });
    bundled_maps_->set_cards(bundled_cards());
}

wxSizer* WelcomePage::head() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(bold(new wxStaticText(this, wxID_ANY, wx_tr("Welcome to Pampas")), 3));
    rows->Add(new wxStaticText(this, wxID_ANY,
                               wx_tr("Make maps for Hacienda, see what they offer, and let bots "
                                     "find out whether they are fair.")),
              wxSizerFlags().Border(wxTOP, FromDIP(spacing::gap)));
    return rows;
}

wxSizer* WelcomePage::steps() {
    auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(page_margin, spacing::wide_gap)));
    rows->AddGrowableCol(1);
    add_step(*rows, tr("Make a map"),
             tr("Choose its size, then paint land, markets and water between the pampas."),
             tr("New map…"), action("file.new"));
    add_step(*rows, tr("Let Pampas make maps"),
             tr("Pampas generates maps to your wishes. Choose one to play or to edit."),
             tr("Generate maps…"), action("file.new-from-gallery"));
    add_step(*rows, tr("See what a map offers"),
             tr("An example map, with the players' openings in colour and its figures beside it."),
             tr("Look at an example"), [this] { look_at_example(); });
    add_step(
        *rows, tr("Let bots play it"),
        tr("Many quick games show whether all seats win equally often, and which spaces matter."),
        tr("Play an example"), [this] { play_example(); });
    add_step(*rows, tr("Make a map fairer"),
             tr("Pampas looks for the smallest changes after which all seats win equally often."),
             tr("Repair an example"), [this] { repair_example(); });
    add_step(*rows, tr("Look something up"),
             tr("Every term is explained. Press F1 to read about what you are using."),
             tr("Reference"), action("help.reference"));
    return rows;
}

void WelcomePage::add_step(wxSizer& rows, const char* title, const char* text, const char* button,
                           std::function<void()> run) {
    auto* begin = new wxButton(this, wxID_ANY, wx_text(button));
    begin->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    rows.Add(begin, wxSizerFlags().Expand().CenterVertical());
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(bold(new wxStaticText(this, wxID_ANY, wx_text(title))));
    words->Add(new wxStaticText(this, wxID_ANY, wx_text(text), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END),
               wxSizerFlags().Expand());
    rows.Add(words, wxSizerFlags().Expand());
}

wxSizer* WelcomePage::lists() {
    recent_maps_ = new MapCards(
        this, [this](std::size_t row) { context_.open(session::Place(recent_[row])); });
    bundled_maps_ = new MapCards(this, [this](std::size_t row) {
        context_.maps().open_new(bundled_maps_->cards()[row].read());
    });
    recent_maps_->set_empty_text(wx_tr("Maps that you open or save appear here next time."));
    auto* columns = new wxFlexGridSizer(2, FromDIP(wxSize(page_margin, spacing::gap)));
    for (const char* title : {tr("Recent maps"), tr("Maps that come with Pampas")}) {
        columns->Add(bold(new wxStaticText(this, wxID_ANY, wx_text(title))));
    }
    name_for_readers(*recent_maps_, wx_tr("Recent maps"), ReaderRole::List);
    name_for_readers(*bundled_maps_, wx_tr("Maps that come with Pampas"), ReaderRole::List);
    for (MapCards* cards : {recent_maps_, bundled_maps_}) {
        cards->SetMinSize(FromDIP(wxSize(cards_width, cards_height)));
        columns->AddGrowableCol(columns->GetItemCount() % 2, 1);
        columns->Add(cards, wxSizerFlags().Expand());
    }
    columns->AddGrowableRow(1);
    return columns;
}

wxSizer* WelcomePage::foot() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* open = new wxButton(this, wxID_ANY, wx_tr("Open a file…"));
    open->Bind(wxEVT_BUTTON, [run = action("file.open")](wxCommandEvent&) { run(); });
    auto* at_start = new wxCheckBox(this, wxID_ANY, wx_tr("Show this page at startup"));
    at_start->SetValue(context_.preferences().welcome);
    at_start->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        context_.keep_preference([&event](Preferences& kept) { kept.welcome = event.IsChecked(); });
    });
    row->Add(open, wxSizerFlags().CenterVertical());
    row->AddStretchSpacer();
    row->Add(at_start, wxSizerFlags().CenterVertical());
    return row;
}

void WelcomePage::show_recent() {
    std::vector<MapCard> cards;
    recent_.clear();
    for (const RecentPlaces::Recent& recent : context_.recent().all()) {
        if (!std::holds_alternative<session::LibraryFile>(recent.place)) {
            recent_.push_back(recent.place);
            cards.push_back({RecentPlaces::title(recent),
                             wx_text(session::place_text(recent.place)),
                             [place = recent.place] { return session::open_map(place).map; }});
        }
    }
    recent_maps_->set_cards(std::move(cards));
}

std::function<void()> WelcomePage::action(const char* id) {
    return [this, id] { context_.run(id); };
}

void WelcomePage::look_at_example() {
    context_.maps().open_new(formats::bundled_map("two-corrals"));
    context_.show_panel("analysis");
    context_.measures().choose(
        &*std::ranges::find(overlays::kinds(), "openings", &overlays::Kind::name));
    context_.refresh_actions();
}

void WelcomePage::repair_example() {
    context_.maps().open_new(formats::bundled_map("two-corrals"));
    context_.run("games.repair");
}

void WelcomePage::play_example() {
    context_.maps().open_new(formats::bundled_map("two-corrals"));
    context_.run("games.play");
}

} // namespace pampas::desktop
