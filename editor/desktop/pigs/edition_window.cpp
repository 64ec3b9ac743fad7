#include "editor/desktop/pigs/edition_window.h"

#include "analysis/pigs/series.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/buttons.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/pigs/players/lineup.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize window_size(1280, 840);
const wxSize smallest_edition_size(900, 560);
constexpr int pages_width = 668;

constexpr Bounded<std::size_t> games_bounds{1, 1'000'000, 1000};

std::vector<FileKind> edition_files() {
    return {{tr("Edition of Happy Pigs"), {".json"}}};
}

std::vector<Option<int>> numbers_of(int least, int most) {
    std::vector<Option<int>> result;
    for (int number = least; number <= most; ++number) {
        result.push_back({number, wxString::Format("%d", number)});
    }
    return result;
}

std::vector<Option<std::string>> bots() {
    std::vector<Option<std::string>> result;
    for (const std::string& name : pigs::player_names()) {
        result.push_back({name, wx_text(name)});
    }
    return result;
}

} // namespace

EditionWindow::EditionWindow(wxWindow* parent, const Context& context, Tables tables)
    : wxFrame(parent, wxID_ANY, wx_tr("Happy Pigs")), context_(context), tables_(std::move(tables)),
      edition_(pigs::usual_edition()), original_(edition_), bot_(pigs::usual_player()),
      run_([this] { on_progress(); }) {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    SetSize(within_screen(*this, FromDIP(window_size)));
    SetMinSize(FromDIP(smallest_edition_size));
    lay_out();
    check();
    show();
}

// The pages refer to the edition, which would go first.
EditionWindow::~EditionWindow() {
    form_.reset();
    DestroyChildren();
}

void EditionWindow::lay_out() {
    const int space = FromDIP(spacing::wide_gap);
    auto* ground = new wxPanel(this);
    pages_ = new wxNotebook(ground, wxID_ANY, wxDefaultPosition, GetClientSize());
    name_for_readers(*pages_, wx_tr("Edition"));
    prices_ = new PricesPage(pages_, edition_, [this] { check(); });
    cards_ = new CardsPage(pages_, edition_, [this] { check(); });
    pages_->AddPage(prices_, wx_tr("Prices and tiles"));
    pages_->AddPage(cards_, wx_tr("Season cards"));
    pages_->SetMinSize(FromDIP(wxSize(pages_width, wxDefaultCoord)));
    notice_ = new Notice(ground);
    text_ = new wxTextCtrl(ground, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
    text_->SetFont(
        wxFont(wxFontInfo(text_->GetFont().GetPointSize() - 1).Family(wxFONTFAMILY_TELETYPE)));
    name_for_readers(*text_, wx_tr("Result"));
    row_ = std::make_unique<ProgressRow>(ground, wx_tr("Play games"), wx_tr("Progress"),
                                         [this] { toggle(); });
    form_ = std::make_unique<Form>(
        *ground, [this] { show(); }, Density::Dense);
    form_->add(fields());

    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(pages_, wxSizerFlags(1).Expand());
    left->Add(notice_, wxSizerFlags().Expand().Border(wxTOP, space));
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(form_->sizer(), wxSizerFlags().Expand().Border(wxBOTTOM, space));
    right->Add(row_->button_and_gauge(), wxSizerFlags().Expand());
    right->Add(&row_->words(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::narrow_gap)));
    right->Add(text_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, space));
    right->Add(buttons(), wxSizerFlags().Expand());
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(left, wxSizerFlags(1).Expand().Border(wxALL, space));
    all->Add(right, wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, space));
    ground->SetSizer(all);
    ground->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
}

