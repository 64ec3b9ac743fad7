#pragma once

#include <fmt/format.h>
#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// Pieces of HTML pages, which are also well-formed XML except for scripts and styles, and links
/// from words on a page to their terms further down on it.
namespace pampas::report {

/// A piece of a page. Text is escaped when it becomes one; only literals of the program (`html`)
/// and files of `resources/report` are taken as they are.
class Html {
  public:
    Html() = default;
    /// Text from anywhere, as it may stand between tags and in attributes. Control characters and
    /// bytes that are not UTF-8 appear as escapes.
    Html(std::string_view text);
    Html(const std::string& text) : Html(std::string_view(text)) {}
    Html(const char* text) : Html(std::string_view(text)) {}

    const std::string& markup() const& { return markup_; }
    std::string markup() && { return std::move(markup_); }
    bool empty() const { return markup_.empty(); }

    Html& operator+=(const Html& next);
    friend Html operator+(Html first, const Html& next) { return first += next; }

  private:
    static Html of_markup(std::string markup);

    template <class... Pieces>
    friend struct HtmlLiteral;
    friend Html script_json(const nlohmann::ordered_json& json);
    friend Html html_page(std::string_view title, const Html& body, std::string_view skip_to,
                          std::string_view skip);
    friend Html html_plain_page(std::string_view title, const Html& body, std::string_view skip_to,
                                std::string_view skip);
    friend Html html_scripted_page(std::string_view name, std::string_view title, const Html& body,
                                   std::string_view skip_to, std::string_view skip);

    std::string markup_;
};

} // namespace pampas::report

template <>
struct fmt::formatter<pampas::report::Html> : fmt::formatter<std::string_view> {
    auto format(const pampas::report::Html& html, fmt::format_context& context) const {
        return fmt::formatter<std::string_view>::format(html.markup(), context);
    }
};

namespace pampas::report {

/// What a piece becomes on a page: numbers stay as they are, everything else is HTML.
template <class Piece>
using HtmlPiece =
    std::conditional_t<std::is_arithmetic_v<Piece> && !std::is_same_v<Piece, char>, Piece, Html>;

/// A piece as it is formatted. Markup is not copied, because pages are built of pieces within
/// pieces.
template <class Piece>
HtmlPiece<Piece> html_piece(const Piece& piece) {
    return HtmlPiece<Piece>(piece);
}
inline const Html& html_piece(const Html& piece) {
    return piece;
}

/// Markup that stands in the program, with a `{}` for each piece. Neither text that is made at run
/// time nor `fmt::runtime` can become one.
template <class... Pieces>
struct HtmlLiteral {
    template <std::size_t Size>
    consteval HtmlLiteral(const char (&markup)[Size]) : format(markup) {}

    Html filled(const Pieces&... pieces) const {
        std::string markup;
        markup.reserve((room_for(pieces) + ... + fmt::string_view(format).size()));
        fmt::format_to(std::back_inserter(markup), format, pieces...);
        return Html::of_markup(std::move(markup));
    }

    fmt::format_string<const Pieces&...> format;

  private:
    static std::size_t room_for(const Html& piece) { return piece.markup().size(); }
    template <class Number>
    static std::size_t room_for(Number) {
        return 8;
    }
};

/// Markup filled with pieces; text among them is escaped: `html("<p>{}</p>", name)`.
template <class... Pieces>
Html html(std::type_identity_t<HtmlLiteral<HtmlPiece<Pieces>...>> markup, const Pieces&... pieces) {
    return markup.filled(html_piece(pieces)...);
}

/// A paragraph.
Html html_paragraph(std::string_view text);

/// The numbers from 0 to `count - 1`.
inline auto numbers(std::size_t count) {
    return std::views::iota(std::size_t{0}, count);
}

/// What `html_of` makes of each item, one after the other.
Html html_each(const auto& items, const auto& html_of) {
    Html all;
    for (const auto& item : items) {
        all += html_of(item);
    }
    return all;
}

/// A text as part of an address (RFC 3986): what is neither a letter, a digit nor one of the
/// `plain` characters is written as `%2F`.
std::string percent_encoded(std::string_view text, std::string_view plain);

/// A relative path, with `/`, as an address.
std::string address_of(std::string_view path);

/// JSON as it may stand in a script: nothing in it ends the script or starts a comment.
Html script_json(const nlohmann::ordered_json& json);

/// A chart that Vega-Lite draws, with a title and a sentence below.
struct HtmlChart {
    /// A file in `resources/report/charts`, without its ending. With `chart-` before it, the label
    /// in the glossary that has the chart's title.
    std::string_view id;
    std::string caption;      ///< what the chart shows and how to read it
    std::string variant = {}; ///< end of the id, such as `-4`, if a page has several
};

/// A chart of `values`, an array of objects with the fields that the specification names; empty
/// without values. Its title links to its term. Of the names that the specification lists with
/// their colours, the legend has only those that occur.
Html html_chart(const HtmlChart& chart, const nlohmann::ordered_json& values);

/// A part of a page below a title; `id` is unique on the page.
Html html_section(std::string_view id, std::string_view title, const Html& content);

/// Two pieces side by side where there is room.
Html html_pair(const Html& left, const Html& right);

/// What a page about a map begins with: the sections `news` and `map`, side by side where there is
/// room, and the most important figures.
Html html_opening(const Html& findings, const Html& facts, const Html& map);

/// An important figure: the title of its label in the glossary, which links to its term, the
/// figure, and more about it.
Html html_fact(std::string_view label, std::string_view value, std::string_view more);

/// How good or bad a verdict is; the page shows it as a sign.
enum class VerdictStyle { Good, Bad, Open };

/// Its name in the page's styles.
std::string_view css_class_of(VerdictStyle style);

/// A verdict in a few words, which links to the part of the page with the details, by its id.
Html html_verdict(VerdictStyle style, std::string_view words, std::string_view part);

/// The head of a page: its kind, its title, and the rest.
Html html_header(std::string_view kind, std::string_view title, const Html& rest);
/// The verdicts in the head.
Html html_verdicts(const Html& verdicts);

/// Facts side by side.
Html html_facts(const Html& facts);

/// A whole page with styles but without charts, which loads nothing. Readers who use the keyboard
/// can skip to the part with the id `skip_to`; `skip` is the text of that link.
Html html_plain_page(std::string_view title, const Html& body, std::string_view skip_to,
                     std::string_view skip);

/// The same with a script of its own: `resources/report/NAME.js`, and `NAME.css` after the styles
/// that all pages share.
Html html_scripted_page(std::string_view name, std::string_view title, const Html& body,
                        std::string_view skip_to, std::string_view skip);

/// A whole page that loads nothing: styles, and scripts that draw its charts. `skip` as above.
Html html_page(std::string_view title, const Html& body, std::string_view skip_to,
               std::string_view skip);
/// The same for a page with a map; the link skips to the map.
Html html_page(std::string_view title, const Html& body);

/// Words that link to the term of a thing by its id (glossary::term_of); plain words if there is
/// none.
Html term_link(std::string_view id, const Html& words);

/// The title of a label in the glossary, which links to its term.
Html titled(std::string_view id);

/// A page's main part: its sections, and after them the terms that they link to.
Html html_main(const Html& sections);

} // namespace pampas::report
