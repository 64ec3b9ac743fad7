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

/// `resources/published/games.json`, of the folders of campaigns that have played them: games that
/// are added up, and restricted ones. Throws `InputError` when their seeds differ.
std::string games_file(std::span<const std::filesystem::path> campaigns);

/// `analysis/published_games.md`, of what such a file holds.
std::string games_page(std::string_view games_file, std::span<const measures::PublishedMap> maps);

/// `analysis/published_maps.md`.
std::string page(std::span<const measures::PublishedMap> maps);

} // namespace pampas::published
