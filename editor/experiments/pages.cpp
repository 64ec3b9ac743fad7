#include "editor/experiments/pages.h"

#include "editor/picture/layout.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

namespace pampas::experiments {

report::MapPicture picture_of(const map::Map& map, std::vector<hex::Coordinate> room) {
    picture::ExportOptions options{.style = {.background = picture::transparent},
                                   .room = std::move(room)};
    const picture::Layout layout = picture::layout_for(map, options);
    const std::string picture = picture::svg(map, options);
    options.style.grounds = false;
    return {picture,          layout.width,       layout.height,
            layout.view.side, layout.view.origin, picture::svg(map, options)};
}

report::ExamplePicture picture_of_example(const report::TermExample& example) {
    constexpr int width = 600; // for high-resolution screens
    constexpr int shown_width = 400;
    const picture::ExportOptions options{
        .style = {.background = picture::transparent}, .width = width, .overlay = example.overlay};
    const int height = picture::layout_for(example.map, options).height;
    return {picture::png(example.map, options), shown_width, height * shown_width / width};
}

namespace {

/// The command that plays on at the tables whose verdict is undecided.
std::string until_verdict_command(std::span<const report::GamesSummary> tables) {
    std::set<std::size_t> players;
    std::set<std::string> bots;
    for (const report::GamesSummary& table : tables) {
        if (table.fairness && table.fairness->verdict == balance::Verdict::Undecided) {
            players.insert(table.bots.size());
            bots.insert(table.bots.front());
        }
    }
    return fmt::format("pampas report {} --players {} --bots {} --until-verdict", tr("MAP"),
                       fmt::join(players, ","), fmt::join(bots, ","));
}

} // namespace

wording::Advice advice_on(std::span<const report::GamesSummary> tables) {
    return {.more_games = tr("More games will decide: --until-verdict plays them."),
            .repair = tr("\"pampas repair\" looks for the few spaces to change."),
            .paired = tr("No verdict on the seats, because the bots differ. With --paired each bot "
                         "plays on every seat."),
            .details = tr("--details shows everything else."),
            .play_on = tr("More games will decide what is still open: press \"Play\" (F5) in the "
                          "games panel of the editor, or run this command."),
            .command = until_verdict_command(tables)};
}

report::CompensationAdvice advice_on(const design::CompensationPlan& plan) {
    constexpr std::size_t more = 4;
    return {.more_games = more_games_for_pesos(),
            .more_games_command = fmt::format(
                "pampas compensate {} --players {} --bots {} --games {}", tr("MAP"), plan.players,
                fmt::join(players::one_for_all(plan.experiment.bots), ","), more * plan.games),
            .use = tr("In Pampas, save the ruleset (with \"Save ruleset…\" in the window, with the "
                      "option \"-o rules.json\", or from here) and play games with it."),
            .use_command = fmt::format("pampas simulate {} --players {} --ruleset rules.json",
                                       tr("MAP"), plan.players)};
}

std::string more_games_for_pesos() {
    return tr("More games will decide: choose more, and press \"Find the pesos\" again.");
}

} // namespace pampas::experiments
