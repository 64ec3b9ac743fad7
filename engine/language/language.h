#pragma once

#include <functional>
#include <span>
#include <string_view>

/// The user's language. Texts are in English in the sources and looked up in a catalogue
/// (`resources/languages`, built into the programs).
namespace pampas::language {

/// English, or a language with a catalogue.
struct Language {
    std::string_view code; ///< as in ISO 639, such as `de`
    std::string_view name; ///< in the language itself
    char decimal_separator = '.';
};

/// All languages, English first.
std::span<const Language> all();

/// The language with this code, or null.
const Language* find(std::string_view code);

/// The language requested by an environment through `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`
/// as in gettext; English if none of them is known. `variable` returns the value of a variable, or
/// null.
const Language& wanted(const std::function<const char*(const char*)>& variable);

/// The language of JSON.
const Language& english();

/// Sets the language of all texts. No other thread may use texts meanwhile.
void use(const Language& language);

/// The current language; English before the first call of `use`.
const Language& used();

/// Sets the language of texts during its lifetime and then restores the previous one. As with
/// `use`, no other thread may use texts when it begins and ends.
class Scope {
  public:
    explicit Scope(const Language& language) : before_(used()) { use(language); }
    ~Scope() { use(before_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

  private:
    const Language& before_;
};

/// Whether the text contains each of the blank-separated words, ignoring case; true without words.
/// Both are UTF-8.
bool has_words(std::string_view text, std::string_view words);

} // namespace pampas::language
