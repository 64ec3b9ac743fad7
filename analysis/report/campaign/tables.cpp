#include "analysis/report/campaign/tables.h"

#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/formats/encodings.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <limits>
#include <map>
#include <tuple>

namespace pampas::report {
namespace {

std::string group_name(const CampaignTable& table, Differing says) {
    std::string name = trn("{} player", "{} players", table.wins.size());
    if (says.bots) {
        name += ", " + table.bots;
    }
    if (says.rulesets) {
        name += ", " + table.ruleset;
    }
    return name;
}

/// The pictures of maps, each once however many tables show it.
Html thumbnails(const std::vector<CampaignMap>& maps) {
    Html images;
    for (std::size_t map = 0; map < maps.size(); ++map) {
        if (!maps[map].thumbnail.empty()) {
            images +=
                html("<image id=\"map-{}\" width=\"{}\" height=\"{}\" "
                     "href=\"data:image/png;base64,{}\"/>\n",
                     map, thumbnail_size, thumbnail_size, formats::base64(maps[map].thumbnail));
        }
    }
    return html("<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
                "{}</defs></svg>\n",
                images);
}

Html thumbnail_html(const CampaignMap& map, std::size_t number) {
    return map.thumbnail.empty()
               ? Html()
               : html("<svg class=\"thumbnail\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\">"
                      "<use href=\"#map-{}\"/></svg>",
                      thumbnail_size, thumbnail_size, number);
}

/// A path, which may be broken into lines after each folder.
Html path_html(std::string_view path) {
    Html result;
    for (std::size_t end = path.find('/'); end != path.npos; end = path.find('/')) {
        result += html("{}<wbr/>", path.substr(0, end + 1));
        path.remove_prefix(end + 1);
    }
    return result + path;
}

/// A figure in percent, or percentage points, and below it where the truth lies.
Html figure_cell(double share, balance::Interval interval) {
    return html("<td>{:.1f} <small>{:.1f} – {:.1f}</small></td>", 100 * share, 100 * interval.low,
                100 * interval.high);
}

const Html& empty_cell() {
    static const Html cell = html("<td></td>");
    return cell;
}

/// Writes rows, which have the same columns.
class TableRows {
  public:
    explicit TableRows(const CampaignPage& page) : page_(page), says_(differing(page.tables)) {
        for (const CampaignTable& table : page.tables) {
            seats_ = std::max(seats_, table.wins.size());
        }
    }

    Html titles() const {
        Html cells = words(tr("map")) + number(tr("players"));
        if (says_.bots) {
            cells += words(tr("bots"));
        }
        if (says_.rulesets) {
            cells += words(tr("ruleset"));
        }
        cells +=
            words(tr("verdict")) +
            html("<th scope=\"col\" class=\"number\" aria-sort=\"ascending\">{}</th>", tr("gap"));
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            cells += number(wording::seat(seat));
        }
        return cells + number(tr("rounds")) + number(tr("games")) +
               html("<th scope=\"col\" class=\"fixed\">{}</th>", tr("report"));
    }

    Html row(const CampaignTable& table) const {
        const CampaignMap& map = page_.maps.at(table.map);
        Html cells = html("<th scope=\"row\"><div>{}<span>{}<small>{}</small></span></div></th>"
                          "<td>{}</td>",
                          thumbnail_html(map, table.map), wording::shown_name(map.name),
                          path_html(map.file), table.wins.size());
        if (says_.bots) {
            cells += html("<td>{}</td>", table.bots);
        }
        if (says_.rulesets) {
            cells += html("<td>{}</td>", table.ruleset);
        }
        cells += gap_cells(table);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            cells += seat < table.wins.size()
                         ? figure_cell(table.wins[seat], table.win_intervals[seat])
                         : empty_cell();
        }
        return html("<tr>{}<td>{:.1f}</td><td>{}</td><td><a href=\"{}\">JSON</a></td></tr>\n",
                    cells, table.rounds, table.games, address_of(table.report));
    }

