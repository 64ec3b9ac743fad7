#include "editor/desktop/comparison/compare_window.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/comparison/comparison_table.h"
#include "editor/desktop/comparison/paired_games.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "editor/experiments/experiments.h"
#include "editor/session/session.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/hex/name.h"

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize usual_comparison_size(1280, 780);
const wxSize smallest_comparison_size(780, 540);
constexpr int least_maps_width = 220;
constexpr int least_results_width = 480;

constexpr int usual_results_width = 620;

/// The number of the page with the games.
constexpr std::size_t games_page = 1;

wxString side_name(std::size_t side) {
    return side == 0 ? "A" : "B";
}

wxButton* small_button(wxWindow* parent, const wxString& label, const wxString& tip,
                       const std::function<void()>& run) {
    auto* button = new wxButton(parent, wxID_ANY, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [run](wxCommandEvent&) { run(); });
    return button;
}

wxString count_text(std::size_t differing) {
    return differing == 0 ? wx_tr("All spaces are the same.")
                          : wx_text(trn("{} space differs", "{} spaces differ", differing));
}

/// What a space is on both maps: `K7: pampas on A, forest on B`.
std::string space_on_both(hex::Coordinate at, const map::Map& one, const map::Map& other) {
    const std::string name = hex::name(at);
    const std::string a = tr(map::name(one.at(at)));
    const std::string b = tr(map::name(other.at(at)));
    return a == b ? tr("{}: {} on both", name, a) : tr("{}: {} on A, {} on B", name, a, b);
}

} // namespace

CompareWindow::CompareWindow(wxWindow* parent, std::array<MapChoice, 2> choices, Choose choose,
                             Handouts::Services services)
    : wxFrame(parent, wxID_ANY, wx_tr("Compare maps")), choices_(std::move(choices)),
      choose_(std::move(choose)), services_(std::move(services)),
      worker_(
          [this](std::size_t, const Maps& maps, const std::stop_token& stop) {
              give_way();
              worker_.send(report::board_table(graph::analyze(*maps[0], {.run = stop}),
                                               graph::analyze(*maps[1], {.run = stop})));
          },
          [this](const Figures& figures) {
              figures_->show(figures);
              board_ = figures;
              offer_page();
          }) {
    const Maps maps{std::make_shared<const map::Map>(choices_[0].load()),
                    std::make_shared<const map::Map>(choices_[1].load())};
    name_for_readers(*CreateStatusBar(), wx_tr("Status bar"));
    auto* parts = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                       wxSP_LIVE_UPDATE | wxSP_NOBORDER);
    const wxSize size = within_screen(*this, FromDIP(usual_comparison_size));
    SetSize(size);
    SetMinSize(FromDIP(smallest_comparison_size));
    parts->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
    parts->SetMinimumPaneSize(FromDIP(least_maps_width));
    parts->SetSashGravity(1);
    const int results_width =
        std::clamp(size.x / 2, FromDIP(least_results_width), FromDIP(usual_results_width));
    parts->SplitVertically(make_maps(parts), make_results(parts), -results_width);
    Bind(wxEVT_CHAR_HOOK, &CompareWindow::on_key, this);
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (event.GetActive()) {
            refresh();
        }
        event.Skip();
    });
    show(maps);
    canvases_->canvas(0).SetFocus();
}

wxWindow* CompareWindow::make_maps(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    const int gap = FromDIP(spacing::gap);
    canvases_ = std::make_unique<LinkedCanvases>(panel);
    canvases_->on_move([this] { say_space(); });
    auto* sides = new wxBoxSizer(wxHORIZONTAL);
    for (const std::size_t side : {0U, 1U}) {
        auto* rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(head(panel, side), wxSizerFlags().Expand().Border(wxBOTTOM, gap));
        rows->Add(&canvases_->canvas(side), wxSizerFlags(1).Expand());
        sides->Add(rows, wxSizerFlags(1).Expand().Border(wxLEFT | wxTOP | wxRIGHT, gap));
    }
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(sides, wxSizerFlags(1).Expand());
    all->Add(difference_row(panel), wxSizerFlags().Expand().Border(wxALL, gap));
    panel->SetSizer(all);
    panel->Bind(wxEVT_SIZE, [panel, sides](wxSizeEvent& event) {
        const wxSize size = panel->GetClientSize();
        sides->SetOrientation(size.x > size.y ? wxHORIZONTAL : wxVERTICAL);
        event.Skip();
    });
    return panel;
}

