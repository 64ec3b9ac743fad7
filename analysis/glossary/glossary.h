#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Explains the words used in reports, pages and windows. Each figure, column, overlay, colour and
/// finding leads to a term, written for people who play the game and know nothing of graphs or
/// statistics.
namespace pampas::glossary {

/// The topics of terms, in the order of the reference.
enum class Topic { FirstSteps, Game, Board, Ways, Games, Findings, Files, Pigs };

/// The name of a topic in the current language.
std::string name(Topic topic);

/// A displayed item that leads to a term: a column, a row, a chart, a heading, a figure, an
/// overlay, a finding, a kind of space.
struct Label {
    std::string id; ///< an overlay's name, a figure's key, a finding's code
    /// In English, with `{}` for a value; empty if the item has its own title.
    std::string title = {};
};

/// An explained term. Texts are in English and translated by `tr` when shown.
struct Term {
    std::string id; ///< for links: `herd-distance`; a finding's is its code
    std::string name;
    std::string sentence;           ///< what it is, short enough for a tooltip
    std::string text = {};          ///< what it means for play; empty lines separate paragraphs
    std::string advice = {};        ///< what to try if it is bad
    std::vector<Label> labels = {}; ///< items that lead here
    std::vector<std::string> related = {}; ///< ids of related terms
    Topic topic = {};                      ///< from the file it is in
};

/// All terms, grouped by topic, from the files in `resources/glossary/`.
std::span<const Term> terms();

/// The term with this id, or null.
const Term* find(std::string_view id);

/// The term that the item with this id leads to, or the term with this id; null if there is
/// neither.
const Term* term_of(std::string_view id);

/// `Try: ...`: what to try if it is bad, in the current language; empty if there is nothing.
std::string advice(const Term& term);

/// The English title of the item with this id, which must have one.
std::string_view english_title(std::string_view id);

/// The title in the current language, with `value` for its `{}`.
std::string title(std::string_view id, std::string_view value = {});

} // namespace pampas::glossary
