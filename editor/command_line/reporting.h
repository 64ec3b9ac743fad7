#pragma once

#include "analysis/report/ground/text.h"
#include "editor/command_line/options.h"

#include <optional>
#include <string>
#include <type_traits>

/// How commands report: in which format, and where to.
namespace pampas::command_line {

/// The format of a report.
enum class ReportFormat { Text, Json, Page, Png, Svg, Webp };

/// The reports that a command can make: also pages or, of a game, also pages and pictures.
enum class Reports { TextAndJson, AlsoPages, OfGame };

/// The report that was asked for.
struct Reporting {
    Reports possible = Reports::TextAndJson;
    std::optional<ReportFormat> format = {}; ///< empty: the one of the output's ending, or text
    Output output = {};
    Output page = {}; ///< where a page goes as well; empty: nowhere

    /// The format of the report. Throws `InputError` for an output whose ending names none.
    ReportFormat chosen() const;
    /// Whether the report is in JSON, for programs. Throws as `chosen` does.
    bool is_json() const { return chosen() == ReportFormat::Json; }
    /// Whether a page is made. Throws as `chosen` does.
    bool has_page() const { return chosen() == ReportFormat::Page || !page.empty(); }
    /// The file that a page is written into; empty if there is none. Throws as `chosen` does.
    Output page_file() const;
};

/// Adds `--format text|json`, with pages also `html`, of a game also `html|png|svg|webp`.
void add_format(CLI::App& command, Reporting& reporting, Reports possible = Reports::TextAndJson);

/// Adds `--format`, `-o FILE` for the report and, where there are pages, `--page FILE.html`.
void add_reporting(CLI::App& command, Reporting& reporting,
                   Reports possible = Reports::TextAndJson);

/// Adds `--page FILE.html`.
void add_page(CLI::App& command, Reporting& reporting);

/// Adds `--details`.
void add_details(CLI::App& command, report::Detail& detail);

/// Where a report goes; checked before long work.
class ReportFile {
  public:
    /// Throws `InputError` for an ending that names no format, and if a file cannot be created.
    explicit ReportFile(const Reporting& reporting);

    /// Writes the report that `text` or `json` makes. A `text` that takes the width lays itself
    /// out. Throws `InputError`.
    void put(Streams streams, const auto& text, const auto& json) {
        output_.put(format_ == ReportFormat::Json ? json_text(json())
                                                  : laid_out(text, width(streams)),
                    streams);
    }

    /// The same for a command that can also make a page or pictures.
    void put(Streams streams, const auto& text, const auto& json, const auto& page) {
        if (format_ != ReportFormat::Text && format_ != ReportFormat::Json) {
            output_.put(page(), streams);
        } else {
            put(streams, text, json);
        }
        put_page(streams, page);
    }

    /// Writes only the page that was asked for as well, if any.
    void put_page(Streams streams, const auto& page) {
        if (page_) {
            page_->put(page(), streams);
        }
    }

  private:
    static std::string laid_out(const auto& text, std::size_t width) {
        if constexpr (std::is_invocable_v<decltype(text), std::size_t>) {
            return text(width);
        } else {
            return report::Text(text()).laid_out(width);
        }
    }

    /// The width of a text.
    std::size_t width(Streams streams) const {
        return is_to_file_ ? report::Text::usual_width : streams.width;
    }

    ReportFormat format_;
    bool is_to_file_;
    Destination output_;
    std::optional<Destination> page_;
};

/// The texts of several reports, with blank lines between them.
report::Text texts_of(const auto& reports, const auto& text_of) {
    report::Text all;
    for (const auto& each : reports) {
        all += (all.empty() ? report::Text() : report::Text("\n")) + text_of(each);
    }
    return all;
}

/// The JSON of reports: of a single one as it is, of several as a list.
nlohmann::ordered_json one_or_list(const auto& reports, const auto& json_of) {
    if (reports.size() == 1) {
        return json_of(reports.front());
    }
    auto list = nlohmann::ordered_json::array();
    for (const auto& each : reports) {
        list.push_back(json_of(each));
    }
    return list;
}

/// Writes a list: in JSON `json_of` each item, as text `line_of` each item, which has no line
/// break.
void put_list(const Reporting& reporting, Streams streams, const auto& items, const auto& json_of,
              const auto& line_of) {
    auto list = nlohmann::ordered_json::array();
    std::string lines;
    for (const auto& item : items) {
        if (reporting.is_json()) {
            list.push_back(json_of(item));
        } else {
            lines += line_of(item) + "\n";
        }
    }
    Destination(reporting.output).put(reporting.is_json() ? json_text(list) : lines, streams);
}

} // namespace pampas::command_line
