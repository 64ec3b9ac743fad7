#include "editor/desktop/frame/arguments.h"

#include "editor/arguments/parser.h"
#include "editor/picture/libraries.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/version.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>

namespace pampas::desktop {
namespace {

/// The arguments as they are written.
struct Written {
    std::vector<std::string> places;
    bool new_map = false;
    std::string language;
    std::string theme;
};

/// Something that is not among the values of its option.
struct UnknownValue {
    std::string option;
    std::string value;
    std::string known; ///< all there are
};

template <class Values, class Name>
std::string listed(const Values& values, Name name) {
    std::vector<std::string> names;
    std::ranges::transform(values, std::back_inserter(names), [&](const auto& value) {
        return std::string(std::invoke(name, value));
    });
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string language_codes() {
    return listed(language::all(), &language::Language::code);
}

std::string theme_names() {
    return listed(themes, name_of);
}

/// Throws `UnknownValue`.
const language::Language* read_language(const std::string& code) {
    const language::Language* found = language::find(code);
    if (found == nullptr && !code.empty()) {
        throw UnknownValue{"--language", code, language_codes()};
    }
    return found;
}

/// Throws `UnknownValue`.
std::optional<Theme> read_theme(const std::string& name) {
    const std::optional<Theme> found = theme_named(name);
    if (!found && !name.empty()) {
        throw UnknownValue{"--theme", name, theme_names()};
    }
    return found;
}

std::vector<version::Library> libraries() {
    std::vector<version::Library> result = picture::libraries();
    result.push_back(
        {"wxWidgets", fmt::format("{}.{}.{}", wxMAJOR_VERSION, wxMINOR_VERSION, wxRELEASE_NUMBER)});
    return result;
}

/// Has the program's options put what is given into `written`.
void add_options(CLI::App& program, Written& written) {
    program.name("pampas-editor");
    arguments::translate_parser(program);
    program.set_version_flag("--version", version::told("pampas-editor", libraries()),
                             tr("Display program version information and exit"));
    program.add_option("FILE", written.places,
                       tr("Maps ({}), libraries (.pampas) and maps in them "
                          "(LIBRARY.pampas#NAME) to open",
                          formats::endings(", ")));
    program.add_flag("--new", written.new_map, tr("Begin with a new map"));
    program.add_option("--language", written.language,
                       tr("The language of the window: {}", language_codes()));
    program.add_option("--theme", written.theme, tr("The look of the window: {}", theme_names()));
    arguments::put_help_among_options(program);
}

/// A program of its own, since the language may have become another meanwhile.
std::string help() {
    Written ignored;
    CLI::App program(tr("Edits maps for the board game Hacienda."));
    add_options(program, ignored);
    return program.help();
}

int complain(const std::string& message) {
    fmt::print(stderr, "pampas-editor: {}\n", tr("{} (see pampas-editor --help)", message));
    return 2;
}

Arguments read(const Written& written) {
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
    Written written;
    CLI::App program;
    add_options(program, written);
    try {
        program.parse(std::vector(arguments.rbegin(), arguments.rend()));
        return read(written);
    } catch (const CLI::CallForVersion& version) {
        fmt::print("{}\n", version.what());
    } catch (const CLI::Success&) {
        speak(written.language);
        fmt::print("{}", help());
    } catch (const CLI::ParseError& error) {
        speak(written.language);
        return complain(arguments::usage_error(error));
    } catch (const UnknownValue& unknown) {
        speak(written.language);
        return complain(tr("{}: there is no \"{}\", only {}", unknown.option,
                           escaped(unknown.value), unknown.known));
    }
    return 0;
}

} // namespace pampas::desktop
