#include "editor/desktop/dialogs/sit_down_dialog.h"

#include "analysis/legality/playable.h"
#include "analysis/wording/words.h"
#include "engine/players/lineup.h"

#include <algorithm>
#include <functional>
#include <random>

namespace pampas::desktop {
namespace {

/// Whom a seat can have: a person, the levels of the usual bot, all other bots.
std::vector<Option<std::string>> sitters() {
    std::vector<Option<std::string>> result{{sitting::person, wx_tr("a person")}};
    for (const int level : {1, 3, 5, 7}) {
        const std::string name = fmt::format("{}:{}", players::learned_name, level);
        result.push_back({name, wx_text(name)});
    }
    for (const Option<std::string>& bot : bot_options()) {
        result.push_back(bot);
    }
    return result;
}

} // namespace

SitDownDialog::SitDownDialog(wxWindow* parent, const map::Map& map)
    : FormDialog(parent, wx_tr("Sit Down to Play")),
      map_(map), rules_{rules::ruleset_to_offer(map.details())},
      seats_(rules::max_players, players::usual_bot()), seed_(std::random_device()()) {
    std::ranges::copy_if(
        rules::rulesets(), std::back_inserter(rules_),
        [this](const rules::Ruleset& each) { return each.name != rules_.front().name; });
    players_ = rules::usual_players(rules_.front(), map.details().players);
    seats_.front() = sitting::person;
    const auto rules = [this] {
        std::vector<wxString> titles;
        for (const rules::Ruleset& each : rules_) {
            titles.push_back(wx_text(wording::ruleset_title(each.name)));
        }
        return titles;
    };
    std::vector<Field> fields{
        {.label = wx_tr("&Rules"),
         .control = fields::list(chosen_rules_, rules),
         .tip = wx_tr("The rules to play by"),
         .term = "ruleset"},
        {.label = wx_tr("&Players"),
         .control = fields::choice<int>(players_, [this] { return offered_players(); }),
         .tip = wx_tr("Number of players")}};
    std::ranges::copy(seat_fields(), std::back_inserter(fields));
    fields.push_back({.label = wx_tr("S&eed"),
                      .control = fields::seed(seed_),
                      .tip = wx_tr("The same seed deals the same game"),
                      .term = "seed"});
    make(fields, wx_tr("Sit &down"));
}

std::vector<Field> SitDownDialog::seat_fields() {
    std::vector<Field> fields;
    for (int seat = 0; seat < rules::max_players; ++seat) {
        fields.push_back({.label = wx_text(tr("Seat &{}", seat + 1)),
                          .control = fields::choice<std::string>(
                              seats_[static_cast<std::size_t>(seat)], [] { return sitters(); }),
                          .tip = wx_text(tr("Who plays on seat {}", seat + 1)),
                          .shown = [this, seat] { return seat < players_; }});
    }
    return fields;
}

std::vector<Option<int>> SitDownDialog::offered_players() const {
    const auto [least, most] = rules::numbers_of_players(
        rules_[static_cast<std::size_t>(chosen_rules_)], map_.details().players);
    std::vector<Option<int>> offered;
    for (int number = least; number <= most; ++number) {
        offered.push_back({number, wxString::Format("%d", number)});
    }
    return offered;
}

sitting::Table SitDownDialog::table() const {
    return {.on = {map_, rules_[static_cast<std::size_t>(chosen_rules_)], players_},
            .seats = {.names = {seats_.begin(), seats_.begin() + players_}, .seed = seed_}};
}

FormDialog::Judgement SitDownDialog::judge() {
    legality::require_playable(map_);
    const auto people = std::count(seats_.begin(), seats_.begin() + players_, sitting::person);
    if (people == 0) {
        return {Tone::Note, wx_tr("Only bots play, and you watch.")};
    }
    return people == 1
               ? Judgement()
               : Judgement{Tone::Note,
                           wx_tr("Hands are hidden when the turn passes to another person.")};
}

} // namespace pampas::desktop