/// The title of a side and its buttons.
wxSizer* CompareWindow::head(wxWindow* parent, std::size_t side) {
    const int gap = FromDIP(spacing::gap);
    titles_[side] = new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                     wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    titles_[side]->SetMinSize({1, -1}); // so that no title takes the other's room
    titles_[side]->SetFont(titles_[side]->GetFont().Bold());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(titles_[side], wxSizerFlags(1).CenterVertical());
    if (side == 0) {
        row->Add(small_button(parent, wx_tr("Swap"), wx_tr("Swap the sides"), [this] { swap(); }),
                 wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    }
    row->Add(small_button(parent, wx_tr("Another map…"),
                          wx_text(tr("Choose another map for {}", side == 0 ? 'A' : 'B')),
                          [this, side] { choose(side); }),
             wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    return row;
}

/// How many spaces differ, and buttons that lead from one to the next.
wxSizer* CompareWindow::difference_row(wxWindow* parent) {
    const int gap = FromDIP(spacing::gap);
    count_ = new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    count_->SetFont(count_->GetFont().Bold());
    previous_ = small_button(parent, wx_tr("Previous"), wx_tr("Previous difference (Shift+F3)"),
                             [this] { go(false); });
    next_ =
        small_button(parent, wx_tr("Next"), wx_tr("Next difference (F3)"), [this] { go(true); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(count_, wxSizerFlags(1).CenterVertical());
    row->Add(previous_, wxSizerFlags().Border(wxLEFT, gap));
    row->Add(next_, wxSizerFlags().Border(wxLEFT, gap));
    return row;
}

wxWindow* CompareWindow::make_results(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    const int gap = FromDIP(spacing::gap);
    results_ = new wxNotebook(panel, wxID_ANY);
    results_->SetMinSize(FromDIP(wxSize(least_results_width, -1)));
    name_for_readers(*results_, wx_tr("Differences, figures and games"));
    list_ = new wxListBox(results_, wxID_ANY);
    name_for_readers(*list_, wx_tr("Spaces that differ"));
    list_->SetToolTip(wx_tr("Select a line to mark only its spaces"));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { mark(); });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { go(true); });
    figures_ =
        new ComparisonTable(results_, wx_tr("Figures of both maps"), {report::board_columns()});
    games_ = new PairedGames(results_, [this] { offer_page(); });
    results_->AddPage(figures_, wx_tr("Figures"));
    results_->AddPage(games_, wx_tr("Games"));
    results_->AddPage(list_, wx_tr("Spaces"));
    page_ = new PageRow(panel, services_, [this] { return handout(); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(results_, wxSizerFlags(1).Expand().Border(wxALL, gap));
    rows->Add(page_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    panel->SetSizer(rows);
    return panel;
}

/// Escape is easily pressed, and must not lose games.
void CompareWindow::escape() {
    if (games_->running() || (games_->comparison() && !page_->is_saved())) {
        SetStatusText(wx_tr("The games are not saved. Press Ctrl+S to save them, or Ctrl+W to "
                            "close without saving."));
    } else {
        Close();
    }
}

void CompareWindow::on_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool shift = event.GetModifiers() == wxMOD_SHIFT;
    const bool control = (event.GetModifiers() & ~wxMOD_SHIFT) == wxMOD_CONTROL;
    if (key == WXK_ESCAPE) {
        escape();
    } else if (control && key == 'W') {
        Close();
    } else if (key == WXK_F3 && (shift || !event.HasAnyModifiers())) {
        go(!shift);
    } else if (key == WXK_F5) {
        results_->SetSelection(games_page);
        games_->toggle();
    } else if (control && key == 'B') {
        page_->open_page();
    } else if (control && key == 'S') {
        page_->save();
    } else if (control && (key == '+' || key == '=' || key == WXK_NUMPAD_ADD)) {
        canvases_->zoom(zoom_step);
    } else if (control && (key == '-' || key == WXK_NUMPAD_SUBTRACT)) {
        canvases_->zoom(1 / zoom_step);
    } else if (control && key == '0') {
        canvases_->fit();
    } else {
        event.Skip();
    }
}

void CompareWindow::choose(std::size_t side) {
    auto choice = choose_(*this);
    if (!choice) {
        return;
    }
    try {
        Maps maps = maps_;
        maps[side] = std::make_shared<const map::Map>(choice->load());
        choices_[side] = *std::move(choice);
        show(maps);
    } catch (const InputError& error) {
        SetStatusText(wx_text(error.what()));
    }
}

void CompareWindow::swap() {
    std::swap(choices_[0], choices_[1]);
    show({maps_[1], maps_[0]});
}

void CompareWindow::refresh() {
    Maps maps = maps_;
    for (const std::size_t side : {0U, 1U}) {
        try {
            map::Map now = choices_[side].load();
            if (now != *maps[side]) {
                maps[side] = std::make_shared<const map::Map>(std::move(now));
            }
        } catch (const InputError& error) {
            SetStatusText(wx_text(error.what()));
        }
    }
    if (maps != maps_) {
        show(maps);
    }
}

void CompareWindow::show(const Maps& maps) {
    maps_ = maps;
    for (const std::size_t side : {0U, 1U}) {
        const wxString title = side_name(side) + ": " + wx_text(one_line(choices_[side]));
        titles_[side]->SetLabelText(title);
        titles_[side]->SetToolTip(title);
        name_for_readers(canvases_->canvas(side), title, ReaderRole::Map);
    }
    differences_ = map::differences(*maps_[0], *maps_[1]);
    kinds_ = map::by_kind(differences_);
    canvases_->set_maps(*maps_[0], *maps_[1]);
    list_differences();
    board_ = {report::board_columns()};
    figures_->show(board_);
    offer_page();
    worker_.ask(maps_);
    games_->set_maps(maps_);
}

void CompareWindow::list_differences() {
    count_->SetLabelText(count_text(differences_.size()));
    list_->Clear();
    if (!differences_.empty()) {
        list_->Append(wx_tr("All differences"));
        list_->SetSelection(0);
    }
    for (const map::KindDifference& kind : kinds_) {
        list_->Append(wx_text(words(kind)));
    }
    previous_->Enable(!differences_.empty());
    next_->Enable(!differences_.empty());
    mark();
}

std::vector<hex::Coordinate> CompareWindow::marked() const {
    const int line = list_->GetSelection(); // the first line stands for all spaces
    const auto* kind = line > 0 ? &kinds_[static_cast<std::size_t>(line) - 1] : nullptr;
    std::vector<hex::Coordinate> spaces;
    for (const auto& [at, one, other] : differences_) {
        if (kind == nullptr || (kind->one == one && kind->other == other)) {
            spaces.push_back(at);
        }
    }
    return spaces;
}

void CompareWindow::mark() {
    canvases_->mark(marked());
    say_space();
}

void CompareWindow::go(bool forwards) {
    const auto spaces = marked();
    if (spaces.empty()) {
        return;
    }
    canvases_->look_at(spaces[next_place(spaces, canvases_->cursor(), forwards)]);
}

void CompareWindow::say_space() {
    const auto here = canvases_->here();
    if (!here) {
        SetStatusText({});
        return;
    }
    std::string text = space_on_both(*here, canvases_->map(0), canvases_->map(1));
    const auto spaces = marked();
    const auto place = std::ranges::find(spaces, *here);
    if (place != spaces.end()) {
        text = tr("{} ({} of {})", text, place - spaces.begin() + 1, spaces.size());
    }
    SetStatusText(wx_text(text));
    for (const std::size_t side : {0U, 1U}) {
        describe_for_readers(canvases_->canvas(side), wx_text(text));
    }
}

void CompareWindow::offer_page() {
    if (page_ != nullptr) {
        page_->offer(!board_.rows.empty() && !games_->running());
    }
}

Handout CompareWindow::handout() const {
    const auto& [one, other] = choices_;
    const bool are_states = one.name == other.name; // of one map; times distinguish them
    const std::array names{are_states ? one_line(one) : one.name,
                           are_states ? one_line(other) : other.name};
    const auto page = [names, maps = maps_, board = board_, games = games_->comparison()] {
        return experiments::comparison_page(names, {maps[0].get(), maps[1].get()}, board,
                                            games.get());
    };
    Handout handout{
        .verb = {},
        .title = tr("Save the comparison"),
        .proposed =
            path_of(portable_name(are_states ? one.name : tr("{} and {}", one.name, other.name)) +
                    "-comparison.html"),
        .files = {{{tr("Web page"), {".html", ".htm"}}, page}}};
    if (const auto games = games_->comparison()) {
        handout.files.push_back({{tr("Text"), {".txt"}}, [games] {
                                     return report::map_comparison_text(*games).laid_out(
                                         report::Text::usual_width);
                                 }});
    }
    return handout;
}

} // namespace pampas::desktop
