#include "editor/manual/roff.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <cctype>

namespace pampas::manual {
namespace {

/// A character as it is shown, whatever it means to roff.
std::string shown(char character) {
    switch (character) {
    case '\\':
        return "\\e";
    case '\'':
        return "\\(aq";
    case '`':
        return "\\(ga";
    case '^':
        return "\\(ha";
    case '~':
        return "\\(ti";
    default:
        return std::string(1, character);
    }
}

std::string escaped_roff(std::string_view text) {
    std::string result;
    for (const char character : text) {
        result += shown(character);
    }
    return result;
}

/// A dash that is typed, which a hyphen is not: all of them, or those that begin an option.
std::string with_dashes(const std::string& text, bool all) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = i == 0 || !std::isalnum(static_cast<unsigned char>(text[i - 1]));
        const bool is_of_option = begins && i + 1 < text.size() && text[i + 1] != ' ';
        result += text[i] == '-' && (all || is_of_option) ? "\\-" : std::string(1, text[i]);
    }
    return result;
}

std::string in_font(char font, std::string_view text) {
    return fmt::format("\\f{}{}\\fR", font, with_dashes(escaped_roff(text), true));
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

} // namespace pampas::manual
