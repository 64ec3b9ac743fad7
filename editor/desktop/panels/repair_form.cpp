#include "editor/desktop/panels/repair_form.h"

#include "analysis/design/trial.h"
#include "analysis/measures/published.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/player_boxes.h"
#include "editor/desktop/widgets/seed_field.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// A tolerance in points.
constexpr int points(double tolerance) {
    return static_cast<int>(100 * tolerance);
}

// What can be a goal, as listed.
constexpr int gap_goal = 0;
constexpr int findings_goal = 1;
constexpr int figure_goal = 2;

/// Narrow fields leave room for the others of their row.
void make_narrow(wxWindow& field, int width) {
    field.SetMinSize({field.FromDIP(width), -1});
}

/// The map's ruleset, or the usual one instead of an unknown one: that is refused when it is to be
/// played by.
rules::Ruleset rules_to_offer(const map::Details& map) {
    try {
        return rules::ruleset_of(map);
    } catch (const InputError&) {
        return rules::usual_ruleset();
    }
}

std::string number_text(const measures::Figure& figure, double value) {
    return fmt::format("{:.{}f}", value, figure.decimals);
}

} // namespace

RepairForm::RepairForm(wxWindow* parent) : wxPanel(parent) {
    make_fields();
    explain_fields();
    lay_out();
    propose_range();
    show_goal();
    goal_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_goal(); });
    figure_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { propose_range(); });
}

void RepairForm::make_fields() {
    players_ = new PlayerBoxes(
        this, wx_tr("Make the map better for so many; of several numbers the worst counts"));
    goal_ = new wxChoice(this, wxID_ANY);
    for (const char* goal :
         {tr("Seats that win alike"), tr("No errors or warnings"), tr("A figure within a range")}) {
        goal_->Append(wx_text(goal));
    }
    goal_->SetSelection(gap_goal);
    tolerance_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxSP_ARROW_KEYS, 1, points(balance::tolerance_bounds.most),
                                points(balance::tolerance_bounds.usual));
    figure_ = new wxChoice(this, wxID_ANY);
    for (const measures::Figure& figure : measures::figures()) {
        figure_->Append(wx_text(tr(figure.words)));
    }
    figure_->SetSelection(0);
    low_ = new wxTextCtrl(this, wxID_ANY);
    high_ = new wxTextCtrl(this, wxID_ANY);
    constexpr auto changes = repair::Limits::changes_bounds;
    constexpr auto games = design::race_games;
    changes_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxSP_ARROW_KEYS, static_cast<int>(changes.least),
                              static_cast<int>(changes.most), static_cast<int>(changes.usual));
    free_counts_ = new wxCheckBox(this, wxID_ANY, wx_tr("Counts may change"));
    keep_symmetry_ = new wxCheckBox(this, wxID_ANY, wx_tr("Symmetry stays"));
    games_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS, static_cast<int>(games.least),
                            static_cast<int>(games.most), static_cast<int>(games.usual));
    seed_ = new SeedField(this);
}

void RepairForm::explain_fields() {
    const auto explain = [](wxWindow* field, const wxString& name, const wxString& tip,
                            const char* term = nullptr) {
        name_for_readers(*field, name);
        field->SetToolTip(tip);
        if (term != nullptr) {
            explain_control(*field, term);
        }
    };
    explain(goal_, wx_tr("Goal"), wx_tr("What the map is to come to"));
    explain(tolerance_, wx_tr("Gap below, points"),
            wx_tr("Seats win alike when the best wins less than so many games in 100 more than the "
                  "worst"),
            "gap");
    name_for_readers(*figure_, wx_tr("Figure"));
    figure_->SetToolTip(wx_tr("The figure that is to lie within the range"));
    explain_choice(*figure_);
    explain(low_, wx_tr("From"), wx_tr("The least that it may be"));
    explain(high_, wx_tr("To"), wx_tr("The most that it may be"));
    explain(changes_, wx_tr("Changes"),
            wx_tr("How many spaces may change at most; two that swap their places are two"));
    free_counts_->SetToolTip(
        wx_tr("There may be more or fewer markets, waters and lands of a terrain than now"));
    keep_symmetry_->SetToolTip(
        wx_tr("A change is made wherever the symmetry of the map carries it"));
    explain(games_, wx_tr("Games"),
            wx_tr("Games that tell maps apart in each round of the search; more find smaller "
                  "differences and take longer"),
            "interval");
    explain(seed_, wx_tr("Seed"), wx_tr("Another seed searches elsewhere"), "seed");
}

wxSizer* RepairForm::gap_fields() {
    const int space = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    // A field that is squeezed would complain; words are only cut.
    row->Add(tolerance_, wxSizerFlags().CenterVertical().Border(wxTOP, space));
    row->Add(new wxStaticText(this, wxID_ANY, wx_tr("points of gap")),
             wxSizerFlags().CenterVertical().Border(wxTOP | wxLEFT, space));
    return row;
}

