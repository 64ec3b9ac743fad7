#include "editor/desktop/panels/prediction_line.h"

#include "analysis/prediction/prediction.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

std::optional<prediction::Prediction> predicted(const prediction::Features& features,
                                                const GamesChoice& choice) {
    const bool is_learnt =
        choice.game.ruleset == rules::usual_ruleset().name &&
        players::one_for_all(choice.plan.experiment.bots) == std::vector{players::usual_bot()};
    return is_learnt && choice.game.players ? prediction::predict(features, *choice.game.players)
                                            : std::nullopt;
}

} // namespace

PredictionLine::PredictionLine(wxWindow* parent)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                   wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE) {
    Hide();
}

void PredictionLine::tell(const std::optional<prediction::Features>& features,
                          const GamesChoice& choice) {
    const auto told = features ? predicted(*features, choice) : std::nullopt;
    const wxString line = told ? wx_text(prediction::gap_words(*told)) : wxString();
    if (line != GetLabelText()) {
        SetLabelText(line);
        SetToolTip(told ? wx_text(prediction::trust_words(*told)) : wxString());
    }
    if (IsShown() != told.has_value()) {
        Show(told.has_value());
        GetParent()->Layout();
    }
}

} // namespace pampas::desktop
