#include "editor/desktop/experiments/gallery_form.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/player_boxes.h"
#include "editor/desktop/widgets/seed_field.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/rules/cards.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/valtext.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

using graph::SymmetryMotion;

constexpr int usual_count = 6;
constexpr unsigned long longest_number = 5; // digits, of spaces
constexpr int fields_width = 130;           // in DIP

struct OfferedSymmetry {
    const char* title;
    std::optional<SymmetryMotion> motion;
};

constexpr std::array symmetries_offered{
    OfferedSymmetry{tr_later("none"), std::nullopt},
    OfferedSymmetry{tr_later("half turn"), SymmetryMotion::Rotate180},
    OfferedSymmetry{tr_later("left and right"), SymmetryMotion::MirrorX},
    OfferedSymmetry{tr_later("top and bottom"), SymmetryMotion::MirrorY},
    OfferedSymmetry{tr_later("thirds"), SymmetryMotion::Rotate120},
    OfferedSymmetry{tr_later("sixths"), SymmetryMotion::Rotate60}};

/// A board is carried onto itself by these only if it is a hexagon.
bool wants_hexagon(std::optional<SymmetryMotion> motion) {
    return motion == SymmetryMotion::Rotate120 || motion == SymmetryMotion::Rotate60;
}

wxTextCtrl* number_or_nothing(wxWindow* parent, const wxString& hint) {
    auto* field = new wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                 wxTextValidator(wxFILTER_DIGITS));
    field->SetMaxLength(longest_number);
    field->SetHint(hint);
    field->SetMinSize({parent->FromDIP(48), -1});
    return field;
}

std::optional<int> number_in(const wxTextCtrl& field, const Bounded<int>& bounds) {
    long number = 0;
    if (!field.GetValue().ToLong(&number)) {
        return std::nullopt;
    }
    return bounds.nearest(static_cast<int>(number));
}

} // namespace

GalleryForm::GalleryForm(wxWindow* parent) : wxPanel(parent) {
    make_fields();
    explain_fields();
    lay_out();
}

void GalleryForm::make_fields() {
    columns_ = number_or_nothing(
        this, wxString::Format("%d", generation::BoardRequest::columns_bounds.usual));
    rows_ = number_or_nothing(this,
                              wxString::Format("%d", generation::BoardRequest::rows_bounds.usual));
    markets_ = number_or_nothing(this, wx_tr("usual"));
    waters_ = number_or_nothing(this, wx_tr("usual"));
    land_ = number_or_nothing(this, wx_tr("usual"));
    symmetry_ = new wxChoice(this, wxID_ANY);
    for (const OfferedSymmetry& each : symmetries_offered) {
        symmetry_->Append(wx_text(tr(each.title)));
    }
    symmetry_->SetSelection(0);
    players_ = new PlayerBoxes(this, wx_tr("For how many players the maps are meant"));
    like_ = new wxCheckBox(this, wxID_ANY, wx_tr("Like the open map"));
    fair_ = new wxCheckBox(this, wxID_ANY, wx_tr("Seats win alike, by games"));
    constexpr auto games = design::race_games;
    games_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS, static_cast<int>(games.least),
                            static_cast<int>(games.most), static_cast<int>(games.usual));
    games_->Disable();
    fair_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { games_->Enable(fair_->GetValue()); });
    count_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS, 1,
                            static_cast<int>(generation::Request::count_bounds.most), usual_count);
    seed_ = new SeedField(this);
    for (wxWindow* field : std::initializer_list<wxWindow*>{symmetry_, games_, count_, seed_}) {
        field->SetMinSize({FromDIP(fields_width), -1});
    }
}

void GalleryForm::explain_fields() {
    const wxString usual = wx_tr("Left empty: as published maps of the size have");
    for (wxTextCtrl* field : {markets_, waters_, land_}) {
        field->SetToolTip(usual);
    }
    columns_->SetToolTip(wx_tr("Spaces from left to right"));
    rows_->SetToolTip(wx_tr("Spaces from top to bottom"));
    symmetry_->SetToolTip(wx_tr("What carries the board onto itself; thirds and sixths make it a "
                                "hexagon"));
    like_->SetToolTip(wx_tr("Nearly its size, its symmetry and its figures, but not its spaces"));
    fair_->SetToolTip(wx_tr("Games pick out the maps on which all seats win alike; that takes "
                            "minutes"));
    games_->SetToolTip(wx_tr("Games that tell maps apart; more find smaller differences and take "
                             "longer"));
    count_->SetToolTip(wx_tr("How many maps, each different in a quarter of its land and markets"));
    seed_->SetToolTip(wx_tr("The same seed makes the same maps"));
    explain_control(*seed_, "seed");
}

void GalleryForm::lay_out() {
    const auto beside = [this](wxWindow* one, const wxString& text, wxWindow* other) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(one, wxSizerFlags(1).CenterVertical());
        row->Add(make_label(this, text, other), wxSizerFlags().CenterVertical().Border(
                                                    wxLEFT | wxRIGHT, FromDIP(spacing::wide_gap)));
        row->Add(other, wxSizerFlags(1).CenterVertical());
        return row;
    };
    auto* form = new Form(this);
    form->add(wx_tr("Columns"), beside(columns_, wx_tr("Rows"), rows_), columns_);
    form->add(wx_tr("Symmetry"), symmetry_);
    form->add(wx_tr("Markets"), beside(markets_, wx_tr("Water"), waters_), markets_);
    form->add(wx_tr("Land"), land_);
    form->add(wx_tr("Players"), players_);
    form->add({}, like_);
    form->add({}, fair_);
    form->add(wx_tr("Games"), games_);
    form->add(wx_tr("Maps"), count_);
    form->add(wx_tr("Seed"), seed_);
    SetSizer(form);
}

void GalleryForm::set_open_map(const std::string& name) {
    const wxString label = name.empty() ? wx_tr("Like the open map") : wx_text(tr("Like {}", name));
    if (like_->GetLabel() != label) {
        like_->SetLabel(label);
    }
}

generation::BoardRequest GalleryForm::board() const {
    const auto& motion =
        symmetries_offered[static_cast<std::size_t>(symmetry_->GetSelection())].motion;
    generation::BoardRequest board;
    board.columns = number_in(*columns_, board.columns_bounds);
    board.rows = number_in(*rows_, board.rows_bounds);
    board.symmetry = motion;
    board.shape = wants_hexagon(motion) ? generation::Shape::Hexagon : generation::Shape::Rectangle;
    return board;
}

generation::Request GalleryForm::wanted() const {
    const std::vector<int> players = players_->chosen();
    if (players.empty()) {
        throw InputError(tr("Choose for how many players."));
    }
    generation::Request request{.board = board()};
    request.markets = number_in(*markets_, request.spaces_bounds);
    request.waters = number_in(*waters_, request.spaces_bounds);
    request.land = number_in(*land_, request.spaces_bounds);
    request.players = map::PlayerRange{players.front(), players.back()};
    request.count = static_cast<std::size_t>(count_->GetValue());
    request.seed = seed_->seed();
    return request;
}

GalleryRequest GalleryForm::request(const map::Map& open, const legality::Client& client) const {
    GalleryRequest result{.plan = {.request = wanted()}};
    result.plan.request.client = client;
    if (fair_->GetValue()) {
        const auto games = static_cast<std::size_t>(games_->GetValue());
        result.plan.fair =
            generation::FairPlan{.trial = {players_->chosen()},
                                 .games = games,
                                 .confirming_games = design::confirming_games(games)};
    }
    if (like_->GetValue()) {
        result.like = open;
    }
    return result;
}

} // namespace pampas::desktop
