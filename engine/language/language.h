#pragma once

#include <functional>
#include <span>
#include <string_view>

/// The language of the user: texts stand in English where they are used and are looked up in a
/// catalogue (`languages/`, built into the programs).
namespace pampas::language {

/// One that there is a catalogue for, or English.
struct Language {
    std::string_view code; ///< as in ISO 639, such as `de`
    std::string_view name; ///< in the language itself
};

/// All, English first.
std::span<const Language> all();

/// The language with a code, or null.
const Language* find(std::string_view code);

/// What an environment asks for, as gettext reads `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`;
/// `variable` gives the value of one, or null. English when it asks for none of ours.
const Language& wanted(const std::function<const char*(const char*)>& variable);

/// What JSON is written in.
const Language& english();

/// From now on all texts are in this language. To be called while no other thread needs any.
void use(const Language& language);

/// English, until `use` says otherwise.
const Language& used();

/// While it lives all texts are in a language; afterwards they are in the one before it again. As
/// with `use` no other thread may need any text when it begins and ends.
class Scope {
  public:
    explicit Scope(const Language& language) : before_(used()) { use(language); }
    ~Scope() { use(before_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

  private:
    const Language& before_;
};

/// Whether each of the words, which are separated by blanks, is somewhere in the text; capitals do
/// not count. Both are UTF-8. True when there are no words.
bool has_words(std::string_view text, std::string_view words);

} // namespace pampas::language
