#include "analysis/report/experiments/generation.h"

#include "analysis/atlas/atlas.h"
#include "analysis/report/ground/json.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

using generation::Candidate;
using measures::Target;

std::string places_of_maps(const GenerationReport& report) {
    std::string lines;
    for (std::size_t number = 0; number < report.files.size(); ++number) {
        lines += tr("{} -> {}", report.found.maps[number].map.details().name,
                    escaped(report.files[number])) +
                 "\n";
    }
    return lines;
}

/// `gap 3.1 points (0.0 to 7.9), fair, fairer than 40 of 42 published maps`: for a map and a number
/// of players.
std::string gap_sentence(const GenerationReport& report, const Candidate& candidate,
                         std::size_t table) {
    const balance::Fairness& fairness = candidate.fairnesses[table];
    const atlas::Players players{report.players[table], report.bot};
    const auto maps = atlas::fairer_than(fairness.gap_interval, players);
    return maps ? fmt::format("{}, {}", wording::gap_words(fairness), wording::fairer_than(*maps))
                : wording::gap_words(fairness);
}

/// `Generated 7-1, 4 players: gap 3.1 points (0.0 to 7.9), fair`
std::string gap_line(const GenerationReport& report, const Candidate& candidate,
                     std::size_t table) {
    return trn("{1}, {0} player: {2}", "{1}, {0} players: {2}", report.players[table],
               candidate.map.details().name, gap_sentence(report, candidate, table)) +
           "\n";
}

std::string gaps_of_maps(const GenerationReport& report) {
    std::string lines;
    for (const Candidate& candidate : report.found.maps) {
        for (std::size_t table = 0; table < candidate.fairnesses.size(); ++table) {
            lines += gap_line(report, candidate, table);
        }
    }
    return lines.empty() ? "" : "\n" + lines;
}

/// The targets that the closest map misses.
std::string missed_lines(const GenerationReport& report) {
    std::string lines;
    for (const Target& target : report.request.targets) {
        const auto value = report.found.closest->value(*target.figure);
        if (target.missed_by(value) != 0) {
            lines += tr("Missed: {}; the closest map has {}.", words_of(target),
                        value_text(*target.figure, value)) +
                     "\n";
        }
    }
    return lines;
}

/// A figure a row, a map a column.
Table figures_table(const GenerationReport& report) {
    Table table{{{.id = "board-figure", .text_label = ""}}};
    for (const Candidate& candidate : report.found.maps) {
        table.columns.push_back(
            {.id = "map", .title = wording::shown_name(candidate.map.details().name)});
    }
    for (const measures::Figure& figure : measures::figures()) {
        Row& row = table.rows.emplace_back(Row{Cell(tr(figure.words)).explained_by(figure.key)});
        for (const Candidate& candidate : report.found.maps) {
            row.emplace_back(value_text(figure, candidate.value(figure)));
        }
    }
    return table;
}

/// How many maps were made, and out of how many.
std::string headline_of_maps(const GenerationReport& report) {
    return trn("{} map made, {} examined, seed {}", "{} maps made, {} examined, seed {}",
               report.found.maps.size(), report.found.judged, report.request.seed) +
           "\n";
}

/// Why there are fewer maps than asked for: the targets that the closest map misses, a line each.
std::string shortfall(const GenerationReport& report) {
    if (report.found.maps.size() >= report.request.count) {
        return "";
    }
    const std::string lines = report.found.closest ? missed_lines(report) : "";
    const bool too_few_differ = lines.empty() && !report.found.is_cut;
    return too_few_differ
               ? trn("Only {} map differs enough from the others, but {} were requested.",
                     "Only {} maps differ enough from each other, but {} were requested.",
                     report.found.maps.size(), report.request.count) +
                     "\n"
               : lines;
}

Json figures_json(const Candidate& candidate) {
    Json object = Json::object();
    for (const measures::Figure& figure : measures::figures()) {
        object[std::string(figure.key)] = candidate.value(figure);
    }
    return object;
}

Json gaps_json(const GenerationReport& report, const Candidate& candidate) {
    return list_json(numbers(candidate.fairnesses.size()), [&](std::size_t table) {
        const balance::Fairness& fairness = candidate.fairnesses[table];
        const atlas::Players players{report.players[table], report.bot};
        Json json{{"players", players.count},
                  {"gap", fairness.gap},
                  {"ci95", fairness.gap_interval},
                  {"verdict", balance::name_of(fairness.verdict)},
                  {"likely_gap", *fairness.likely_gap}};
        if (const auto maps = atlas::fairer_than(fairness.gap_interval, players)) {
            json["fairer_than"] = {maps->least, maps->most};
            json["published"] = maps->of;
        }
        return json;
    });
}

