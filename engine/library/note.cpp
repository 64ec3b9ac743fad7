#include "engine/library/note.h"

#include "engine/language/tr.h"

#include <optional>
#include <string_view>

namespace pampas::library {
namespace {

// With at most one value.
constexpr const char* restored_text = tr_later("Revision {} restored");
constexpr const char* copy_text = tr_later("Copy of {}");
constexpr const char* bundled_text = tr_later("Comes with Pampas");

std::string with_value(std::string_view text, std::string_view value) {
    return fmt::format(fmt::runtime(text), value);
}

/// The value with which a note was made from a text; empty if it was not. Each text begins with
/// words, so that users' notes are hardly ever mistaken for it.
std::optional<std::string_view> value_in(std::string_view note, std::string_view text) {
    const std::size_t at = text.find("{}");
    if (at == std::string_view::npos) {
        return note == text ? std::optional(std::string_view()) : std::nullopt;
    }
    const std::string_view before = text.substr(0, at);
    const std::string_view after = text.substr(at + 2);
    if (note.size() <= before.size() + after.size() || !note.starts_with(before) ||
        !note.ends_with(after)) {
        return std::nullopt;
    }
    return note.substr(before.size(), note.size() - before.size() - after.size());
}

} // namespace

std::string restored_note(int number) {
    return with_value(restored_text, std::to_string(number));
}

std::string copy_note(const std::string& name) {
    return with_value(copy_text, name);
}

std::string bundled_note() {
    return bundled_text;
}

std::string shown_note(const std::string& note) {
    for (const std::string_view text : {restored_text, copy_text, bundled_text}) {
        if (const auto value = value_in(note, text)) {
            return with_value(tr(text), *value);
        }
    }
    return note;
}

} // namespace pampas::library
