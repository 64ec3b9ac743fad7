#include "editor/completion/completion.h"

#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

struct CompletionOptions {
    std::string shell = "bash";
};

std::vector<std::string> shell_names() {
    std::vector<std::string> names;
    for (const completion::Shell& shell : completion::shells()) {
        names.emplace_back(shell.name);
    }
    return names;
}

Status complete(const CompletionOptions& options, Streams streams) {
    const auto shell =
        std::ranges::find(completion::shells(), options.shell, &completion::Shell::name);
    streams.out << shell->script(outline());
    return Status::Success;
}

} // namespace

void add_completion(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompletionOptions>(
        program, chosen,
        {"completion", tr("Print a script that completes commands in a shell"),
         "source <(pampas completion bash)\n"
         "pampas completion fish > pampas.fish"},
        complete);
    limit_to(command, *command.add_option("SHELL", options.shell, tr("The shell")), shell_names())
        ->capture_default_str();
}

} // namespace pampas::command_line
