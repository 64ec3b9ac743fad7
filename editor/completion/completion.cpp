#include "editor/completion/completion.h"

#include <fmt/format.h>

#include <array>

namespace pampas::completion {

std::span<const Shell> shells() {
    static constexpr std::array all{
        Shell{"bash", bash_script,
              [](std::string_view program) {
                  return fmt::format("bash-completion/completions/{}", program);
              }},
        Shell{"zsh", zsh_script,
              [](std::string_view program) {
                  return fmt::format("zsh/vendor-completions/_{}", program);
              }},
        Shell{"fish", fish_script, [](std::string_view program) {
                  return fmt::format("fish/vendor_completions.d/{}.fish", program);
              }}};
    return all;
}

std::string function_name(std::string_view call) {
    std::string name = "_";
    for (const char character : call) {
        name += character == ' ' || character == '-' ? '_' : character;
    }
    return name;
}

} // namespace pampas::completion
