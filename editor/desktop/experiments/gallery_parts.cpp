#include "editor/desktop/experiments/gallery_parts.h"

#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/rules/cards.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <array>
#include <functional>

namespace pampas::desktop {
namespace {

using graph::SymmetryMotion;

constexpr std::size_t usual_count = 6;
const wxSize usual_width(130, wxDefaultCoord); // in DIP
const wxSize half_width(48, wxDefaultCoord);
constexpr int longest_name = 160;

constexpr std::array<std::optional<SymmetryMotion>, 6> symmetries_offered{std::nullopt,
                                                                          SymmetryMotion::Rotate180,
                                                                          SymmetryMotion::MirrorX,
                                                                          SymmetryMotion::MirrorY,
                                                                          SymmetryMotion::Rotate120,
                                                                          SymmetryMotion::Rotate60};

std::string symmetry_title(std::optional<SymmetryMotion> motion) {
    return motion ? wording::symmetry(*motion) : tr("none");
}

/// Whether only hexagonal boards have this symmetry.
bool wants_hexagon(std::optional<SymmetryMotion> motion) {
    return motion == SymmetryMotion::Rotate120 || motion == SymmetryMotion::Rotate60;
}

Field side_field(const wxString& label, std::optional<int>& side, const Bounded<int>& bounds,
                 const wxString& tip) {
    return {.label = label,
            .control = fields::optional_number(side, bounds, wxString::Format("%d", bounds.usual)),
            .tip = tip,
            .least = half_width};
}

/// A field for a number of spaces of a kind.
Field spaces_field(const wxString& label, std::optional<int>& number) {
    return {.label = label,
            .control =
                fields::optional_number(number, generation::Request::spaces_bounds, wx_tr("usual")),
            .tip = wx_tr("Leave empty for as many as published maps of this size have"),
            .least = half_width};
}

} // namespace

GalleryForm::GalleryForm(wxWindow* parent)
    : wxPanel(parent), players_{rules::players_bounds.usual}, games_(design::race_games.usual),
      form_(*this) {
    request_.count = usual_count;
    form_.add(board_fields());
    form_.add(fields());
    SetSizer(form_.sizer());
    form_.refresh();
}

std::vector<Field> GalleryForm::board_fields() {
    using Motion = std::optional<SymmetryMotion>;
    generation::BoardRequest& board = request_.board;
    Field columns =
        side_field(wx_tr("Columns"), board.columns, generation::BoardRequest::columns_bounds,
                   wx_tr("Spaces from left to right"));
    columns.beside = {side_field(wx_tr("Rows"), board.rows, generation::BoardRequest::rows_bounds,
                                 wx_tr("Spaces from top to bottom"))};
    Field markets = spaces_field(wx_tr("Markets"), request_.markets);
    markets.beside = {spaces_field(wx_tr("Water"), request_.waters)};
    const Field symmetry = {
        .label = wx_tr("Symmetry"),
        .control = fields::choice<Motion>(
            board.symmetry, options<Motion>(symmetries_offered, std::identity(), symmetry_title)),
        .tip = wx_tr("The symmetry of the board; with thirds or sixths of a turn it is a hexagon"),
        .least = usual_width};
    return {columns, symmetry, markets, spaces_field(wx_tr("Land"), request_.land)};
}

std::vector<Field> GalleryForm::fields() {
    const auto any = [] {
        return map::PlayerRange{rules::players_bounds.least, rules::players_bounds.most};
    };
    return {
        {.label = wx_tr("Players"),
         .control = fields::players(players_, any, wx_tr("How many players the maps are for"))},
        like_field(),
        {.control = fields::check(fair_, wx_tr("All seats win equally often")),
         .tip = wx_tr(
             "Games pick out the maps on which all seats win equally often; this takes minutes")},
        {.label = wx_tr("Games"),
         .control = fields::count(games_, design::race_games),
         .tip = wx_tr(
             "How many games compare maps; more games find smaller differences and take longer"),
         .least = usual_width,
         .enabled = [this] { return fair_; }},
        {.label = wx_tr("Maps"),
         .control = fields::count(request_.count, generation::Request::count_bounds),
         .tip =
             wx_tr("How many maps; any two differ in at least a quarter of their land and markets"),
         .least = usual_width},
        {.label = wx_tr("Seed"),
         .control = fields::seed(request_.seed),
         .tip = wx_tr("The same seed makes the same maps"),
         .term = "seed",
         .least = usual_width}};
}

Field GalleryForm::like_field() {
    const auto box = [this](wxWindow& parent, const std::function<void()>& changed) {
        Control made = fields::check(like_, wx_tr("Like the open map"))(parent, changed);
        like_box_ = made.window;
        return made;
    };
    return {.control = box,
            .tip = wx_tr("Similar size, symmetry and figures, but different spaces")};
}

void GalleryForm::set_open_map(const std::string& name) {
    const wxString shown = wxControl::Ellipsize(wx_text(name), wxClientDC(this), wxELLIPSIZE_MIDDLE,
                                                FromDIP(longest_name));
    const wxString label =
        name.empty() ? wx_tr("Like the open map")
                     : wx_text(tr("Like {}", wxControl::EscapeMnemonics(shown).utf8_string()));
    if (like_box_->GetLabel() != label) {
        like_box_->SetLabel(label);
        Layout(); // GTK complains about a box that is narrower than its label
    }
}

GalleryRequest GalleryForm::request(const map::Map& open, const legality::Client& client) const {
    if (players_.empty()) {
        throw InputError(tr("Choose the number of players."));
    }
    GalleryRequest result{.plan = {.request = request_}};
    generation::Request& wanted = result.plan.request;
    wanted.board.shape = wants_hexagon(wanted.board.symmetry) ? generation::Shape::Hexagon
                                                              : generation::Shape::Rectangle;
    wanted.players = map::PlayerRange{players_.front(), players_.back()};
    wanted.client = client;
    if (fair_) {
        result.plan.fair =
            generation::FairPlan{.trial = {players_},
                                 .games = games_,
                                 .confirming_games = design::confirming_games(games_),
                                 .until_verdict = false}; // for many maps, people would wait long
    }
    if (like_) {
        result.like = open;
    }
    return result;
}

} // namespace pampas::desktop
