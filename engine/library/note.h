#pragma once

#include <string>

/// What Pampas itself writes as the note of a revision. Libraries go to people of any language, so
/// it is English there and translated where it is shown.
namespace pampas::library {

/// Of a revision that is an earlier one again.
std::string restored_note(int number);
/// Of the first revision of a copy of a map.
std::string copy_note(const std::string& name);
/// Of a map that comes with Pampas.
std::string bundled_note();

/// A note for people: one that Pampas has written in the language in use, any other as it is.
std::string shown_note(const std::string& note);

} // namespace pampas::library
