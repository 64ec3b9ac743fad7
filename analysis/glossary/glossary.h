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

/// Something that texts, pages and windows show: a column, a row, a chart, a heading, a figure, an
/// overlay, a finding, a kind of space.
struct Label {
    std::string id; ///< of overlays their name, of figures their key, of findings their code
    /// In English, `{}` is a value; empty where the thing itself has its title.
    std::string title = {};
};

/// Something that is explained. Texts are English and looked up when shown, by `tr`.
struct Term {
    std::string id; ///< for links: `herd-distance`; that of a finding is its code
    std::string name;
    std::string sentence;                  ///< enough for a tip: what it is
    std::string text = {};                 ///< what it means for play; empty lines part paragraphs
    std::string advice = {};               ///< what to try when it is bad
    std::vector<Label> labels = {};        ///< what leads here
    std::vector<std::string> related = {}; ///< ids of other terms worth reading
    Topic topic = {};                      ///< given by the file it is in
};

/// All terms, topic by topic: the files `resources/glossary/`.
std::span<const Term> terms();

/// The term with an id, or null.
const Term* find(std::string_view id);

/// The term that explains the thing with this id, or the term with this id itself; null if there
/// is none.
const Term* term_of(std::string_view id);

/// What the thing with this id is called in English; it must be a label with a title.
std::string_view english_title(std::string_view id);

/// The same in the language in use, with `value` for the `{}` in it.
std::string title(std::string_view id, std::string_view value = {});

} // namespace pampas::glossary