std::vector<Field> EditionWindow::fields() {
    const std::vector<Option<Question>> questions{
        {Question::Seats, wx_tr("Which seats win, and what earns money?")},
        {Question::Changes, wx_tr("What do the changes do?")}};
    return {
        {.label = wx_tr("&Question"),
         .control = fields::choice<Question>(question_, questions),
         .tip = wx_tr("What games should show; changes are those since the file was opened")},
        {.label = wx_tr("&Players"),
         .control = fields::choice<int>(
             players_,
             [this] { return numbers_of(edition_.least_players, edition_.most_players); }),
         .tip = wx_tr("Number of players"),
         .grow = false,
         .beside = {{.label = wx_tr("Bo&t"),
                     .control = fields::choice<std::string>(bot_, bots()),
                     .tip = wx_tr("Who plays on all seats"),
                     .gap = spacing::wide_gap}}},
        {.control = fields::check(Value<bool>([this] { return variants_.shows_next_card; },
                                              [this](bool on) { variants_.shows_next_card = on; }),
                                  wx_tr("The next season card lies open")),
         .below = {{.control = fields::check(
                        Value<bool>([this] { return variants_.chooses_openly; },
                                    [this](bool on) { variants_.chooses_openly = on; }),
                        wx_tr("Players choose one after the other, openly"))}}},
        {.label = wx_tr("&Games"),
         .control = fields::count(most_, games_bounds),
         .tip = wx_tr("How many games at most"),
         .grow = false,
         .beside = {{.label = wx_tr("S&eed"),
                     .control = fields::seed(seed_),
                     .tip = wx_tr("The same seed gives the same games"),
                     .gap = spacing::wide_gap}}},
        {.control = fields::check(by_strength_, wx_tr("Stronger players too")),
         .tip = wx_tr("Also play with weaker and stronger bots: does the verdict hold for "
                      "people who play well?"),
         .term = "by-strength",
         .enabled = [this] { return question_ == Question::Seats; }},
        {.label = wx_tr("Peop&le"),
         .control = fields::choice<int>(people_, [this] { return numbers_of(1, players_); }),
         .tip = wx_tr("How many people sit down; bots play the other seats"),
         .grow = false}};
}

wxSizer* EditionWindow::buttons() {
    wxWindow& ground = *text_->GetParent();
    browse_ =
        make_button(ground, wx_tr("Open in browser"), wx_tr("Show everything on one page"), [this] {
            Handouts(context_.handouts(), *notice_).show_page(run_.result()->page, "pigs.html");
        });
    wxButton* const open = make_button(
        ground, wx_tr("&Open…"), wx_tr("Open an edition from a file"), [this] { this->open(); });
    wxButton* const save = make_button(ground, wx_tr("&Save…"), wx_tr("Save the edition in a file"),
                                       [this] { this->save(); });
    wxButton* const watch =
        make_button(ground, wx_tr("&Watch games"), wx_tr("Show these games at the table"),
                    [this] { this->watch(); });
    wxButton* const sit =
        make_button(ground, wx_tr("Sit &down"), wx_tr("Play against bots and with others"),
                    [this] { sit_down(); });
    playing_ = {watch, sit, &row_->button()};
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* each : {open, save}) {
        row->Add(each, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::gap)));
    }
    row->AddStretchSpacer();
    for (wxButton* each : {browse_, watch, sit}) {
        row->Add(each, wxSizerFlags().Border(wxLEFT, FromDIP(spacing::gap)));
    }
    return row;
}

void EditionWindow::take(const pigs::Edition& edition) {
    edition_ = edition;
    original_ = edition;
    prices_->show();
    cards_->show();
    form_->refresh();
    check();
}

void EditionWindow::check() {
    is_playable_ = true;
    notice_->clear();
    try {
        pigs::read_edition(formats::JsonValue(pigs::write_edition(edition_)));
    } catch (const InputError& error) {
        is_playable_ = false;
        notice_->say(Tone::Error, wx_text(error.what()));
    }
    if (is_playable_ && !edition_.assumed.empty()) {
        notice_->say(Tone::Note, wx_text(report::assumptions_sentence(edition_)));
    }
    show();
}

