#include "editor/game_page/seats.h"

#include "analysis/wording/words.h"
#include "editor/game_page/board.h"
#include "editor/picture/seats.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <cmath>

namespace pampas::game_page {
namespace {

using report::Html;
using report::html;

int value_of(const Figures& figures, const std::string& name) {
    return figures.find(name)->second;
}

Html figure(const Figures& figures, const std::string& name) {
    return html("<span data-figure=\"{}\">{}</span>", name, value_of(figures, name));
}

/// Words for those who do not see the picture beside them.
Html unseen(std::string_view words) {
    return html("<span class=\"unseen\">{}</span>", words);
}

Html hidden_if(bool is_hidden) {
    return is_hidden ? html(" hidden=\"hidden\"") : Html();
}

/// The cards of a kind in a hand: a picture and how many.
Html card(const Figures& figures, const std::string& name, std::string_view title,
          const Html& picture) {
    return html("<li data-card=\"{}\" title=\"{}\"{}>{}{} {}</li>\n", name, title,
                hidden_if(value_of(figures, name) == 0), picture, figure(figures, name),
                unseen(title));
}

Html hand(const Figures& figures, int seat) {
    Html cards;
    for (std::size_t kind = 0; kind < rules::land_card_names.size(); ++kind) {
        const std::string_view name = rules::land_card_names[kind];
        cards += card(figures, of_seat(name, seat), tr(name),
                      glyph_picture(land_card_glyph(static_cast<rules::LandCard>(kind))));
    }
    for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
        const std::string_view name = rules::species_names[kind];
        cards += card(figures, of_seat(name, seat), tr(name),
                      glyph_picture(animal_glyph(seat, static_cast<rules::Species>(kind))));
    }
    cards += card(figures, of_seat("hidden", seat), tr("hidden"),
                  html("<span class=\"back\" aria-hidden=\"true\"></span>"));
    return html("<ul class=\"cards\" aria-label=\"{}\">\n{}</ul>\n", tr("Hand"), cards);
}

/// A figure, and how it has changed.
Html changing(const Figures& figures, const std::string& name) {
    return html("<td class=\"changing\">{}<small data-change=\"{}\"></small></td>",
                figure(figures, name), name);
}

Html seat_html(const Figures& figures, int seat, const std::string& bot) {
    Html cells = changing(figures, of_seat("points", seat)) +
                 changing(figures, of_seat("pesos", seat)) +
                 html("<td>{}</td>", figure(figures, of_seat("scored", seat)));
    for (const std::string_view category : rules::category_names) {
        cells += html("<td>{}</td>", figure(figures, of_seat(category, seat)));
    }
    return html(
        "<tbody class=\"seat-{0}\" data-seat=\"{0}\">\n"
        "<tr><th scope=\"row\"><div>{1}<span class=\"disc\" aria-hidden=\"true\">{0}</span> "
        "<span>{2}</span></div></th>{3}</tr>\n"
        "<tr class=\"hand\"><td colspan=\"{4}\">{5}</td></tr>\n</tbody>\n",
        seat + 1, unseen(wording::capitalized(wording::seat(static_cast<std::size_t>(seat)))), bot,
        cells, 4 + rules::category_names.size(), hand(figures, seat));
}

Html heads() {
    Html all = html("<th scope=\"col\">{}</th><th scope=\"col\" title=\"{}\">{}</th>"
                    "<th scope=\"col\">{}</th><th scope=\"col\">{}</th>",
                    tr("seat"), tr("The points of each seat if the game ended now"), tr("points"),
                    tr("pesos"), tr("scored so far"));
    for (const std::string_view category : rules::category_names) {
        all += html("<th scope=\"col\">{}</th>", tr(category));
    }
    return all;
}

/// A face-up slot with its card, if any.
Html slot(const std::string& name, int kind, bool is_animal, int seat) {
    const std::size_t shown = kind < 0 ? 0 : static_cast<std::size_t>(kind);
    return html(
        "<li data-slot=\"{}\"{}>{}{}</li>\n", name, hidden_if(kind < 0),
        glyph_picture(is_animal ? animal_glyph(seat, static_cast<rules::Species>(shown))
                                : land_card_glyph(static_cast<rules::LandCard>(shown))),
        unseen(tr(is_animal ? rules::species_names[shown] : rules::land_card_names[shown])));
}

Html slots(const Figures& figures) {
    Html all;
    const int seat = value_of(figures, "seat") - 1;
    for (const bool is_animal : {false, true}) {
        const std::string_view deck = is_animal ? "face-up-animal" : "face-up-land";
        for (int number = 1;; ++number) {
            const std::string name = fmt::format("{}-{}", deck, number);
            const auto found = figures.find(name);
            if (found == figures.end()) {
                break;
            }
            all += slot(name, found->second, is_animal, seat);
        }
    }
    return html("<ul class=\"cards\" aria-label=\"{}\">\n{}</ul>\n", tr("Face up"), all);
}

Html supply(const Figures& figures, const std::string& name, std::string_view title) {
    return html("<div><dt>{}</dt><dd>{}</dd></div>\n", title, figure(figures, name));
}

std::string css_colour(const picture::Colour& colour) {
    const auto part = [](double value) { return std::lround(255 * value); };
    return fmt::format("#{:02x}{:02x}{:02x}", part(colour.red), part(colour.green),
                       part(colour.blue));
}

} // namespace

Html seats_html(const Figures& figures, const std::vector<std::string>& bots) {
    Html seats;
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        seats += seat_html(figures, static_cast<int>(seat), bots[seat]);
    }
    return html("<div class=\"scroll\"><table class=\"standings\"><thead><tr>{}</tr></thead>\n{}"
                "</table></div>\n",
                heads(), seats);
}

Html table_html(const Figures& figures) {
    Html supplies = supply(figures, "supply-land", tr("land cards")) +
                    supply(figures, "supply-animal", tr("animal cards")) +
                    supply(figures, "aside-animal", tr("animal cards set aside")) +
                    supply(figures, "land-tiles", tr("land tiles")) +
                    supply(figures, "haciendas", tr("haciendas")) +
                    supply(figures, "chips", tr("harvest chips"));
    for (const std::string_view shape : rules::water_shape_names) {
        supplies += supply(figures, fmt::format("water-{}", shape), tr("water: {}", tr(shape)));
    }
    return slots(figures) + html("<dl class=\"supplies\">\n{}</dl>\n", supplies);
}

std::string seat_styles() {
    std::string styles;
    for (std::size_t seat = 0; seat < picture::seat_colours.size(); ++seat) {
        const picture::SeatColours& colours = picture::seat_colours[seat];
        styles += fmt::format("--seat-{0}: {1}; --word-{0}: {2}; --rim-{0}: {3}; ", seat + 1,
                              css_colour(colours.main), css_colour(colours.word),
                              css_colour(colours.dark));
    }
    return styles;
}

} // namespace pampas::game_page
