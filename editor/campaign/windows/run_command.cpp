#include "editor/campaign/run_command.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::campaign {

// Pampas runs only Slurm's commands, which Windows does not have.
CommandOutcome run_command(const std::vector<std::string>& arguments) {
    throw InputError(tr("there is no command {} on this computer", arguments.front()));
}

std::filesystem::path own_program() {
    throw InputError(tr("there is no command {} on this computer", "sbatch"));
}

} // namespace pampas::campaign
