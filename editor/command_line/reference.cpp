#include "analysis/report/reference/reference.h"

#include "analysis/report/reference/search.h"
#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/experiments/map_picture.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct ReferenceOptions {
    std::vector<std::string> words;
    PageFormat format = PageFormat::Text;
    Output output;
};

std::string written(report::Terms terms, const ReferenceOptions& options) {
    switch (options.format) {
    case PageFormat::Text:
        return options.words.empty() ? report::terms_list(terms) : report::terms_text(terms);
    case PageFormat::Json:
        return json_text(report::terms_json(terms));
    case PageFormat::Html:
        break;
    }
    return report::terms_html(terms, experiments::picture_of_example).markup();
}

Status tell(const ReferenceOptions& options, Streams streams) {
    const std::string words = fmt::format("{}", fmt::join(options.words, " "));
    const auto terms = words.empty() ? report::terms_with(words) : report::terms_meant(words);
    if (terms.empty()) {
        streams.err << tr("No term has these words.") << '\n';
        return Status::No;
    }
    put(options.output, written(terms, options), streams);
    return Status::Success;
}

} // namespace

void add_reference(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReferenceOptions>(
        program, chosen,
        {"reference",
         tr("Explain the words of reports, pages and windows; status 1 if none is meant"),
         "pampas reference herd distance\n"
         "pampas reference --format html -o reference.html"},
        tell);
    command.add_option("WORDS", options.words,
                       tr("What is to be explained; without it all terms are listed"));
    add_page_format(command, options.format,
                    tr("How it is written: html is a page with pictures [text]"));
    add_output(command, options.output);
}

} // namespace pampas::command_line
