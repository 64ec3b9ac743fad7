#pragma once

#include "analysis/graph/symmetries.h"
#include "engine/library/library.h"
#include "engine/map/map.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What searches ask about a map of a library, besides its name.
struct MapFacts {
    std::optional<map::PlayerRange> players = {};
    std::string description = {};
    std::vector<graph::SymmetryMotion> symmetries = {}; ///< those that no space breaks
    /// In percentage points, of the latest kept result that has one.
    std::optional<double> gap = {};
};

/// The facts of the newest revision of a map; none if it cannot be read.
MapFacts facts_of(const library::Library& library, const std::string& name);

/// What the user looks for in a library. A map must meet each word of the search:
/// `#tag` is in its description; `players:4`, `symmetry:half-turn` and `gap:<5` (or `gap:>5`) hold;
/// any other word is in its name. Without a value, a condition asks whether the map has any. The
/// words before the colon are English or in the user's language, in any case.
class LibrarySearch {
  public:
    explicit LibrarySearch(const std::string& text);

    /// Whether a map with this name meets the search. Asks for its facts only if necessary.
    bool meets(const std::string& name, const std::function<const MapFacts&()>& facts) const;

  private:
    using Condition = std::function<bool(const MapFacts&)>;

    std::string words_; ///< of the name
    std::vector<Condition> conditions_;
};

/// A condition that the user can choose from a menu instead of typing it.
struct OfferedCondition {
    std::string title;
    std::string word; ///< of the search: `players:4`
};

/// The conditions about one thing.
struct OfferedConditions {
    std::string title;
    std::string keyword; ///< with its colon: `players:`
    std::vector<OfferedCondition> conditions;
};

/// What the menu offers, in the user's language.
std::vector<OfferedConditions> offered_conditions();

/// The search with this condition in place of others about the same thing.
std::string with_condition(const std::string& text, const std::string& keyword,
                           const std::string& word);

} // namespace pampas::desktop
