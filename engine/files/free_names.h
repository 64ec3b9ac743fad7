#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

/// Names that are not taken.
namespace pampas {

/// The name or, if taken, the name with the first number that makes it free: `Honey (2)`. A number
/// the name already has is replaced.
std::string free_name(const std::string& name,
                      const std::function<bool(const std::string& name)>& is_taken);

/// Gives names that all differ, as `free_name` does, without trying all numbers again for
/// each of many equal names.
class FreeNames {
  public:
    enum class Case { Matters, Ignored };

    explicit FreeNames(Case letters = Case::Matters) : letters_(letters) {}

    /// The name or, if it was given before, the name with the first number that makes it free.
    std::string give(const std::string& name);

  private:
    std::string key(const std::string& name) const;

    Case letters_;
    std::set<std::string> given_;        ///< by their keys
    std::map<std::string, int> numbers_; ///< the next number to try after a name without a number
};

} // namespace pampas
