#include "editor/game_page/game_page.h"

#include "analysis/wording/words.h"
#include "editor/game_page/board.h"
#include "editor/game_page/figures.h"
#include "editor/game_page/log.h"
#include "editor/game_page/seats.h"
#include "editor/game_page/steps.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace pampas::game_page {
namespace {

using Json = nlohmann::ordered_json;
using report::Html;
using report::html;

/// A button of the steps: its name in the script, what it does in words, and its icon, a path in a
/// square of 24 units.
struct Button {
    std::string_view name;
    const char* title;
    std::string_view icon;
};

constexpr std::array buttons{
    Button{"first", tr_later("To the set-up (Home)"), "M6 5h2v14H6zM20 5v14L9 12z"},
    Button{"turn-back", tr_later("Back to the start of the turn (Shift+Left)"),
           "M20 5v14l-8-7zM12 5v14l-8-7z"},
    Button{"back", tr_later("Back one action (Left)"), "M17 5v14L7 12z"},
    Button{"play", tr_later("Play automatically, or pause (Space)"), "M7 4v16l13-8z"},
    Button{"on", tr_later("Forward one action (Right)"), "M7 5v14l10-7z"},
    Button{"turn-on", tr_later("On to the next turn (Shift+Right)"), "M4 5v14l8-7zM12 5v14l8-7z"},
    Button{"last", tr_later("To the end (End)"), "M16 5h2v14h-2zM4 5v14l11-7z"}};

/// Actions a second.
constexpr std::array speeds{1, 2, 4, 8};

Html button_html(const Button& button) {
    return html(
        "<button type=\"button\" data-step=\"{0}\" title=\"{1}\" aria-label=\"{1}\">"
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{2}\"/></svg></button>\n",
        button.name, tr(button.title), button.icon);
}

/// The buttons, the slider and the speed; without scripts they are hidden.
Html stepper_html(std::size_t actions) {
    const Html choices = report::html_each(speeds, [](int speed) {
        return html("<option value=\"{}\">{}</option>\n", speed,
                    trn("{} action a second", "{} actions a second", speed));
    });
    return html("<div class=\"stepper\" hidden=\"hidden\">\n<div class=\"buttons\">\n{}</div>\n"
                "<input type=\"range\" min=\"0\" max=\"{}\" value=\"{}\" aria-label=\"{}\"/>\n"
                "<output>{} / {}</output>\n<select aria-label=\"{}\">\n{}</select>\n</div>\n",
                report::html_each(buttons, button_html), actions, actions, tr("Action"), actions,
                actions, tr("Speed"), choices);
}

Html section(std::string_view id, std::string_view title, const Html& content) {
    return html("<section id=\"{0}\" aria-labelledby=\"title-{0}\"><h2 id=\"title-{0}\">{1}</h2>\n"
                "{2}</section>\n",
                id, title, content);
}

Json cards_json(const auto& names) {
    Json cards = Json::array();
    for (const std::string_view name : names) {
        cards.push_back({name, tr(name)});
    }
    return cards;
}

/// What the script gets.
Json script_input(const wording::Playback& playback, const Board& board, const Options& options) {
    Json input = steps_json(playback, board, options.viewer);
    input["open"] = options.at;
    input["land"] = cards_json(rules::land_card_names);
    input["animal"] = cards_json(rules::species_names);
    return input;
}

std::string title_of(const wording::Playback& playback, const map::Map& map) {
    return tr("{}: game {}", wording::shown_name(map.details().name), playback.number());
}

Html header_html(const wording::Playback& playback, const map::Map& map,
                 const std::vector<std::string>& bots) {
    const rules::State end = playback.after(playback.actions());
    return report::html_header(
        tr("A game, step by step"), title_of(playback, map),
        html("<p class=\"outcome\"><span>{}</span> <b>{}</b></p>\n",
             tr("{}, {} players: {}", wording::ruleset_title(end.rules().name), end.players(),
                wording::who_plays(bots)),
             end.over() ? wording::outcome(end) : tr("The game is not over.")));
}

/// The board, what happened last, and the controls.
Html board_section(const wording::Playback& playback, const Board& board) {
    const std::size_t end = playback.actions();
    const picture::Pieces pieces = pieces_after(playback, end);
    return section("board", tr("Board"),
                   board.glyphs(pieces) + board.html(pieces) +
                       html("<p id=\"now\" aria-live=\"polite\">{}</p>\n",
                            tr("After action {} of {}.", end, end)) +
                       stepper_html(end));
}

} // namespace

Html page(const wording::Playback& playback, const std::vector<std::string>& bots,
          const Options& options) {
    const map::Map map = rules::decided_map(playback.game().board(), playback.setup());
    const Board board(map, playback.game().players());
    const Figures figures = figures_of(playback.after(playback.actions()), options.viewer);
    const Html game = html(
        "<div class=\"game\" style=\"{}\">\n{}<div class=\"side\">\n{}{}</div>\n{}</div>\n",
        seat_styles(), board_section(playback, board),
        section("seats", tr("Seats"), seats_html(figures, bots)),
        section("table", tr("On the table"), table_html(figures)),
        section("log", tr("What happened"),
                html("<div class=\"rounds\">\n{}</div>\n", log_html(playback, options.viewer))));
    return report::html_scripted_page(
        "game", title_of(playback, map),
        header_html(playback, map, bots) + report::html_main(game) +
            html("<script type=\"application/json\" id=\"game\">{}</script>\n",
                 report::script_json(script_input(playback, board, options))),
        "board", tr("Skip to the board"));
}

} // namespace pampas::game_page
