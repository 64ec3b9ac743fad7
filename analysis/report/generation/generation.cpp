#include "analysis/report/generation/generation.h"

#include "analysis/atlas/atlas.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

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

} // namespace

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

std::string headline_of_maps(const GenerationReport& report) {
    return trn("{} map made, of {} that were looked at, seed {}",
               "{} maps made, of {} that were looked at, seed {}", report.found.maps.size(),
               report.found.judged, report.request.seed) +
           "\n";
}

std::string shortfall(const GenerationReport& report) {
    if (report.found.maps.size() >= report.request.count) {
        return "";
    }
    const std::string lines = report.found.closest ? missed_lines(report) : "";
    const bool too_few_differ = lines.empty() && !report.found.is_cut;
    return too_few_differ ? trn("Only {} map differs enough from each other; {} were asked for.",
                                "Only {} maps differ enough from each other; {} were asked for.",
                                report.found.maps.size(), report.request.count) +
                                "\n"
                          : lines;
}

std::string gap_sentence(const GenerationReport& report, const Candidate& candidate,
                         std::size_t table) {
    const balance::Fairness& fairness = candidate.fairnesses[table];
    const atlas::Players players{report.players[table], report.bot};
    const auto place = atlas::place(atlas::Figure::Gap, *fairness.likely_gap, players);
    return wording::gap_words(fairness) + (place ? wording::fairer_than(*place) : "");
}

std::string generation_text(const GenerationReport& report) {
    const std::string cut =
        report.found.is_cut ? fmt::format("{}\n", tr("Cut short: the best so far.")) : "";
    const std::string figures =
        report.found.maps.empty() ? "" : "\n" + table_text(figures_table(report));
    return headline_of_maps(report) + cut + places_of_maps(report) + gaps_of_maps(report) +
           figures + shortfall(report);
}

} // namespace pampas::report
