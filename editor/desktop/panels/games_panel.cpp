#include "editor/desktop/panels/games_panel.h"

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/again.h"
#include "analysis/wording/words.h"
#include "editor/desktop/dialogs/files.h"
#include "editor/desktop/panels/map_heading.h"
#include "editor/desktop/panels/steps.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/text.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/gauge.h>
#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

const wxSize least_result(48, 160); // in DIP: the verdict and some of the seats

} // namespace

GamesPanel::GamesPanel(wxWindow* parent, Context& context)
    : ScrolledPanel(parent), context_(context),
      form_(new GamesForm(this, {.by_strength = true,
                                 .choose_rules = ruleset_picker(context.files(), context.prompt()),
                                 .changed = [this] { predict(); }})),
      fold_(new Fold(this, *form_)), prediction_(new PredictionLine(this)),
      follows_(new wxCheckBox(this, wxID_ANY, wx_tr("Replay as I paint"))),
      progress_(this, wx_tr("Play"), wx_tr("Games played"), [this] { toggle(); }),
      watch_(new wxButton(this, wxID_ANY, wx_tr("Watch"))), choices_(*this, {}, Density::Dense),
      games_(context.maps(),
             [this] { return std::make_unique<MapGames>(context_, [this] { show(); }); }) {
    choices_.add(choices());
    view_ = new ResultView(this, [this](const report::GamesFigure& figure) { watch(figure); });
    repair_ = new NoticeBar(this, {.label = wx_tr("Repair"),
                                   .tip = wx_tr("Do this"),
                                   .run = [this] { context_.run("games.repair"); },
                                   .compact = true});
    view_->SetMinSize(FromDIP(least_result));
    progress_.button().SetToolTip(wx_tr("Play, or cancel (F5)"));
    explain_control(progress_.button(), "play");
    watch_->SetToolTip(wx_tr("Show the games action by action, on the board"));
    watch_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { watch(); });
    follows_->SetToolTip(wx_tr(
        "After each change of the map, play the same deals on it and show what the change did"));
    follows_->Bind(wxEVT_CHECKBOX,
                   [this](wxCommandEvent&) { games().set_follows(follows_->GetValue()); });
    explain_control(*follows_, "change");
    name_for_readers(*view_, wx_tr("Result"));
    lay_out();
    SetSize(GetBestSize()); // prevents squeezed fields until the panel is laid out
    connections_ = {context.measures().measured.connect([this](const Measured& found) {
                        features_ = found.features;
                        predict();
                    }),
                    context.maps().switched.connect([this] { show(); }),
                    context.checked.connect([this] { tell_steps(); })};
    show();
}

std::vector<Field> GamesPanel::choices() {
    const auto has_some = [this] { return !games().titles().empty(); };
    const auto number = [this, has_some] {
        return has_some() ? static_cast<int>(games().picked()) : wxNOT_FOUND;
    };
    std::vector<Option<std::optional<std::size_t>>> kinds{{std::nullopt, wx_tr("Nothing")}};
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        kinds.push_back(
            {kinds.size() - 1, wx_text(glossary::title(kind.name)), glossary::term_of(kind.name)});
    }
    return {{.label = wx_tr("Result"),
             .control = fields::list(
                 {number, [this](int chosen) { games().pick(static_cast<std::size_t>(chosen)); }},
                 [this] { return games().titles(); }),
             .tip = wx_tr("Which games to show"),
             .term = "table",
             .least = fields::narrow,
             .shown = [this] { return games().titles().size() > 1; }},
            {.label = wx_tr("Show"),
             .control = fields::choice<std::optional<std::size_t>>(
                 {[this] { return kind_; }, [this](auto kind) { look(kind); }}, std::move(kinds)),
             .tip = wx_tr("Which results of the games to show over the map"),
             .least = fields::narrow,
             .shown = has_some}};
}

void GamesPanel::lay_out() {
    const int space = FromDIP(spacing::gap);
    follows_->MoveBeforeInTabOrder(fold_);
    progress_.button().MoveBeforeInTabOrder(follows_);
    auto* play = new wxBoxSizer(wxHORIZONTAL);
    play->Add(&progress_.button(), wxSizerFlags().CenterVertical());
    play->Add(follows_, wxSizerFlags().CenterVertical().Border(wxLEFT, space));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto below = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space);
    rows->Add(new MapHeading(this, context_),
              wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, space));
    rows->Add(play, wxSizerFlags().Expand().Border(wxALL, space));
    rows->Add(&progress_.gauge(), below);
    rows->Add(&progress_.words(), below);
    rows->Add(fold_, wxSizerFlags().Expand());
    rows->Add(form_, below);
    rows->Add(prediction_, below);
    watch_->MoveBeforeInTabOrder(view_);
    auto* result = new wxBoxSizer(wxHORIZONTAL);
    result->Add(choices_.sizer(), wxSizerFlags(1));
    result->Add(watch_, wxSizerFlags().Bottom().Border(wxLEFT, space));
    rows->Add(result, below);
    rows->Add(view_, wxSizerFlags(1).Expand());
    rows->Add(repair_, wxSizerFlags().Expand());
    SetSizer(rows);
}

void GamesPanel::predict() {
    fold_->say(form_->summary());
    prediction_->predict(is_played() ? std::nullopt : features_, form_->choice());
}

bool GamesPanel::is_played() const {
    return running() || games().outcome().summary != nullptr;
}

