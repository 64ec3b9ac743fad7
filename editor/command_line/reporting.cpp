#include "editor/command_line/reporting.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/case_conv.hpp>

namespace pampas::command_line {
namespace {

/// The format that the ending of a file names.
std::optional<ReportFormat> format_of(const Output& output, Reports possible) {
    const std::string ending =
        boost::algorithm::to_lower_copy(path_of(output).extension().string());
    const bool is_page = ending == ".html" || ending == ".htm";
    const bool has_pictures = possible == Reports::AlsoPictures;
    return ending == ".txt"                            ? std::optional(ReportFormat::Text)
           : ending == ".json"                         ? std::optional(ReportFormat::Json)
           : is_page && possible == Reports::AlsoPages ? std::optional(ReportFormat::Page)
           : ending == ".png" && has_pictures          ? std::optional(ReportFormat::Png)
           : ending == ".svg" && has_pictures          ? std::optional(ReportFormat::Svg)
                                                       : std::nullopt;
}

/// What is wrong with an output whose ending names no format.
std::string unknown_ending(Reports possible) {
    switch (possible) {
    case Reports::AlsoPages:
        return tr("a report is a .txt, .json or .html file");
    case Reports::AlsoPictures:
        return tr("a report of this command is a .txt, .json, .png or .svg file");
    case Reports::TextAndJson:
        break;
    }
    return tr("a report of this command is a .txt or .json file");
}

std::string meaning_of_output(Reports possible) {
    switch (possible) {
    case Reports::AlsoPages:
        return tr("Where the report goes; the ending .txt, .json or .html decides how "
                  "it is written [standard output]");
    case Reports::AlsoPictures:
        return tr("Where the report goes; the ending .txt, .json, .png or .svg decides how it is "
                  "written [standard output]");
    case Reports::TextAndJson:
        break;
    }
    return tr("Where the report goes; the ending .txt or .json decides how it is "
              "written [standard output]");
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

void add_format(CLI::App& command, Reporting& reporting, Reports possible) {
    reporting.possible = possible;
    std::vector<std::pair<std::string, std::optional<ReportFormat>>> choices{
        {"text", ReportFormat::Text}, {"json", ReportFormat::Json}};
    if (possible == Reports::AlsoPages) {
        choices.emplace_back("html", ReportFormat::Page);
    } else if (possible == Reports::AlsoPictures) {
        choices.emplace_back("png", ReportFormat::Png);
        choices.emplace_back("svg", ReportFormat::Svg);
    }
    add_choice<std::optional<ReportFormat>>(command, "--format", reporting.format, choices,
                                            tr("How the report is written [text]"));
}

void add_reporting(CLI::App& command, Reporting& reporting, Reports possible) {
    command.add_option("-o,--output", reporting.output, meaning_of_output(possible))
        ->type_name("FILE");
    add_format(command, reporting, possible);
    if (possible == Reports::AlsoPages) {
        add_page(command, reporting);
    }
}

void add_page(CLI::App& command, Reporting& reporting) {
    command
        .add_option("--page", reporting.page,
                    tr("Write a page as well, with pictures and charts, for a browser"))
        ->type_name("FILE.html");
}

void add_details(CLI::App& command, report::Detail& detail) {
    command.add_flag_callback(
        "--details", [&detail] { detail = report::Detail::All; },
        tr("Say everything as text, not only what fits on a screen"));
}

ReportFile::ReportFile(const Reporting& reporting)
    : format_(reporting.chosen()), is_to_file_(is_file(reporting.output)),
      output_(reporting.output) {
    if (!reporting.page.empty()) {
        page_.emplace(reporting.page);
    }
}

} // namespace pampas::command_line
