#include "editor/manual/pages.h"

#include <boost/algorithm/string.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace pampas::manual {
namespace {

/// Text with the characters escaped that mean something to roff.
std::string escaped_roff(std::string_view text) {
    std::string result(text);
    using Pair = std::pair<const char*, const char*>;
    for (const auto& [character, name] : {Pair{"\\", "\\e"}, Pair{"'", "\\(aq"}, Pair{"`", "\\(ga"},
                                          Pair{"^", "\\(ha"}, Pair{"~", "\\(ti"}}) {
        boost::replace_all(result, character, name);
    }
    return result;
}

/// Turns hyphens into dashes as users type them: all, or those that begin an option.
std::string with_dashes(const std::string& text, bool all) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0;
        const bool is_of_option = begins && i + 1 < text.size() && text[i + 1] != ' ';
        result += text[i] == '-' && (all || is_of_option) ? "\\-" : std::string(1, text[i]);
    }
    return result;
}

std::string in_font(char font, std::string_view text) {
    return fmt::format("\\f{}{}\\fR", font, with_dashes(escaped_roff(text), true));
}

using arguments::Argument;
using arguments::CommandTree;

constexpr std::string_view exit_note = "Exit status: ";

/// The contents of a page.
struct Subject {
    const CommandTree& tree;
    const CommandTree& program;
    std::vector<std::string> related; ///< calls of other pages
    const Edition& edition;
};

std::string joined(const std::vector<std::string>& pieces, std::string_view separator) {
    return fmt::format("{}", fmt::join(pieces, separator));
}

std::vector<std::string> each_bold(const std::vector<std::string>& texts) {
    std::vector<std::string> result;
    std::ranges::transform(texts, std::back_inserter(result), bold);
    return result;
}

/// What to give: words as they are, or the name of a value.
std::string value_markup(const Argument& argument) {
    const bool is_words = argument.value == joined(argument.words, "|");
    return (is_words ? joined(each_bold(argument.words), "|\\:") : italic(argument.value)) +
           (argument.is_repeated ? " ..." : "");
}

std::string option_markup(const Argument& option, std::string_view names, std::string_view gap) {
    return option.value.empty() ? std::string(names)
                                : fmt::format("{}{}{}", names, gap, value_markup(option));
}

std::string in_brackets(const Argument& argument, std::string markup) {
    return argument.is_required ? markup : fmt::format("[{}]", markup);
}

/// `pampas export [--format haz|json] MAP`, without options that print help.
std::string synopsis(const CommandTree& tree) {
    std::vector<std::string> pieces{bold(tree.name)};
    for (const Argument& option : tree.options) {
        if (option.names.back() != "--help" && option.names.back() != "--version") {
            const std::string name = bold(option.names.front());
            pieces.push_back(in_brackets(option, option_markup(option, name, "\\~")));
        }
    }
    for (const Argument& positional : tree.positionals) {
        pieces.push_back(in_brackets(positional, value_markup(positional)));
    }
    if (!tree.commands.empty()) {
        pieces.push_back(italic("COMMAND") + " ...");
    }
    return joined(pieces, " ");
}

bool ends_sentence(std::string_view text) {
    return text.ends_with('.') || text.ends_with(':') || text.ends_with('!');
}

std::string sentence(std::string_view text) {
    return plain(text) + (ends_sentence(text) ? "" : ".");
}

/// The text after a name: `pampas-new - make a blank map`.
std::string phrase(std::string text) {
    if (text.ends_with('.')) {
        text.pop_back();
    }
    text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return plain(text);
}

/// Whether value and meaning already name all words.
bool tells_words(const Argument& argument) {
    return std::ranges::all_of(argument.words, [&argument](const std::string& word) {
        return argument.value.find(word) != std::string::npos ||
               argument.meaning.find(word) != std::string::npos;
    });
}

std::string explanation(const Argument& argument) {
    std::string result = sentence(argument.meaning);
    const auto add = [&result](std::string_view title, const std::vector<std::string>& names) {
        if (!names.empty()) {
            result += fmt::format("\n{} {}.", title, joined(each_bold(names), ", "));
        }
    };
    if (!tells_words(argument)) {
        add("Known are", argument.words);
    }
    if (!argument.unless_given.empty()) {
        add("Without it:", {argument.unless_given});
    }
    add("Only with", argument.needs);
    add("Not with", argument.excludes);
    return result;
}

void write_arguments(RoffPage& page, const CommandTree& tree) {
    if (!tree.positionals.empty()) {
        page.section("ARGUMENTS");
    }
    for (const Argument& positional : tree.positionals) {
        page.item(value_markup(positional), explanation(positional));
    }
    page.section("OPTIONS");
    for (const Argument& option : tree.options) {
        const std::string names = joined(each_bold(option.names), ", ");
        page.item(option_markup(option, names, " "), explanation(option));
    }
}

void write_description(RoffPage& page, const CommandTree& tree) {
    page.section("DESCRIPTION");
    page.paragraph(sentence(tree.meaning));
    for (const std::string& note : tree.notes) {
        if (!note.starts_with(exit_note)) {
            page.paragraph(sentence(note));
        }
    }
}

std::string reference_to(std::string_view call) {
    return bold(page_name(call)) + "(1)";
}