Json map_json(const GenerationReport& report, std::size_t number) {
    const Candidate& candidate = report.found.maps[number];
    Json json{{"name", candidate.map.details().name},
              {"file", report.files.empty() ? Json() : Json(report.files[number])},
              {"figures", figures_json(candidate)},
              {"gaps", gaps_json(report, candidate)}};
    if (!candidate.fairnesses.empty()) {
        json["reached"] = design::are_fair(candidate.fairnesses);
    }
    return json;
}

/// The targets that the closest map misses.
Json missed_json(const GenerationReport& report) {
    Json list = Json::array();
    for (const Target& target : report.request.targets) {
        const auto value = report.found.closest->value(*target.figure);
        if (target.missed_by(value) != 0) {
            list.push_back({{"figure", target.figure->key},
                            {"low", target.low},
                            {"high", target.high},
                            {"closest", value}});
        }
    }
    return list;
}

constexpr std::string_view maps_id = "maps";

Html gap_lines(const GenerationReport& report, const generation::Candidate& candidate) {
    return html_each(numbers(candidate.fairnesses.size()), [&](std::size_t table) {
        return html("<p>{}: {}</p>\n", trn("{} player", "{} players", report.players[table]),
                    gap_sentence(report, candidate, table));
    });
}

Html card(const GenerationReport& report, std::size_t number, const std::string& picture) {
    const generation::Candidate& candidate = report.found.maps[number];
    const std::string name = wording::shown_name(candidate.map.details().name);
    const std::string file = report.files.empty() ? "" : report.files[number];
    return html("<figure class=\"made\"><img src=\"data:image/png;base64,{}\" alt=\"{}\"/>\n"
                "<figcaption><h3>{}</h3>\n{}<p class=\"faded\">{}</p></figcaption></figure>\n",
                formats::base64(picture), tr("The map {}", name), name,
                gap_lines(report, candidate), file);
}

Html maps_part(const GenerationReport& report, std::span<const std::string> pictures) {
    const Html cards = html_each(numbers(report.found.maps.size()), [&](std::size_t number) {
        return card(report, number, pictures[number]);
    });
    return html_section(maps_id, tr("The maps"),
                        html("<div class=\"gallery\">\n{}</div>\n", cards));
}

} // namespace

bool GenerationReport::are_fair() const {
    return std::ranges::all_of(found.maps, [](const Candidate& candidate) {
        return design::are_fair(candidate.fairnesses);
    });
}

Text generation_text(const GenerationReport& report) {
    const std::string cut =
        report.found.is_cut ? fmt::format("{}\n", tr("Cut short: these are the best so far.")) : "";
    const Text figures = report.found.maps.empty() ? Text() : Text("\n") + figures_table(report);
    const std::string unfair =
        report.are_fair()
            ? ""
            : fmt::format("{}\n",
                          tr("Goal not reached: the games do not show that all seats are fair."));
    return headline_of_maps(report) + cut + unfair + places_of_maps(report) + gaps_of_maps(report) +
           figures + shortfall(report);
}

Json generation_json(const GenerationReport& report) {
    const auto map_of = [&report](std::size_t number) { return map_json(report, number); };
    Json json{{"maps", list_json(numbers(report.found.maps.size()), map_of)},
              {"games", report.found.games},
              {"seed", report.request.seed},
              {"judged", report.found.judged}};
    if (report.found.closest) {
        json["missed"] = missed_json(report);
    }
    if (report.found.is_cut) {
        json["cut"] = true;
    }
    return json;
}

Html generation_html(const GenerationReport& report, std::span<const std::string> pictures) {
    const std::string headline = wording::in_one_line(headline_of_maps(report));
    const Html header = html_header(
        tr("Generated maps"),
        trn("{} map made to measure", "{} maps made to measure", report.found.maps.size()),
        html("<p class=\"faded\">{}</p>", headline));
    const Html sections =
        report.found.maps.empty()
            ? html_paragraph(wording::in_one_line(shortfall(report)))
            : maps_part(report, pictures) + html_section("figures", tr("Figures of all maps"),
                                                         table_html(figures_table(report)));
    return html_page(tr("Generated maps"), header + html_main(sections), maps_id,
                     tr("Go to the maps"));
}

} // namespace pampas::report
