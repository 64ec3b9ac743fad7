#include "editor/desktop/frame/arguments.h"

#include "editor/arguments/editor_options.h"
#include "editor/arguments/parser.h"
#include "editor/paper/pdf_file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/version.h>

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace pampas::desktop {
namespace {

using arguments::EditorOptions;

/// Something that is not among the values of its option.
struct UnknownValue {
    std::string option;
    std::string value;
    std::string known; ///< all there are
};

std::string listed(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Throws `UnknownValue`.
const language::Language* read_language(const std::string& code) {
    const language::Language* found = language::find(code);
    if (found == nullptr && !code.empty()) {
        throw UnknownValue{"--language", code, listed(arguments::editor_languages())};
    }
    return found;
}

/// Throws `UnknownValue`.
std::optional<Theme> read_theme(const std::string& name) {
    const std::optional<Theme> found = theme_named(name);
    if (!found && !name.empty()) {
        throw UnknownValue{"--theme", name, listed(arguments::editor_themes())};
    }
    return found;
}

std::vector<version::Library> libraries() {
    std::vector<version::Library> result = paper::libraries();
    result.push_back(
        {"wxWidgets", fmt::format("{}.{}.{}", wxMAJOR_VERSION, wxMINOR_VERSION, wxRELEASE_NUMBER)});
    return result;
}

/// A program of its own, since the language may have become another meanwhile.
std::string help() {
    EditorOptions ignored;
    CLI::App program;
    add_editor_options(program, ignored);
    return program.help();
}

int complain(const std::string& message) {
    fmt::print(stderr, "pampas-editor: {}\n", tr("{} (see pampas-editor --help)", message));
    return 2;
}

Arguments read(const EditorOptions& written) {
    Arguments result{.places = {},
                     .new_map = written.new_map,
                     .language = read_language(written.language),
                     .theme = read_theme(written.theme)};
    std::ranges::transform(written.places, std::back_inserter(result.places), session::read_place);
    return result;
}

/// Help and complaints are in the language asked for, too.
void speak(const std::string& code) {
    if (const language::Language* asked = language::find(code)) {
        language::use(*asked);
    }
}

} // namespace

std::variant<Arguments, int> read_arguments(const std::vector<std::string>& arguments) {
    EditorOptions written;
    CLI::App program;
    add_editor_options(program, written);
    try {
        program.parse(std::vector(arguments.rbegin(), arguments.rend()));
        return read(written);
    } catch (const CLI::CallForVersion&) {
        fmt::print("{}\n", version::text("pampas-editor", libraries()));
    } catch (const CLI::Success&) {
        speak(written.language);
        fmt::print("{}", help());
    } catch (const CLI::ParseError& error) {
        speak(written.language);
        return complain(arguments::usage_error(program, error));
    } catch (const UnknownValue& unknown) {
        speak(written.language);
        return complain(tr("{}: there is no \"{}\", only {}", unknown.option,
                           escaped(unknown.value), unknown.known));
    }
    return 0;
}

} // namespace pampas::desktop
