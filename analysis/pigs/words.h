#pragma once

#include "analysis/pigs/farm_tally.h"
#include "engine/pigs/edition.h"

#include <cstddef>
#include <string>

/// Names of things, in the user's language.
namespace pampas::pigs {

std::string task_title(Task task);
std::string size_title(Size size);
std::string item_title(Item item);
std::string account_title(Account account);
std::string season_title(Season season);

/// The title of a figure of `FarmTally::players`, and its key in JSON.
std::string figure_title(std::size_t figure);
std::string figure_key(std::size_t figure);

} // namespace pampas::pigs
