#pragma once

#include <string>

/// Notes on revisions that Pampas itself writes. Since libraries are exchanged between people of
/// different languages, these notes are English in the library and translated when shown.
namespace pampas::library {

/// The note of a revision that is a copy of an earlier one.
std::string restored_note(int number);
/// The note of the first revision of a copied map.
std::string copy_note(const std::string& name);
/// The note of a map that comes with Pampas.
std::string bundled_note();

/// A note to be shown: translated if Pampas has written it, otherwise unchanged.
std::string shown_note(const std::string& note);

} // namespace pampas::library
