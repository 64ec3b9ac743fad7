#pragma once

#include "analysis/pigs/farm_tally.h"
#include "engine/pigs/edition.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

/// Names of things, in the user's language.
namespace pampas::pigs {

std::string task_title(Task task);
std::string size_title(Size size);
std::string item_title(Item item);
std::string season_title(Season season);

/// So many of each, without those of which there are none: `1 baby, 8 big pigs`; may be empty.
std::string pigs_words(const PigCounts& counts);
std::string items_words(const std::array<std::uint8_t, items>& counts);

/// What a season card does besides its limits: `+1 dollar for each pig bought`; empty if nothing.
std::string effect_words(const Effect& effect);

/// The limits of a season card: `feed 8, buy 9, mate 7, sell 6`.
std::string limits_words(const Card& card);

/// The title of a figure of `FarmTally::players`, and its key in JSON.
std::string figure_title(std::size_t figure);
std::string figure_key(std::size_t figure);

} // namespace pampas::pigs
