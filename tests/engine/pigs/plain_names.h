#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// The names of sizes, items and tasks, and how sizes follow each other.
namespace pampas::testing {

std::vector<std::string> all_sizes();
std::vector<std::string> all_items();
std::vector<std::string> all_tasks();

bool is_one_of(const std::vector<std::string>& names, const std::string& name);

/// The place of a name that is in the list.
std::size_t place_of(const std::vector<std::string>& names, const std::string& name);

/// "Reproduire": "un cochon en âge de se reproduire ([M]oyen ou Gros)".
bool is_adult(const std::string& size);

/// "Nourrir": "un cochon de votre pré gagne une taille". "Complément alimentaire": "grandir d'une
/// taille supplémentaire", "uniquement pour 1 Bébé ou 1 Petit cochon". Empty if it cannot grow so.
std::string grown(const std::string& size, bool with_supplement);

/// "Amulette de naissance": "obtenir directement un Petit cochon".
std::string newborn(bool with_amulet);

} // namespace pampas::testing
