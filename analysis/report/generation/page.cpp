#include "analysis/report/generation/generation.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/words.h"
#include "engine/formats/encodings.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

constexpr std::string_view maps_id = "maps";

Html gap_lines(const GenerationReport& report, const generation::Candidate& candidate) {
    Html lines;
    for (std::size_t table = 0; table < candidate.fairnesses.size(); ++table) {
        lines += html("<p>{}: {}</p>\n", trn("{} player", "{} players", report.players[table]),
                      gap_sentence(report, candidate, table));
    }
    return lines;
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
    Html cards;
    for (std::size_t number = 0; number < report.found.maps.size(); ++number) {
        cards += card(report, number, pictures[number]);
    }
    return html_section(maps_id, tr("The maps"),
                        html("<div class=\"gallery\">\n{}</div>\n", cards));
}

} // namespace

Html generation_html(const GenerationReport& report, std::span<const std::string> pictures) {
    const std::string headline = wording::in_one_line(headline_of_maps(report));
    const Html header =
        html("<header><p class=\"kind\">{}</p>\n<h1>{}</h1>\n<p class=\"faded\">{}</p></header>\n",
             tr("Generated maps"),
             trn("{} map made to measure", "{} maps made to measure", report.found.maps.size()),
             headline);
    const Html sections =
        report.found.maps.empty()
            ? html("<p>{}</p>\n", wording::in_one_line(shortfall(report)))
            : maps_part(report, pictures) + html_section("figures", tr("Figures of all maps"),
                                                         table_html(figures_table(report)));
    return html_page(tr("Generated maps"), header + html_main(sections), maps_id,
                     tr("Go to the maps"));
}

} // namespace pampas::report
