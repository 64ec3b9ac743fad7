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

/// From now on all texts are in this language. To be called before other threads need any.
void use(const Language& language);

/// English, until `use` says otherwise.
const Language& used();

} // namespace pampas::language
