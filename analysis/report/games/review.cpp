#include "analysis/report/games/review.h"

#include "analysis/wording/options.h"
#include "analysis/wording/words.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace pampas::report {
namespace {

using review::Cause;
using review::Decision;
using review::Review;
using review::TurningPoint;
using wording::Playback;

/// A course has at most so many rows, besides the end.
constexpr std::size_t most_rounds = 12;

std::string seat_name(int seat) {
    return wording::seat(static_cast<std::size_t>(seat));
}

std::string head_line(const Playback& playback, std::size_t actions) {
    const rules::State start = playback.after(0);
    return tr("{}, {}, {} players: game {}, after action {} of {}",
              wording::shown_name(start.game().board().map().details().name),
              wording::ruleset_title(start.rules().name), start.players(), playback.number(),
              actions, playback.actions()) +
           "\n\n";
}

void add_course_row(Table& table, const std::string& title, std::size_t actions,
                    const review::Chances& chances) {
    Row& row = table.rows.emplace_back(Row{title, actions});
    for (const double chance : chances) {
        row.emplace_back(Percent{chance});
    }
}

Table course_table(const Playback& playback, const Review& review) {
    Table table{.columns = {{.id = "round", .title = tr("round")}, {"after-action"}},
                .above = tr("Chances to win:")};
    for (std::size_t seat = 0; seat < review.accounts.size(); ++seat) {
        table.columns.push_back({.id = "chance-of-seat", .title = wording::seat(seat)});
    }
    const std::size_t rounds = playback.rounds().size();
    const std::size_t step = (rounds + most_rounds - 1) / most_rounds;
    for (std::size_t round = 0; round < rounds; round += step) {
        const std::size_t actions = playback.rounds()[round];
        add_course_row(table, std::to_string(round + 1), actions, review.course.after[actions]);
    }
    add_course_row(table, tr("end"), playback.actions(), review.course.after.back());
    return table;
}

/// A change of a chance in percent, with its sign.
Number change(double chance) {
    return {.value = 100 * chance, .decimals = 1, .has_sign = true};
}

Table luck_table(const Review& review) {
    Table table{
        .columns = {{"seat"},
                    {"before-deal"},
                    {"first-hands"},
                    {"own-draws"},
                    {"others-draws"},
                    {"change-by-play"},
                    {"chance-at-end"}},
        .above =
            tr("Luck and play: each seat's chance from before the deal to the end, in percent:")};
    for (std::size_t seat = 0; seat < review.accounts.size(); ++seat) {
        const review::Account& account = review.accounts[seat];
        table.rows.push_back({seat + 1, Percent{review.course.before_deal[seat]},
                              change(account.first_hands), change(account.own_draws),
                              change(account.others_draws), change(account.play),
                              Percent{review.course.after.back()[seat]}});
    }
    return table;
}

/// What was done, in the words of the log.
std::string done_line(const Playback& playback, const Decision& decision) {
    std::vector<std::string> moves;
    for (std::size_t number = decision.first; number <= decision.last; ++number) {
        moves.push_back(wording::move(playback.after(number - 1), playback.step(number),
                                      playback.after(number)));
    }
    return fmt::format("{}", fmt::join(moves, "; "));
}

/// The sizes of a change, whatever its sign: `8.1 % (3.0 to 13.2 %)`.
std::string size_of(const review::Estimate& change) {
    const auto [low, high] = change.interval;
    return fmt::format(
        "{} ({})", wording::percent_text(std::abs(change.mean)),
        wording::percent_text(change.mean < 0 ? balance::Interval{-high, -low} : change.interval));
}

std::string change_line(const TurningPoint& point, int round) {
    const std::size_t after = point.at.first - 1;
    const std::string seat = seat_name(point.at.seat);
    const std::string size = size_of(point.change.of_seat);
    const bool is_loss = point.change.of_seat.mean < 0;
    if (point.cause == Cause::Card) {
        return is_loss ? tr("After action {}, round {}: a card lowers the chance of {} by {}.",
                            after, round, seat, size)
                       : tr("After action {}, round {}: a card raises the chance of {} by {}.",
                            after, round, seat, size);
    }
    return is_loss ? tr("After action {}, round {}: {} plays worse than search, by {}.", after,
                        round, seat, size)
                   : tr("After action {}, round {}: {} plays better than search, by {}.", after,
                        round, seat, size);
}

Text points_text(const Playback& playback, const review::TurningPoints& points) {
    std::string text = "\n";
    if (points.found.empty()) {
        text += tr("No turning points: no change in the chances is clearly more than luck (moments "
                   "examined: {}).",
                   points.tried) +
                "\n";
    } else {
        text += tr("Turning points, all together beyond chance with 95 % certainty (moments "
                   "examined: {}):",
                   points.tried) +
                "\n";
    }
    for (const TurningPoint& point : points.found) {
        text += turning_point_line(playback, point) + "\n";
    }
    if (points.interrupted) {
        text += std::string(tr("Interrupted: not all moments were examined.")) + "\n";
    }
    text +=
        std::string(tr(
            "Use --at with an action number, and --review examines what followed that action.")) +
        "\n";
    return text;
}

Json plan_json(rules::State state, const players::Plan& plan) {
    Json list = Json::array();
    for (const rules::Action& action : plan) {
        const rules::State before = state;
        const rules::Outcome outcome = state.apply(action);
        Json json = rules::action_json(before, before.seat(), action, outcome);
        if (rules::shows_card(action) && action.item == rules::from_supply) {
            json.erase("card"); // search does not know it
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json estimate_json(const review::Estimate& estimate) {
    return {{"mean", estimate.mean}, {"ci95", estimate.interval}};
}

Json point_json(const Playback& playback, const TurningPoint& point) {
    Json json{{"cause", point.cause == Cause::Play ? "play" : "card"},
              {"first_action", point.at.first},
              {"last_action", point.at.last},
              {"seat", point.at.seat},
              {"change", point.change.of_seat.mean},
              {"ci95", point.change.of_seat.interval},
              {"changes", point.change.mean},
              {"pairs", point.change.pairs}};
    if (point.cause == Cause::Play) {
        json["better"] = plan_json(playback.after(point.at.first - 1), point.better);
    }
    return json;
}

Json account_json(const review::Account& account) {
    return {{"first_hands", account.first_hands},
            {"own_draws", account.own_draws},
            {"others_draws", account.others_draws},
            {"play", account.play}};
}

Json draw_json(const review::Draw& draw) {
    return {{"action", draw.action}, {"seat", draw.seat}, {"luck", draw.luck}};
}

Table moment_table(const review::Moment& moment) {
    Table table{.columns = {{"seat"}, {"judged-chance"}, {"played-chance"}},
                .above =
                    trn("Chances to win, as judged and in {} playout:",
                        "Chances to win, as judged and in {} playouts:", moment.played.playouts)};
    for (std::size_t seat = 0; seat < moment.judged.size(); ++seat) {
        const review::Estimate& played = moment.played.seats[seat];
        table.rows.push_back(
            {seat + 1, Percent{moment.judged[seat]}, Percent{played.mean, played.interval}});
    }
    return table;
}

/// What a plan does in words: its options, separated by semicolons.
std::string plan_line(const rules::State& state, const players::Plan& plan) {
    std::vector<std::string> lines;
    for (const wording::OptionGroup& group : wording::planned_options(state, plan)) {
        lines.push_back(wording::option_line(group, group.options.front()));
    }
    return fmt::format("{}", fmt::join(lines, "; "));
}

/// What search would have done, in the state before.
std::string better_line(const rules::State& before, const players::Plan& plan) {
    return tr("Search would have done this: {}.", plan_line(before, plan));
}

} // namespace

std::string alternative_text(const Playback& playback, const Decision& decision,
                             const review::Alternative& other) {
    const std::string text = tr("Actually played: {}.", done_line(playback, decision)) + "\n";
    if (other.is_played) {
        return text + tr("Search would have done the same.");
    }
    const auto [low, high] = other.gain.of_seat.interval;
    return text + better_line(playback.after(decision.first - 1), other.plan) + "\n" +
           tr("This changes the chance of {} by {:+.1f} % ({:+.1f} to {:+.1f} %), with the same "
              "unseen cards.",
              seat_name(decision.seat), 100 * other.gain.of_seat.mean, 100 * low, 100 * high);
}

std::string turning_point_line(const Playback& playback, const TurningPoint& point) {
    const rules::State before = playback.after(point.at.first - 1);
    const std::string line =
        fmt::format("{} {}.", change_line(point, before.round()), done_line(playback, point.at));
    return point.cause == Cause::Card ? line : line + " " + better_line(before, point.better);
}

Text review_text(const Playback& playback, const Review& review) {
    Text text(head_line(playback, playback.actions()));
    text += course_table(playback, review);
    text += "\n";
    text += luck_table(review);
    return text + points_text(playback, review.turning_points);
}

Json review_json(const Playback& playback, const Review& review) {
    const review::TurningPoints& points = review.turning_points;
    Json found = list_json(points.found,
                           [&](const TurningPoint& point) { return point_json(playback, point); });
    Json json{{"game", playback.number()},
              {"players", playback.after(0).players()},
              {"actions", playback.actions()},
              {"chances_before_deal", review.course.before_deal},
              {"chances", review.course.after},
              {"draws", list_json(review.course.draws, draw_json)},
              {"seats", list_json(review.accounts, account_json)},
              {"turning_points", std::move(found)},
              {"tried", points.tried}};
    add_interruption(json, points.interrupted);
    return json;
}

Text moment_text(const Playback& playback, const review::Moment& moment) {
    Text text(head_line(playback, moment.actions));
    text += moment_table(moment);
    if (moment.alternative) {
        text += "\n" + alternative_text(playback, *moment.decision, *moment.alternative) + "\n";
    }
    return text;
}

Json moment_json(const Playback& playback, const review::Moment& moment) {
    Json json{{"game", playback.number()},
              {"action", moment.actions},
              {"chances", moment.judged},
              {"playouts", moment.played.playouts},
              {"played", list_json(moment.played.seats, estimate_json)}};
    if (moment.alternative) {
        const review::Alternative& other = *moment.alternative;
        json["search"] = {{"seat", moment.decision->seat},
                          {"first_action", moment.decision->first},
                          {"last_action", moment.decision->last},
                          {"actions", plan_json(playback.after(moment.actions), other.plan)},
                          {"is_played", other.is_played},
                          {"gain", other.gain.of_seat.mean},
                          {"ci95", other.gain.of_seat.interval},
                          {"gains", other.gain.mean},
                          {"pairs", other.gain.pairs}};
    }
    return json;
}

} // namespace pampas::report
