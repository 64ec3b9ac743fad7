#include "editor/desktop/panels/simulation_panel.h"

#include "analysis/overlays/games.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>

namespace pampas::desktop {

SimulationPanel::SimulationPanel(wxWindow* parent, Actions actions)
    : wxPanel(parent), actions_(std::move(actions)),
      form_(new GamesForm(
          this, {.choose_rules = actions_.choose_rules, .changed = [this] { predict(); }})),
      prediction_(new PredictionLine(this)),
      follows_(new wxCheckBox(this, wxID_ANY, wx_tr("Go on as I paint"))),
      progress_(this, wx_tr("Play"), wx_tr("Games played"), [this] { actions_.toggle(); }),
      results_(new wxChoice(this, wxID_ANY)), kind_(overlay_choice()), view_(new ResultView(this)) {
    progress_.button().SetToolTip(wx_tr("Play, or cancel (F5)"));
    follows_->SetToolTip(wx_tr("After each change of the map, play the same deals on it and tell "
                               "what the change did"));
    follows_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { actions_.follow(); });
    explain_control(*follows_, "change");
    name_for_readers(*view_, wx_tr("Result"));
    results_->SetToolTip(wx_tr("Which games to show"));
    explain_control(*results_, "table");
    explain_control(progress_.button(), "play");
    results_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        actions_.pick(static_cast<std::size_t>(event.GetInt()));
    });
    lay_out();
    SetSize(GetBestSize()); // lest fields are squeezed until the panel has its place
    set_results({}, 0);
}

wxChoice* SimulationPanel::overlay_choice() {
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->Append(wx_tr("Nothing"));
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        choice->Append(wx_text(glossary::title(kind.name)));
    }
    choice->SetSelection(0);
    choice->SetToolTip(wx_tr("What of the games to lay over the map"));
    explain_control(*choice, [choice] {
        const auto item = static_cast<std::size_t>(choice->GetSelection());
        return item == 0 ? nullptr : glossary::term_of(overlays::kinds_of_games()[item - 1].name);
    });
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const int item = event.GetInt();
        actions_.look(item == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(item) - 1));
    });
    return choice;
}

void SimulationPanel::lay_out() {
    const int space = FromDIP(spacing::gap);
    auto* play = new wxBoxSizer(wxHORIZONTAL);
    auto* progress = new wxBoxSizer(wxVERTICAL);
    progress->Add(follows_);
    progress->Add(&progress_.gauge(), wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, space / 2));
    progress->Add(&progress_.words(), wxSizerFlags().Expand());
    play->Add(&progress_.button(), wxSizerFlags().CenterVertical());
    play->Add(progress, wxSizerFlags(1).CenterVertical().Border(wxLEFT, space));

    auto* shown = new wxFlexGridSizer(2, FromDIP(wxSize(spacing::gap, spacing::gap)));
    shown->AddGrowableCol(1);
    for (const auto& [text, field] :
         {std::pair(wx_tr("Result"), results_), std::pair(wx_tr("Show"), kind_)}) {
        shown->Add(new wxStaticText(this, wxID_ANY, text), wxSizerFlags().CenterVertical());
        name_for_readers(*field, text);
        field->SetMinSize({FromDIP(60), -1});
        shown->Add(field, wxSizerFlags().Expand());
    }

    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(form_, wxSizerFlags().Expand().Border(wxALL, space));
    rows->Add(prediction_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space));
    rows->Add(play, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space));
    rows->Add(shown, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space));
    rows->Add(view_, wxSizerFlags(1).Expand());
    SetSizer(rows);
}

void SimulationPanel::set_map(const map::Details& map) {
    form_->set_map(map);
    predict();
}

void SimulationPanel::set_features(const std::optional<prediction::Features>& features) {
    features_ = features;
    predict();
}

void SimulationPanel::predict() {
    prediction_->tell(features_, form_->choice());
}

bool SimulationPanel::follows() const {
    return follows_->GetValue();
}

void SimulationPanel::set_progress(const ProgressRow::Shown& progress) {
    form_->Enable(!progress.running);
    progress_.show(progress);
}

void SimulationPanel::set_results(const std::vector<wxString>& titles, std::size_t shown) {
    if (titles != titles_) {
        titles_ = titles;
        results_->Set(titles);
    }
    results_->Enable(!titles.empty());
    kind_->Enable(!titles.empty());
    if (!titles.empty()) {
        results_->SetSelection(static_cast<int>(shown));
    }
}

void SimulationPanel::set_kind(std::optional<std::size_t> kind) {
    kind_->SetSelection(kind ? static_cast<int>(*kind) + 1 : 0);
}

} // namespace pampas::desktop
