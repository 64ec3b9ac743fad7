#pragma once

#include "editor/campaign/stored_table.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "engine/files/path.h"

#include <algorithm>
#include <string>
#include <vector>

/// What `campaign` and its commands for a cluster have in common.
namespace pampas::command_line {

/// A campaign for examples, in `atlas.json`.
inline constexpr const char* example_campaign =
    "echo '{\"format\": \"pampas-campaign\", \"version\": 1, \"maps\": [\"maps\"], "
    "\"games\": 20}' > atlas.json\n";

struct CampaignOptions {
    std::string file;
    std::string folder;
    std::size_t threads = simulation::threads_bounds.usual;
};

/// What the campaign's file asks for. Throws `InputError`, also when nothing can be played.
campaign::Plan planned(const CampaignOptions& options);

/// Tells on standard error.
campaign::Warn warner(Streams streams);

/// Tells what a campaign came to. `No` when something is refused or missing.
Status tell_results(const campaign::Plan& plan, const std::vector<std::string>& missing,
                    const std::string& folder, Streams streams);

/// Adds `-o FOLDER`, required.
void add_campaign_folder(CLI::App& command, CampaignOptions& options);

/// Adds `submit`, `status`, `resume`, `gather` and `work`.
void add_cluster_commands(CLI::App& parent, Command& chosen);

} // namespace pampas::command_line
