#include "editor/command_line/reporting.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/case_conv.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace pampas::command_line {
namespace {

/// A format: its name as in `--format`, and the endings of its files.
struct NamedFormat {
    std::string_view name;
    ReportFormat format;
    std::vector<std::string_view> endings;
};

/// The formats of these reports, in the order in which they are offered.
std::vector<NamedFormat> formats_of(Reports possible) {
    std::vector<NamedFormat> formats{{"text", ReportFormat::Text, {".txt"}},
                                     {"json", ReportFormat::Json, {".json"}}};
    if (possible != Reports::TextAndJson) {
        formats.push_back({"html", ReportFormat::Page, {".html", ".htm"}});
    }
    if (possible == Reports::OfGame) {
        formats.push_back({"png", ReportFormat::Png, {".png"}});
        formats.push_back({"svg", ReportFormat::Svg, {".svg"}});
        formats.push_back({"webp", ReportFormat::Webp, {".webp"}});
    }
    return formats;
}

/// The format that the ending of a file names.
std::optional<ReportFormat> format_of(const Output& output, Reports possible) {
    const std::string ending =
        boost::algorithm::to_lower_copy(path_of(output).extension().string());
    for (const NamedFormat& format : formats_of(possible)) {
        if (std::ranges::find(format.endings, ending) != format.endings.end()) {
            return format.format;
        }
    }
    return std::nullopt;
}

/// What is wrong with an output whose ending names no format.
std::string unknown_ending(Reports possible) {
    switch (possible) {
    case Reports::AlsoPages:
        return tr("a report is a .txt, .json or .html file");
    case Reports::OfGame:
        return tr("a report of this command is a .txt, .json, .html, .png, .svg or .webp file");
    case Reports::TextAndJson:
        break;
    }
    return tr("a report of this command is a .txt or .json file");
}

std::string meaning_of_output(Reports possible) {
    switch (possible) {
    case Reports::AlsoPages:
        return tr("Where to write the report; the extension .txt, .json or .html sets the format "
                  "[standard output]");
    case Reports::OfGame:
        return tr("Where to write the report; the extension .txt, .json, .html, .png, .svg or "
                  ".webp sets the format [standard output]");
    case Reports::TextAndJson:
        break;
    }
    return tr(
        "Where to write the report; the extension .txt or .json sets the format [standard output]");
}

} // namespace

ReportFormat Reporting::chosen() const {
    if (format || !is_file(output)) {
        return format.value_or(ReportFormat::Text);
    }
    if (const auto named = format_of(output, possible)) {
        return *named;
    }
    throw InputError(unknown_ending(possible), {}, output);
}

Output Reporting::page_file() const {
    for (const Output& file : {page, chosen() == ReportFormat::Page ? output : Output()}) {
        if (is_file(file)) {
            return file;
        }
    }
    return {};
}

void add_format(CLI::App& command, Reporting& reporting, Reports possible) {
    reporting.possible = possible;
    std::vector<std::pair<std::string, std::optional<ReportFormat>>> choices;
    for (const NamedFormat& format : formats_of(possible)) {
        choices.emplace_back(format.name, format.format);
    }
    add_choice<std::optional<ReportFormat>>(command, "--format", reporting.format, choices,
                                            tr("The format of the report [text]"));
}

void add_reporting(CLI::App& command, Reporting& reporting, Reports possible) {
    add_output(command, "-o,--output", reporting.output, meaning_of_output(possible));
    add_format(command, reporting, possible);
    if (possible == Reports::AlsoPages) {
        add_page(command, reporting);
    }
}

void add_page(CLI::App& command, Reporting& reporting) {
    add_output(command, "--page", reporting.page,
               tr("Also write a page with pictures and charts for a browser"))
        ->type_name("FILE.html");
}

void add_details(CLI::App& command, report::Detail& detail) {
    command.add_flag_callback(
        "--details", [&detail] { detail = report::Detail::All; },
        tr("Show the whole report as text, not only what fits on a screen"));
}

ReportFile::ReportFile(const Reporting& reporting)
    : format_(reporting.chosen()), is_to_file_(is_file(reporting.output)),
      output_(reporting.output) {
    if (!reporting.page.empty()) {
        page_.emplace(reporting.page);
    }
}

} // namespace pampas::command_line
