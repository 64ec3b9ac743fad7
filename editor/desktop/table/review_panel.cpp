#include "editor/desktop/table/review_panel.h"

#include "analysis/report/games/review.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "engine/language/number.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr std::size_t answer_lines = 8;
const wxSize least_list(160, 80); // in DIP

review::PlayoutOptions usual_playouts() {
    return {.threads = simulation::threads_bounds.usual};
}

/// In hundredths of a win: `+3.1`.
std::string points_of_chance(double share) {
    return language::signed_decimal(100 * share, 1);
}

} // namespace

ReviewPanel::ReviewPanel(wxWindow* parent, std::function<void(std::size_t)> go)
    : wxPanel(parent), go_(std::move(go)), chart_(new ChancesChart(this, go_)),
      find_(new wxButton(this, wxID_ANY, wx_tr("Find turning points"))),
      ask_(new wxButton(this, wxID_ANY, wx_tr("Ask a searching player"))),
      answer_(new WrappedText(this, answer_lines)), course_run_([this] { on_course(); }),
      points_run_([this] { on_points(); }), moment_run_([this] { on_moment(); }) {
    list_ = new TextList(this,
                         {.pick = [this](std::size_t row) { go_(places_[row]); },
                          .activate = [this](std::size_t row) { go_(places_[row]); }},
                         {.lines = 6});
    name_for_readers(*list_, wx_tr("Turning points, luck and play"));
    explain_control(*chart_, "chance-to-win");
    find_->SetToolTip(
        wx_tr("Find where the game turned by more than chance explains; this takes a few seconds"));
    ask_->SetToolTip(wx_tr("What a searching player would have done in this position"));
    find_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { find_turning_points(); });
    ask_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { ask_search(); });
    lay_out();
    allow_buttons();
}

void ReviewPanel::lay_out() {
    const int gap = FromDIP(spacing::gap);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto inset = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap);
    rows->Add(chart_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    rows->Add(ask_, inset);
    rows->Add(answer_, inset);
    rows->Add(find_, inset);
    list_->SetMinSize(FromDIP(least_list));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(rows);
}

void ReviewPanel::show(std::shared_ptr<const WatchedGame> game) {
    game_ = std::move(game);
    points_run_.abandon();
    moment_run_.abandon();
    chart_->show(nullptr);
    answer_->say({});
    show_list();
    course_run_.start([game = game_](const simulation::RunControl& control, const auto&) {
        review::Course course;
        review::follow(course, game->playback(), control);
        return course;
    });
    allow_buttons();
}

void ReviewPanel::set_at(std::size_t actions) {
    at_ = actions;
    chart_->set_at(actions);
    if (moment_run_.is_running()) {
        moment_run_.abandon();
    }
    answer_->say({});
    allow_buttons();
}

bool ReviewPanel::is_busy() const {
    return course_run_.is_running() || points_run_.is_running() || moment_run_.is_running();
}

const wxString& ReviewPanel::answer() const {
    return answer_->text();
}

void ReviewPanel::allow_buttons() {
    const bool is_known = chart_->course() != nullptr;
    find_->Enable(is_known);
    find_->SetLabel(points_run_.is_running() ? wx_tr("Stop") : wx_tr("Find turning points"));
    ask_->Enable(is_known && !moment_run_.is_running() && at_ < game_->playback().actions());
}

void ReviewPanel::on_course() {
    if (course_run_.is_running()) {
        return;
    }
    chart_->show(course_run_.result());
    show_list();
    allow_buttons();
}

void ReviewPanel::find_turning_points() {
    if (points_run_.is_running()) {
        points_run_.stop();
    } else {
        points_run_.start([game = game_, course = course_run_.result()](
                              const simulation::RunControl& control, const auto&) {
            return review::turning_points(game->playback(), *course, usual_playouts(), control);
        });
    }
    allow_buttons();
    show_list();
}

void ReviewPanel::on_points() {
    show_list();
    allow_buttons();
}

void ReviewPanel::ask_search() {
    answer_->say(wx_tr("Searching …"));
    moment_run_.start([game = game_, at = at_](const simulation::RunControl& control, const auto&) {
        const auto decision = review::decision_after(game->playback(), at);
        return report::alternative_text(
            game->playback(), decision,
            review::alternative(game->playback(), decision, usual_playouts(), control));
    });
    allow_buttons();
    Layout();
}

void ReviewPanel::on_moment() {
    if (moment_run_.is_running()) {
        return;
    }
    answer_->say(moment_run_.result() != nullptr ? wx_text(*moment_run_.result())
                                                 : wx_text(moment_run_.state().error));
    allow_buttons();
    Layout();
}

void ReviewPanel::show_list() {
    std::vector<TextRow> rows;
    places_.clear();
    const auto add = [&](TextRow row, std::size_t place) {
        rows.push_back(std::move(row));
        places_.push_back(place);
    };
    if (points_run_.is_running()) {
        add({.text = wx_text(tr("Looking for turning points: {}\u00A0%",
                                language::decimal(100 * points_run_.state().share(), 0))),
             .faint = true},
            at_);
    } else if (const auto& points = points_run_.result(); points != nullptr) {
        std::vector<std::size_t> marks;
        for (const review::TurningPoint& point : points->found) {
            marks.push_back(point.at.first - 1);
            add({.text = wx_text(report::turning_point_line(game_->playback(), point))},
                point.at.first - 1);
        }
        if (points->found.empty()) {
            add({.text = wx_tr("No turning points beyond chance."), .faint = true}, at_);
        }
        chart_->mark(std::move(marks));
    }
    if (chart_->course() != nullptr) {
        const auto accounts = review::accounts(*chart_->course());
        for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
            add({.text = wx_text(tr("Seat {}: luck {}, play {} points of chance to win", seat + 1,
                                    points_of_chance(accounts[seat].luck()),
                                    points_of_chance(accounts[seat].play))),
                 .faint = true},
                at_);
        }
    }
    list_->set_rows(std::move(rows), std::nullopt);
}

} // namespace pampas::desktop
