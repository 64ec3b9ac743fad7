#include "engine/language/language.h"

#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <boost/locale/encoding_utf.hpp>
#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include <algorithm>
#include <array>
#include <locale>
#include <string>
#include <vector>

namespace pampas::language {
namespace {

namespace gettext = boost::locale::gnu_gettext;
using Catalogue = boost::locale::message_format<char>;

constexpr std::array languages{Language{"en", "English", '.'}, Language{"de", "Deutsch", ','},
                               Language{"es", "Español", ','}, Language{"fr", "Français", ','}};

std::vector<char> bytes_of(const Language& language) {
    const auto bytes = resources::find("languages/" + std::string(language.code) + ".mo");
    return bytes ? std::vector<char>(bytes->begin(), bytes->end()) : std::vector<char>();
}

/// The texts of a language, kept in memory once read; null for English.
const Catalogue* catalogue_of(const Language& language) {
    static std::array<std::locale, languages.size()> owners;
    std::locale& owner = owners[static_cast<std::size_t>(&language - languages.data())];
    if (language.code == english().code) {
        return nullptr;
    }
    if (!std::has_facet<Catalogue>(owner)) {
        gettext::messages_info info;
        info.language = language.code;
        info.encoding = "UTF-8";
        info.domains.emplace_back("pampas");
        info.paths.emplace_back(".");
        info.callback = [&language](const std::string&, const std::string&) {
            return bytes_of(language);
        };
        owner = std::locale(std::locale::classic(), gettext::create_messages_facet<char>(info));
    }
    return &std::use_facet<Catalogue>(owner);
}

struct Used {
    const Language* language = &languages.front();
    const Catalogue* catalogue = nullptr;
};

Used& in_use() {
    static Used used;
    return used;
}

/// The value of the first variable that is set.
std::string_view first_of(std::span<const char* const> names,
                          const std::function<const char*(const char*)>& variable) {
    for (const char* name : names) {
        if (const char* value = variable(name); value != nullptr && *value != '\0') {
            return value;
        }
    }
    return {};
}

/// The language code of a locale name, such as `de_AT.UTF-8`.
std::string_view code_of(std::string_view locale) {
    return locale.substr(0, locale.find_first_of("_.@"));
}

constexpr bool is_in(char32_t letter, char32_t first, char32_t last) {
    return letter >= first && letter <= last;
}

/// The lower-case form of a capital: Latin, Greek or Cyrillic. (The system's tables depend on its
/// locale and differ between systems.)
char32_t small(char32_t letter) {
    if (is_in(letter, U'A', U'Z') || (is_in(letter, 0xC0, 0xDE) && letter != 0xD7) ||
        is_in(letter, 0x391, 0x3A9) || is_in(letter, 0x410, 0x42F)) {
        return letter + 0x20;
    }
    if (is_in(letter, 0x400, 0x40F)) {
        return letter + 0x50;
    }
    // Pairs, the capital first.
    if (is_in(letter, 0x100, 0x137) || is_in(letter, 0x14A, 0x177)) {
        return letter | 1;
    }
    if (is_in(letter, 0x139, 0x148) || is_in(letter, 0x179, 0x17E)) {
        return letter + letter % 2;
    }
    return letter;
}

std::u32string lower_case(std::string_view text) {
    auto letters =
        boost::locale::conv::utf_to_utf<char32_t>(text.data(), text.data() + text.size());
    std::ranges::transform(letters, letters.begin(), small);
    return letters;
}

} // namespace

std::span<const Language> all() {
    return languages;
}

const Language* find(std::string_view code) {
    const auto found = std::ranges::find(languages, code, &Language::code);
    return found == languages.end() ? nullptr : &*found;
}

const Language& wanted(const std::function<const char*(const char*)>& variable) {
    const std::string_view locale = first_of(std::array{"LC_ALL", "LC_MESSAGES", "LANG"}, variable);
    if (locale.empty() || locale == "C" || locale == "POSIX") {
        return languages.front();
    }
    std::string_view list = first_of(std::array{"LANGUAGE"}, variable);
    if (list.empty()) {
        list = locale;
    }
    while (!list.empty()) {
        const std::string_view next = list.substr(0, list.find(':'));
        if (const Language* language = find(code_of(next))) {
            return *language;
        }
        list.remove_prefix(std::min(list.size(), next.size() + 1));
    }
    return languages.front();
}

const Language& english() {
    return languages.front();
}

void use(const Language& language) {
    const Language& known = *find(language.code); // outlives the argument
    in_use() = {&known, catalogue_of(known)};
}

const Language& used() {
    return *in_use().language;
}

bool has_words(std::string_view text, std::string_view words) {
    std::vector<std::string> each;
    boost::split(each, words, boost::is_any_of(" \t\n"));
    return std::ranges::all_of(each, [all = lower_case(text)](const std::string& word) {
        return all.find(lower_case(word)) != std::u32string::npos;
    });
}

} // namespace pampas::language

namespace pampas {

const char* tr(const char* english) {
    const auto* catalogue = language::in_use().catalogue;
    const char* found = catalogue == nullptr ? nullptr : catalogue->get(0, nullptr, english);
    return found == nullptr ? english : found;
}

std::string tr(std::string_view english) {
    return tr(std::string(english).c_str());
}

const char* plural(const char* one, const char* many, std::int64_t count) {
    const auto* catalogue = language::in_use().catalogue;
    // Plural forms of these languages only distinguish small numbers.
    const int few = static_cast<int>(std::min<std::int64_t>(std::abs(count), 1'000'000));
    const char* found = catalogue == nullptr ? nullptr : catalogue->get(0, nullptr, one, few);
    return found != nullptr ? found : count == 1 ? one : many;
}

} // namespace pampas
