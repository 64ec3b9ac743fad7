#pragma once

#include <string>

/// Notes on revisions written by Pampas itself. Libraries are exchanged between languages, so these
/// notes are stored in English and translated when shown.
namespace pampas::library {

/// The note of a revision that is a copy of an earlier one.
std::string restored_note(int number);
/// The note of the first revision of a copied map.
std::string copy_note(const std::string& name);
/// The note of a bundled map.
std::string bundled_note();

/// A note for display: translated if Pampas wrote it, otherwise unchanged.
std::string shown_note(const std::string& note);

} // namespace pampas::library
