#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/measures/published.h"

#include <filesystem>
#include <span>
#include <string>

/// The files that tell of published maps, made anew from the maps.
namespace pampas::published {

/// The figures of the maps in these files, each named as its file is.
std::vector<measures::PublishedMap> measured(std::span<const std::filesystem::path> files);

/// `resources/published/figures.json`.
std::string figures_file(std::span<const measures::PublishedMap> maps);

/// `resources/published/games.json`, of the folder of a campaign that has played them.
std::string games_file(const std::filesystem::path& campaign);

/// `analysis/published_games.md`, of what such a file holds.
std::string games_page(std::span<const atlas::Table> tables,
                       std::span<const measures::PublishedMap> maps, std::uint64_t seed);

/// `analysis/published_maps.md`.
std::string page(std::span<const measures::PublishedMap> maps);

} // namespace pampas::published