void EditionWindow::open() {
    const auto file = context_.files().open(tr("Open an edition"), edition_files());
    if (!file) {
        return;
    }
    try {
        take(pigs::edition_named(file->string()));
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
    }
}

void EditionWindow::save() {
    const auto file = context_.files().save(tr("Save the edition"),
                                            path_of(edition_.name + ".json"), edition_files());
    if (file) {
        save_file(*notice_, file->path,
                  [this] { return formats::json_text(pigs::write_edition(edition_)); });
    }
}

experiments::FarmGames EditionWindow::games() const {
    balance::Experiment experiment = balance::usual_experiment({bot_});
    experiment.dealing.seed = seed_;
    return {edition_, variants_, players_, experiment};
}

void EditionWindow::toggle() {
    if (running()) {
        run_.stop();
        show();
        return;
    }
    const experiments::FarmGames games = this->games();
    if (question_ == Question::Changes) {
        run_.start([question =
                        experiments::EditionQuestion{
                            {original_, variants_, players_, games.experiment}, edition_, most_}](
                       const auto& control, const auto&) -> Answer {
            control.begin(simulation::RunState::Unit::Games, question.games_to_play());
            const report::EditionComparison comparison = compare(question, control);
            return {report::edition_comparison_text(comparison).laid_out(report::Text::usual_width),
                    {}};
        });
    } else {
        run_.start([games, most = most_, by_strength = by_strength_](const auto& control,
                                                                     const auto&) -> Answer {
            balance::SeriesPlan plan{games.judged()};
            plan.games = most;
            plan.by_strength = by_strength;
            control.begin(simulation::RunState::Unit::Games,
                          pigs::most_games_of_all(plan, games.players));
            auto report = std::make_shared<const report::FarmsReport>(play(games, plan, control));
            return {farms_text(*report, report::Detail::All).laid_out(report::Text::usual_width),
                    [report] { return farms_page(*report).markup(); }};
        });
    }
    show();
}

void EditionWindow::on_progress() {
    if (!running()) {
        if (run_.result() != nullptr) {
            text_->ChangeValue(wx_text(run_.result()->text));
        } else if (!run_.state().error.empty()) {
            notice_->say(Tone::Error, wx_text(run_.state().error));
        }
    }
    show();
}

void EditionWindow::show() {
    ProgressRow::Shown shown{.verb = wx_tr("Play games"), .can_press = is_playable_};
    if (running()) {
        shown = {.running = true,
                 .verb = run_.is_ending() ? wx_tr("Stop now") : wx_tr("Stop"),
                 .share = run_.state().share(),
                 .text = games_played_text(run_.state())};
    }
    row_->show(shown);
    for (wxButton* each : playing_) {
        each->Enable(is_playable_);
    }
    browse_->Enable(!running() && run_.result() != nullptr && run_.result()->page != nullptr);
}

wxString EditionWindow::result() const {
    return text_->GetValue();
}

void EditionWindow::watch() {
    const experiments::FarmGames games = this->games();
    const balance::Experiment experiment = games.judged();
    const auto lineups = pigs::lineups(experiment, players_);
    tables_.watch(
        {.title = tr("Happy Pigs, edition {}", edition_.name),
         .games = most_,
         .open = [games, experiment, lineups](std::size_t number) {
             auto game =
                 std::make_unique<const pigs::Game>(games.edition, games.variants, games.players);
             pigs::Playback playback(*game);
             const pigs::Lineup& lineup = lineups[number % lineups.size()];
             simulation::play_match(*game, lineup, experiment.dealing, number, playback);
             return FarmSource::Opened{std::move(game), std::move(playback), lineup.names()};
         }});
}

void EditionWindow::sit_down() {
    std::vector<std::string> seats(static_cast<std::size_t>(players_), bot_);
    std::fill_n(seats.begin(), people_, sitting::person);
    tables_.sit_down({edition_, variants_, {.names = std::move(seats), .seed = seed_}});
}

} // namespace pampas::desktop