void GamesPanel::show() {
    form_->set_map(context_.map().details());
    fold_->make_room(is_played());
    predict();
    const ProgressRow::Shown progress = games().progress();
    form_->Enable(!progress.running);
    follows_->SetValue(games().follows());
    progress_.show(progress);
    choices_.refresh();
    if (watch_->Show(games().outcome().summary != nullptr) && IsShownOnScreen()) {
        Layout();
    }
    show_result();
    show_overlay();
    tell_steps();
}

void GamesPanel::tell_steps() {
    auto steps = running() ? std::vector<NextStep>()
                           : steps_of_games(context_, games().outcome().summary, games().fresh());
    if (!steps.empty() && steps.front().tone == Tone::Warning) {
        repair_->keep_saying(wx_text(steps.front().task));
    } else {
        repair_->leave();
    }
    context_.steps().set(NextSteps::Source::Games, std::move(steps));
}

void GamesPanel::show_result() {
    if (auto shown = games().shown()) {
        view_->show(*std::move(shown));
    } else {
        view_->show_nothing(running()
                                ? wx_tr("Shuffling …")
                                : wx_tr("No games have been played on this map yet.\nPress Play "
                                        "(F5): bots play against each other, and you see whether "
                                        "all seats win equally often and where players build."));
    }
}

void GamesPanel::show_overlay() {
    if (!kind_) {
        return;
    }
    OverlayPresenter& presenter = context_.overlays();
    const MapGames::Outcome shown = games().outcome();
    if (shown.summary == nullptr || shown.map->grid() != context_.map().grid()) {
        presenter.clear();
        return;
    }
    presenter.show(overlays::kinds_of_games()[*kind_].name, shown.summary->overlays[*kind_]);
    presenter.set_fresh(games().fresh());
}

void GamesPanel::look(std::optional<std::size_t> kind) {
    OverlayPresenter& presenter = context_.overlays();
    if (kind && !kind_) {
        presenter.enter([this] {
            kind_.reset();
            choices_.refresh();
            context_.refresh_actions();
        });
    } else if (kind_ && !kind) {
        presenter.clear();
        return;
    }
    kind_ = kind;
    choices_.refresh();
    show_overlay();
    context_.refresh_actions();
}

void GamesPanel::watch(const report::GamesFigure& figure) {
    const MapGames::Outcome shown = games().outcome();
    if (shown.summary == nullptr) {
        return;
    }
    const std::string title = tr("{}, {}", wording::shown_name(shown.map->details().name),
                                 wording::who_plays(shown.summary->bots));
    context_.watch({title,
                    static_cast<std::size_t>(shown.summary->games),
                    [map = shown.map, summary = shown.summary](std::size_t number) {
                        return report::play_again(*map, *summary, number);
                    },
                    ListedGames{shown.summary, figure,
                                [map = shown.map, summary = shown.summary](const auto& control) {
                                    return report::digested_again(*map, *summary, control);
                                }},
                    PlayedOn{shown.map, context_.maps().id(), games().shown_games()},
                    {},
                    std::ranges::any_of(shown.summary->bots, players::searches)});
}

std::optional<report::GamesFigure> GamesPanel::figure_here() const {
    const MapGames::Outcome shown = games().outcome();
    const auto here = context_.here();
    if (shown.summary == nullptr || !here || shown.map->grid() != context_.map().grid()) {
        return std::nullopt;
    }
    using Kind = report::GamesFigure::Kind;
    const auto number_in = [&here](const auto& places) -> std::optional<std::size_t> {
        const auto found =
            std::ranges::find_if(places, [&here](const auto& place) { return place.at == *here; });
        return found == places.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - places.begin()));
    };
    if (const auto market = number_in(shown.summary->markets)) {
        return report::GamesFigure{Kind::Market, std::nullopt, *market};
    }
    if (const auto space = number_in(shown.summary->spaces)) {
        return report::GamesFigure{Kind::Space, std::nullopt, *space};
    }
    return std::nullopt;
}

std::vector<ActionGroup> GamesPanel::actions() {
    ActionGroup play{
        {.id = "games.play",
         .label = tr_later("&Play"),
         .keys = {"F5"},
         .help = wx_tr("Play games on the map, or cancel the games in progress"),
         .run =
             [this] {
                 context_.show_panel("games");
                 toggle();
             },
         .changing = [this] { return running() ? wx_tr("&Cancel") : wx_tr("&Play"); }}};
    play.push_back({.id = "games.watch",
                    .label = tr_later("&Watch a game"),
                    .keys = {"F9"},
                    .help = wx_tr("Show the games action by action, on the board"),
                    .run = [this] { watch(); },
                    .enabled = [this] { return games().outcome().summary != nullptr; }});
    play.push_back({.id = "games.watch-here",
                    .label = tr_later("Watch games played &here"),
                    .help = wx_tr("Show the games in which this market was reached or a tile lay "
                                  "on this space"),
                    .run = [this] { watch(figure_here().value_or(report::GamesFigure())); },
                    .enabled = [this] { return figure_here().has_value(); }});
    ActionGroup overlays;
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        const std::size_t number = overlays.size();
        overlays.push_back(
            {.id = fmt::format("games-overlay.{}", kind.name),
             .label = std::string(glossary::english_title(kind.name)),
             .keys = number_key("Ctrl+Alt+", number + 1),
             .help = wx_text(tr(kind.help)),
             .run = [this,
                     number] { look(kind_ == number ? std::nullopt : std::optional(number)); },
             .enabled = [this] { return games().outcome().summary != nullptr; },
             .checked = [this, number] { return kind_ == number; }});
    }
    return {std::move(play), std::move(overlays)};
}

} // namespace pampas::desktop
