#include "editor/desktop/panels/games_form.h"

#include "analysis/prediction/prediction.h"
#include "analysis/wording/words.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/players/lineup.h"

#include <algorithm>

namespace pampas::desktop {

GamesForm::GamesForm(wxWindow* parent, GamesFormOptions options)
    : wxPanel(parent), options_(std::move(options)), plan_{balance::usual_experiment()},
      games_(options_.games.usual),
      wanted_players_(options_.every_number ? 0 : rules::players_bounds.usual),
      bot_(players::usual_bot()), seats_(rules::max_players, bot_),
      form_(*this, options_.changed, Density::Dense) {
    plan_.until_verdict = options_.until_verdict;
    for (const rules::Ruleset& each : rules::rulesets()) {
        offered_rules_.push_back({each.name, each});
    }
    choose_players();
    form_.add(fields());
    SetSizer(form_.sizer());
    form_.refresh();
}

std::vector<Field> GamesForm::fields() {
    std::vector<Field> fields{players_field(), rules_field(), bots_field()};
    if (options_.by_strength) {
        fields.push_back(strength_field());
    }
    fields.push_back({.label = wx_tr("Games"),
                      .control = fields::count(games_, options_.games),
                      .tip = options_.every_number
                                 ? wx_tr("Maximum number of games for each number of players")
                                 : wx_tr("Maximum number of games"),
                      .term = "interval"});
    fields.push_back(seed_field());
    return fields;
}

Field GamesForm::players_field() {
    const auto choose = [this](int players) { players_ = wanted_players_ = players; };
    return {.label = wx_tr("Players"),
            .control = fields::choice<int>({[this] { return players_; }, choose},
                                           [this] { return offered_players(); }),
            .tip =
                options_.every_number
                    ? wx_tr("Number of players; if you choose several, each is played separately")
                    : wx_tr("Number of players"),
            .term = "table",
            .least = fields::narrow};
}

Field GamesForm::rules_field() {
    const auto titles = [this] {
        std::vector<wxString> result;
        result.reserve(offered_rules_.size() + 1);
        for (const OfferedRules& each : offered_rules_) {
            result.push_back(wx_text(each.rules.name));
        }
        if (options_.choose_rules) {
            result.push_back(wx_tr("from a file…"));
        }
        return result;
    };
    return {.label = wx_tr("Rules"),
            .control = fields::list(
                {[this] { return chosen_rules_; }, [this](int chosen) { choose_rules(chosen); }},
                titles),
            .tip = wx_tr("The rules to play by"),
            .term = "ruleset",
            .least = fields::narrow};
}

Field GamesForm::bots_field() {
    std::vector<Option<std::string>> offered = bot_options();
    if (options_.mixed_tables) {
        offered.push_back({{}, wx_tr("a mixed table…")});
    }
    std::vector<Field> seats;
    seats.reserve(rules::max_players);
    for (int seat = 0; seat < rules::max_players; ++seat) {
        seats.push_back({.control = fields::choice<std::string>(
                             seats_[static_cast<std::size_t>(seat)], bot_options()),
                         .name = wx_text(tr("Seat {}", seat + 1)),
                         .tip = wx_text(tr("Seat {}", seat + 1)),
                         .least = fields::narrow,
                         .shown = [this, seat] { return is_mixed() && seat < players_; }});
    }
    Field bots{.label = wx_tr("Bots"),
               .control = fields::choice<std::string>(bot_, std::move(offered)),
               .tip = options_.mixed_tables ? wx_tr("Who plays; at a mixed table the bots rotate, "
                                                    "so that each sits on every seat")
                                            : wx_tr("Who plays"),
               .term = "bot",
               .least = fields::narrow,
               .below = std::move(seats),
               .columns = 2};
    return bots;
}

Field GamesForm::strength_field() {
    return {.control = fields::check(plan_.by_strength, wx_tr("Stronger players too")),
            .tip = wx_tr("Also play with weaker and stronger bots: does the verdict hold for "
                         "people who play well?"),
            .term = "by-strength",
            .enabled = [this] { return !is_mixed(); }};
}

Field GamesForm::seed_field() {
    Field seed = {.label = wx_tr("Seed"),
                  .control = fields::seed(plan_.experiment.dealing.seed),
                  .tip = wx_tr("The same seed deals the same games"),
                  .term = "seed",
                  .least = fields::narrow};
    if (options_.until_verdict) {
        seed.beside.push_back(
            {.control = fields::check(plan_.until_verdict, wx_tr("Stop at the verdict")),
             .tip = wx_tr("Stop once it is clear whether all seats win equally often"),
             .term = "verdict"});
    }
    return seed;
}

const rules::Ruleset& GamesForm::ruleset() const {
    return offered_rules_[static_cast<std::size_t>(chosen_rules_)].rules;
}

void GamesForm::choose_rules(int chosen) {
    if (chosen < static_cast<int>(offered_rules_.size())) {
        chosen_rules_ = chosen;
    } else if (const auto file = options_.choose_rules()) {
        offer({*file, rules::ruleset_named(*file)});
    }
    choose_players();
}

void GamesForm::offer(OfferedRules rules) {
    const auto known = std::ranges::find(offered_rules_, rules.name, &OfferedRules::name);
    chosen_rules_ = static_cast<int>(known - offered_rules_.begin());
    if (known == offered_rules_.end()) {
        offered_rules_.push_back(std::move(rules));
    } else {
        *known = std::move(rules);
    }
}

void GamesForm::set_map(const map::Details& map) {
    if (map.ruleset == ruleset_of_map_ && map.players == meant_for_) {
        return;
    }
    if (map.ruleset != ruleset_of_map_) {
        ruleset_of_map_ = map.ruleset;
        offer({map.ruleset.value_or(rules::usual_ruleset().name), rules::ruleset_to_offer(map)});
    }
    meant_for_ = map.players;
    choose_players();
    form_.refresh();
}

std::vector<Option<int>> GamesForm::offered_players() const {
    const auto [least, most] = numbers_of_players(ruleset(), meant_for_);
    std::vector<Option<int>> offered;
    if (options_.every_number && least < most) {
        offered.push_back({0, wx_text(tr("{} to {}", least, most))});
    }
    for (int number = least; number <= most; ++number) {
        offered.push_back({number, wxString::Format("%d", number)});
    }
    return offered;
}

void GamesForm::choose_players() {
    const auto offered = offered_players();
    const bool possible =
        std::ranges::find(offered, wanted_players_, &Option<int>::value) != offered.end();
    const auto [least, most] = numbers_of_players(ruleset(), meant_for_);
    players_ = possible ? wanted_players_ : std::clamp(wanted_players_, least, most);
}

GamesChoice GamesForm::choice() const {
    GamesChoice choice{
        .game = {.ruleset = offered_rules_[static_cast<std::size_t>(chosen_rules_)].name},
        .plan = plan_};
    if (players_ != 0) {
        choice.game.players = players_;
    }
    choice.plan.games = games_;
    choice.plan.by_strength = plan_.by_strength && !is_mixed();
    choice.plan.experiment.bots = bots();
    return choice;
}

std::vector<std::string> GamesForm::bots() const {
    return is_mixed() ? std::vector(seats_.begin(), seats_.begin() + players_) : std::vector{bot_};
}

wxString GamesForm::summary() const {
    std::vector<std::string> seats = bots();
    seats.resize(static_cast<std::size_t>(players_), bot_);
    const std::string games = trn("{1} game", "{1} games", games_,
                                  grouped(static_cast<std::int64_t>(games_)).utf8_string());
    return wx_text(plan_.until_verdict ? tr("{}, up to {}", wording::who_plays(seats), games)
                                       : wording::who_plays(seats) + ", " + games);
}

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

PredictionLine::PredictionLine(wxWindow* parent) : WrappedText(parent, 4) {}

void PredictionLine::predict(const std::optional<prediction::Features>& features,
                             const GamesChoice& choice) {
    const auto prediction = features ? predicted(*features, choice) : std::nullopt;
    say(prediction ? wx_text(prediction::guess_words(*prediction)) : wxString());
    if (prediction) {
        SetToolTip(wx_text(prediction::trust_words(*prediction)));
    }
}

} // namespace pampas::desktop
