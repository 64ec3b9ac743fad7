#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the words mean that reports, pages and windows use: each figure, column, overlay, colour
/// and finding leads to a term that explains it to somebody who plays the game and has never read
/// about graphs or statistics.
namespace pampas::glossary {

/// What terms are about, in the order in which a reference has them.
enum class Topic { FirstSteps, Game, Board, Ways, Games, Findings, Files };

/// What a topic is called, in the language in use.
std::string name(Topic topic);

/// Something that is explained. Texts are English and looked up when shown, by `tr`.
struct Term {
    std::string_view id; ///< for links: `herd-distance`; that of a finding is its code
    std::string_view name;
    std::string_view sentence; ///< enough for a tip: what it is
    std::string_view text{};   ///< what it means for play; paragraphs are apart by an empty line
    std::string_view advice{}; ///< what to try when it is bad
    /// Names of overlays, keys of figures and codes of findings that lead here.
    std::vector<std::string_view> subjects{};
    /// Titles of columns, rows, charts and figures that lead here, in English; `{}` is any value.
    std::vector<std::string_view> titles{};
    std::vector<std::string_view> related{}; ///< ids of other terms worth reading
    Topic topic{};                           ///< given by the list it is in
};

/// All terms, topic by topic.
std::span<const Term> terms();

/// The term with an id, or null.
const Term* find(std::string_view id);

/// The term of an overlay by its name, a figure by its key, a finding by its code or a term by its
/// id; null if there is none.
const Term* term_of(std::string_view subject);

/// The term of a column, row, chart or figure by its title as it is shown in the language in use,
/// in whatever case its first letter is; null if there is none.
const Term* titled(std::string_view shown);

} // namespace pampas::glossary