void write_commands(RoffPage& page, const CommandTree& tree) {
    if (!tree.commands.empty()) {
        page.section("COMMANDS");
    }
    for (const CommandTree& command : tree.commands) {
        page.item(reference_to(command.name), sentence(command.meaning));
    }
}

/// Writes the section from the program's note: `Exit status: 0 success, 2 wrong usage.`
void write_exit_status(RoffPage& page, const CommandTree& program) {
    const auto note = std::ranges::find_if(
        program.notes, [](const std::string& each) { return each.starts_with(exit_note); });
    if (note == program.notes.end()) {
        throw std::logic_error(program.name + ": its help says nothing of its exit status");
    }
    page.section("\"EXIT STATUS\"");
    std::vector<std::string> statuses;
    boost::split(statuses, note->substr(exit_note.size()), boost::is_any_of(",."));
    for (const std::string& status : statuses) {
        const std::string words = boost::trim_copy(status);
        const std::size_t space = words.find(' ');
        if (space != std::string::npos) {
            page.item(bold(words.substr(0, space)), sentence(words.substr(space + 1)));
        }
    }
}

void write_files(RoffPage& page, const Subject& subject) {
    std::vector<KeptFile> files = subject.edition.files;
    std::erase_if(files, [&subject](const KeptFile& file) {
        return std::ranges::find(file.callers, subject.tree.name) == file.callers.end();
    });
    if (files.empty()) {
        return;
    }
    page.section("FILES");
    for (const KeptFile& file : files) {
        page.item(italic(file.path), sentence(file.meaning));
    }
    page.paragraph(plain("XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME and XDG_CONFIG_HOME in the "
                         "environment name other folders, as usual."));
}

void write_related(RoffPage& page, const std::vector<std::string>& calls) {
    std::vector<std::string> references;
    std::ranges::transform(calls, std::back_inserter(references), reference_to);
    page.section("\"SEE ALSO\"");
    page.paragraph(joined(references, ",\n"));
}

ManualPage page_of(const Subject& subject) {
    const CommandTree& tree = subject.tree;
    RoffPage page(page_name(tree.name), "Pampas " + subject.edition.version, subject.edition.date);
    page.section("NAME");
    page.paragraph(fmt::format("{} \\- {}", plain(page_name(tree.name)), phrase(tree.meaning)));
    page.section("SYNOPSIS");
    page.paragraph(synopsis(tree));
    write_description(page, tree);
    write_commands(page, tree);
    write_arguments(page, tree);
    write_exit_status(page, subject.program);
    if (!tree.examples.empty()) {
        page.section("EXAMPLES");
        page.example(tree.examples);
    }
    write_files(page, subject);
    write_related(page, subject.related);
    return {page_name(tree.name), page.text()};
}

std::vector<std::string> calls_of(const std::vector<CommandTree>& commands) {
    std::vector<std::string> calls;
    std::ranges::transform(commands, std::back_inserter(calls), &CommandTree::name);
    return calls;
}

/// Adds the pages of a command and of those below it, the command's own page first.
void add_pages(const Subject& subject, std::vector<ManualPage>& pages) {
    Subject shown = subject;
    std::ranges::move(calls_of(subject.tree.commands), std::back_inserter(shown.related));
    pages.push_back(page_of(shown));
    for (const CommandTree& command : subject.tree.commands) {
        Subject below{command, subject.program, subject.related, subject.edition};
        below.related.insert(below.related.begin(), subject.tree.name);
        add_pages(below, pages);
    }
}

} // namespace

RoffPage::RoffPage(std::string_view name, std::string_view edition, std::string_view date)
    : text_(fmt::format(".TH {} 1 {} \"{}\" \"Pampas\"\n.nh\n.ad l\n",
                        boost::to_upper_copy(std::string(name)), date, edition)) {}

void RoffPage::section(std::string_view title) {
    text_ += fmt::format(".SH {}\n", title);
    is_at_section_ = true;
}

void RoffPage::paragraph(std::string_view markup) {
    text_ += is_at_section_ ? "" : ".PP\n";
    line(markup);
}

void RoffPage::item(std::string_view markup, std::string_view explanation) {
    text_ += ".TP\n";
    line(markup);
    line(explanation);
}

void RoffPage::example(const std::vector<std::string>& lines) {
    text_ += is_at_section_ ? "" : ".PP\n";
    text_ += ".nf\n";
    for (const std::string& each : lines) {
        line(with_dashes(escaped_roff(each), true));
    }
    text_ += ".fi\n";
}

// A dot or quote at the start of a line begins a request.
void RoffPage::line(std::string_view markup) {
    const bool is_request = markup.starts_with('.') || markup.starts_with('\'');
    text_ += fmt::format("{}{}\n", is_request ? "\\&" : "", markup);
    is_at_section_ = false;
}

std::string plain(std::string_view text) {
    return with_dashes(escaped_roff(text), false);
}

std::string bold(std::string_view text) {
    return in_font('B', text);
}

std::string italic(std::string_view text) {
    return in_font('I', text);
}

std::string page_name(std::string_view call) {
    std::string name(call);
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::vector<ManualPage> manual_pages(const std::vector<CommandTree>& programs,
                                     const Edition& edition) {
    std::vector<ManualPage> pages;
    for (const CommandTree& program : programs) {
        std::vector<std::string> others = calls_of(programs);
        std::erase(others, program.name);
        add_pages({program, program, others, edition}, pages);
    }
    return pages;
}

} // namespace pampas::manual
