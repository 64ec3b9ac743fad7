#include "editor/desktop/table/games_list.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/rules/scoring.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using report::GamesFigure;
using FigureKind = GamesFigure::Kind;

/// All figures but those of spaces and of single seats at markets, which are too many to choose
/// from.
std::vector<GamesFigure> usual_figures(const report::GamesSummary& summary) {
    std::vector<GamesFigure> figures{{FigureKind::All}};
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        figures.push_back({FigureKind::Wins, seat});
    }
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        figures.push_back({FigureKind::Points, seat});
    }
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        figures.push_back({FigureKind::Category, std::nullopt, category});
    }
    for (std::size_t market = 0; market < summary.markets.size(); ++market) {
        figures.push_back({FigureKind::Market, std::nullopt, market});
    }
    figures.push_back({FigureKind::Rounds});
    figures.push_back({FigureKind::LeadChanges});
    return figures;
}

/// A title for each of these.
std::vector<wxString> titles(const auto& each, auto&& title) {
    std::vector<wxString> result;
    for (const auto& one : each) {
        result.push_back(wx_text(title(one)));
    }
    return result;
}

} // namespace

GamesList::GamesList(wxWindow* parent, ListedGames listed, std::function<void(std::size_t)> open)
    : wxPanel(parent), listed_(std::move(listed)), open_(std::move(open)),
      choices_(*this, {}, Density::Dense), count_(new wxStaticText(this, wxID_ANY, "")),
      run_([this] { on_progress(); }) {
    set_figures();
    choices_.add(choices());
    list_ =
        new TextList(this, {.pick = [this](std::size_t row) { open_(games_[row].number); },
                            .activate = [this](std::size_t row) { open_(games_[row].number); }});
    name_for_readers(*list_, wx_tr("Games"));
    const int gap = FromDIP(spacing::gap);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(choices_.sizer(), wxSizerFlags().Expand().Border(wxALL, gap));
    rows->Add(count_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(rows);
    if (listed_.summary->digests.empty()) {
        run_.start([digested = listed_.digested](const simulation::RunControl& control,
                                                 const auto&) { return digested(control); });
    }
    show();
}

std::vector<Field> GamesList::choices() {
    const auto figure = [this] {
        return static_cast<int>(std::ranges::find(figures_, listed_.figure) - figures_.begin());
    };
    const auto choose = [this](int chosen) { look_at(figures_[static_cast<std::size_t>(chosen)]); };
    const auto figures = [this] {
        return titles(figures_, [this](const GamesFigure& each) {
            return report::title_of(*listed_.summary, each);
        });
    };
    const auto order = [this] {
        const auto orders = report::orders_of(listed_.figure);
        const auto found = std::ranges::find(orders, order_, &report::GamesOrderTitle::order);
        return static_cast<int>(found - orders.begin());
    };
    const auto sort = [this](int chosen) {
        sort_by(report::orders_of(listed_.figure)[static_cast<std::size_t>(chosen)].order);
    };
    const auto orders = [this] {
        return titles(report::orders_of(listed_.figure),
                      [](const report::GamesOrderTitle& each) { return each.title; });
    };
    return {{.label = wx_tr("Games"),
             .control = fields::list({figure, choose}, figures),
             .tip = wx_tr("The figure whose games are listed"),
             .least = fields::narrow},
            {.label = wx_tr("Order"),
             .control = fields::list({order, sort}, orders),
             .tip = wx_tr("Which games come first"),
             .least = fields::narrow}};
}

// The usual ones, and the one that is looked at.
void GamesList::set_figures() {
    figures_ = usual_figures(*listed_.summary);
    if (std::ranges::find(figures_, listed_.figure) == figures_.end()) {
        figures_.insert(figures_.begin(), listed_.figure);
    }
}

void GamesList::look_at(const GamesFigure& figure) {
    listed_.figure = figure;
    set_figures();
    const auto orders = report::orders_of(figure);
    if (std::ranges::find(orders, order_, &report::GamesOrderTitle::order) == orders.end()) {
        order_ = report::GamesOrder::Typical;
    }
    show();
    open_first();
}

void GamesList::sort_by(report::GamesOrder order) {
    order_ = order;
    show();
    open_first();
}

void GamesList::show() {
    const report::GamesSummary& summary = *listed_.summary;
    games_ = report::games_behind(summary, listed_.figure, order_);
    std::vector<TextRow> rows;
    for (const report::GameBehind& game : games_) {
        rows.push_back({.text = wx_text(tr("Game {}", game.number)),
                        .right = wx_text(game.remark),
                        .below = wx_text(game.result)});
    }
    list_->set_rows(std::move(rows), std::nullopt);
    list_->set_empty_text(is_waiting() ? wx_tr("Replaying the games …")
                                       : wx_tr("There are no such games."));
    const std::size_t all = summary.digests.size();
    const bool are_all = all == static_cast<std::size_t>(summary.games);
    count_->SetLabel(is_waiting() || all == 0 ? wxString()
                     : are_all
                         ? wx_text(trn("{1} of {0} game", "{1} of {0} games", all, games_.size()))
                         : wx_text(trn("{1} of the first {0} game", "{1} of the first {0} games",
                                       all, games_.size())));
    choices_.refresh();
    Layout();
}

void GamesList::open_first() {
    if (!games_.empty()) {
        open_(games_.front().number);
    }
}

void GamesList::mark(std::size_t number) {
    const auto found = std::ranges::find(games_, number, &report::GameBehind::number);
    list_->select(found == games_.end()
                      ? std::nullopt
                      : std::optional(static_cast<std::size_t>(found - games_.begin())));
}

void GamesList::on_progress() {
    if (run_.is_running()) {
        return;
    }
    if (run_.result() != nullptr) {
        listed_.summary = run_.result();
        show();
        open_first();
    } else {
        show();
        list_->set_empty_text(wx_text(run_.state().error), Tone::Error);
    }
}

} // namespace pampas::desktop