  private:
    static Html words(const std::string& title) { return html("<th scope=\"col\">{}</th>", title); }
    static Html number(const std::string& title) {
        return html("<th scope=\"col\" class=\"number\">{}</th>", title);
    }
    static Html gap_cells(const CampaignTable& table) {
        if (!table.gap) {
            return empty_cell() + empty_cell();
        }
        return html("<td class=\"{}\">{}</td>", style_of(tone_of(table.gap->verdict)),
                    wording::verdict_name(table.gap->verdict)) +
               figure_cell(table.gap->gap, table.gap->interval);
    }

    const CampaignPage& page_;
    Differing says_;
    std::size_t seats_ = 0; ///< of the table with the most
};

/// The tables that are shown, by gap: of too many those at both ends.
std::vector<const CampaignTable*> shown_tables(const CampaignPage& page) {
    std::vector<const CampaignTable*> tables;
    for (const CampaignTable& table : page.tables) {
        tables.push_back(&table);
    }
    sort_by_gap(tables);
    if (tables.size() > most_rows) {
        constexpr std::ptrdiff_t half = most_rows / 2;
        tables.erase(tables.begin() + half, tables.end() - half);
    }
    return tables;
}

std::string caption_of(const CampaignPage& page) {
    std::string caption =
        tr("Wins of the seats in percent, the gap between the best and the worst of them in "
           "percentage points, and below each its 95 % interval. A click on a title sorts.");
    if (page.tables.size() > most_rows) {
        caption += " " + tr("Shown are the {} tables with the least gaps and as many with the "
                            "widest; results.csv has all.",
                            most_rows / 2);
    }
    if (page.maps.size() > most_thumbnails) {
        caption += " " + tr("Pictures of more than {} maps would make this page too large.",
                            most_thumbnails);
    }
    return caption;
}

} // namespace

std::size_t TableGroup::with_verdict(balance::Verdict verdict) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables, [verdict](const CampaignTable* table) {
            return table->gap && table->gap->verdict == verdict;
        }));
}

std::size_t TableGroup::judged() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        tables, [](const CampaignTable* table) { return table->gap.has_value(); }));
}

Differing differing(const std::vector<CampaignTable>& tables) {
    const auto differ = [&](auto member) {
        return std::ranges::adjacent_find(tables, std::ranges::not_equal_to(), member) !=
               tables.end();
    };
    return {differ(&CampaignTable::bots), differ(&CampaignTable::ruleset)};
}

std::vector<TableGroup> table_groups(const std::vector<CampaignTable>& tables) {
    const Differing says = differing(tables);
    std::map<std::tuple<std::size_t, std::string, std::string>, TableGroup> groups;
    for (const CampaignTable& table : tables) {
        TableGroup& group = groups[{table.wins.size(), table.bots, table.ruleset}];
        group.name = group_name(table, says);
        group.tables.push_back(&table);
    }
    std::vector<TableGroup> result;
    for (auto& [key, group] : groups) {
        sort_by_gap(group.tables);
        result.push_back(std::move(group));
    }
    return result;
}

void sort_by_gap(std::vector<const CampaignTable*>& tables) {
    std::ranges::stable_sort(tables, {}, [](const CampaignTable* table) {
        return table->gap ? table->gap->gap : std::numeric_limits<double>::infinity();
    });
}

std::string address_of(std::string_view path) {
    constexpr std::string_view plain = "-._~/";
    std::string address;
    for (const char character : path) {
        const auto byte = static_cast<unsigned char>(character);
        if ((byte < 128 && std::isalnum(byte) != 0) || plain.find(character) != plain.npos) {
            address += character;
        } else {
            address += fmt::format("%{:02X}", byte);
        }
    }
    return address;
}

Html sortable_tables(const CampaignPage& page) {
    const TableRows rows(page);
    Html body;
    for (const CampaignTable* table : shown_tables(page)) {
        body += rows.row(*table);
    }
    return html("<div class=\"scroll\"><table class=\"sortable\"><caption>{}</caption>\n"
                "<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
                caption_of(page), rows.titles(), body) +
           thumbnails(page.maps);
}

} // namespace pampas::report
