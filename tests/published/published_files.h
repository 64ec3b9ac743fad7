#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/measures/published.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

/// Generates the files about the published maps.
namespace pampas::published {

/// The figures of the maps in these files, each named after its file.
std::vector<measures::PublishedMap> measured(std::span<const std::filesystem::path> files);

/// The contents of `resources/published/figures.json`.
std::string figures_file(std::span<const measures::PublishedMap> maps);

/// The contents of `resources/published/games.json`: those that are kept, with the results in the
/// folders of campaigns in place of earlier ones of the same map and players. Games are added up,
/// restricted ones kept apart. Throws `InputError` if a campaign has another seed.
std::string games_file(std::string_view kept, std::span<const std::filesystem::path> campaigns);

/// The contents of `analysis/published_games.md`, from those of the games file.
std::string games_page(std::string_view games_file, std::span<const measures::PublishedMap> maps);

/// The contents of `analysis/published_maps.md`.
std::string page(std::span<const measures::PublishedMap> maps);

} // namespace pampas::published
