#pragma once

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

/// `analysis/published_maps.md`.
std::string page(std::span<const measures::PublishedMap> maps);

} // namespace pampas::published
