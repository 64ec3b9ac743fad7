#include "editor/arguments/completion.h"
#include "tests/editor/command_line/run_pampas.h"

namespace pampas::command_line {
namespace {

using testing::run_pampas;

TEST(Completion, PrintsTheScriptOfEachShell) {
    for (const arguments::Shell& shell : arguments::shells()) {
        const auto outcome = run_pampas({"completion", std::string(shell.name)});
        EXPECT_EQ(outcome.status, Status::Success);
        EXPECT_EQ(outcome.out, shell.script(command_tree()));
    }
    EXPECT_EQ(run_pampas({"completion"}).out, run_pampas({"completion", "bash"}).out);
}

TEST(Completion, KnowsNoOtherShell) {
    testing::expect_misuse({"completion", "csh"}, "csh");
}

} // namespace
} // namespace pampas::command_line