wxSizer* RepairForm::figure_fields() {
    const int space = FromDIP(spacing::gap);
    for (wxWindow* field : std::initializer_list<wxWindow*>{low_, high_}) {
        make_narrow(*field, 40);
    }
    make_narrow(*figure_, 60);
    auto* bounds = new wxBoxSizer(wxHORIZONTAL);
    bounds->Add(low_, wxSizerFlags(1).CenterVertical());
    bounds->Add(new wxStaticText(this, wxID_ANY, wx_tr("to")),
                wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, space));
    bounds->Add(high_, wxSizerFlags(1).CenterVertical());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(figure_, wxSizerFlags().Expand().Border(wxTOP, space));
    rows->Add(bounds, wxSizerFlags().Expand().Border(wxTOP, space));
    return rows;
}

wxSizer* RepairForm::changes_fields() {
    const int space = FromDIP(spacing::gap);
    make_narrow(*seed_, 40);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(changes_, wxSizerFlags(1).CenterVertical());
    row->Add(new wxStaticText(this, wxID_ANY, wx_tr("Seed")),
             wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, space));
    row->Add(seed_, wxSizerFlags(1).CenterVertical());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, wxSizerFlags().Expand());
    rows->Add(free_counts_, wxSizerFlags().Border(wxTOP, space));
    rows->Add(keep_symmetry_, wxSizerFlags().Border(wxTOP, space));
    return rows;
}

void RepairForm::lay_out() {
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(spacing::gap, spacing::gap)));
    grid->AddGrowableCol(1);
    const auto add = [this, grid](const wxString& text, wxSizer* fields) {
        const int first_row = fields->GetItem(std::size_t{0})->CalcMin().y;
        const int lower = std::max(0, (first_row - GetCharHeight()) / 2);
        grid->Add(new wxStaticText(this, wxID_ANY, text),
                  wxSizerFlags().Top().Border(wxTOP, lower));
        grid->Add(fields, wxSizerFlags().Expand().CenterVertical());
    };
    make_narrow(*goal_, 60);
    auto* goal = new wxBoxSizer(wxVERTICAL);
    bound_ = gap_fields();
    range_ = figure_fields();
    goal->Add(goal_, wxSizerFlags().Expand());
    goal->Add(bound_, wxSizerFlags().Expand());
    goal->Add(range_, wxSizerFlags().Expand());
    auto* players = new wxBoxSizer(wxHORIZONTAL);
    players->Add(players_);
    add(wx_tr("Players"), players);
    add(wx_tr("Goal"), goal);
    auto* games = new wxBoxSizer(wxHORIZONTAL);
    games->Add(games_, wxSizerFlags(1));
    add(wx_tr("Games"), games);
    add(wx_tr("Changes"), changes_fields());
    SetSizer(grid);
}

void RepairForm::show_goal() {
    bound_->ShowItems(goal_->GetSelection() == gap_goal);
    range_->ShowItems(goal_->GetSelection() == figure_goal);
    GetParent()->Layout();
}

void RepairForm::propose_range() {
    const auto& figure = measures::figures()[static_cast<std::size_t>(figure_->GetSelection())];
    if (const auto spread = measures::spread(figure, measures::published_maps())) {
        low_->ChangeValue(wx_text(number_text(figure, (*spread)[1])));
        high_->ChangeValue(wx_text(number_text(figure, (*spread)[3])));
    }
}

void RepairForm::set_map(const map::Details& map) {
    if (details_ && details_->players == map.players && details_->ruleset == map.ruleset) {
        return;
    }
    details_ = map;
    players_->offer(numbers_of_players(rules_to_offer(map), map.players));
}

repair::Goal RepairForm::goal() const {
    if (goal_->GetSelection() == gap_goal) {
        return {};
    }
    if (goal_->GetSelection() == findings_goal) {
        return {repair::Goal::Kind::Findings};
    }
    const auto& figure = measures::figures()[static_cast<std::size_t>(figure_->GetSelection())];
    const std::string range =
        low_->GetValue().utf8_string() + ".." + high_->GetValue().utf8_string();
    return {repair::Goal::Kind::Figure,
            measures::read_target(std::string(figure.key) + "=" + range, tr("Goal"))};
}

repair::RepairPlan RepairForm::plan() const {
    repair::RepairPlan plan;
    plan.trial.players = players_->chosen();
    plan.goal = goal();
    if (plan.trial.players.empty()) {
        throw InputError(tr("Choose for how many players."));
    }
    plan.trial.experiment.dealing.seed = seed_->seed();
    plan.limits.changes = static_cast<std::size_t>(changes_->GetValue());
    plan.limits.free_counts = free_counts_->GetValue();
    plan.limits.keep_symmetry = keep_symmetry_->GetValue();
    if (plan.goal.kind == repair::Goal::Kind::Gap) { // else the field is hidden
        plan.tolerance = tolerance_->GetValue() / 100.0;
    }
    plan.games = static_cast<std::size_t>(games_->GetValue());
    plan.confirming_games = design::confirming_games(plan.games);
    return plan;
}

} // namespace pampas::desktop
