#include "engine/simulation/record.h"

#include <boost/container/small_vector.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace pampas::simulation {

std::string line_text(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

namespace {

/// Whether the text needs no escapes in JSON.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(
        text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

void append_text(std::string& to, const std::string& text) {
    if (is_plain(text)) {
        to.append(1, '"').append(text).append(1, '"');
    } else {
        to += line_text(text);
    }
}

/// Closes a list whose items all end with a comma.
void close(std::string& list, char bracket) {
    if (list.back() == ',') {
        list.back() = bracket;
    } else {
        list += bracket;
    }
}

void append(std::string& to, const Json& value);

/// Appends the members in key order, without `unwanted`.
void append_object(std::string& to, const Json& object, const char* unwanted = nullptr) {
    using Member = Json::object_t::value_type;
    boost::container::small_vector<const Member*, 16> members;
    for (const Member& member : object.get_ref<const Json::object_t&>()) {
        if (unwanted == nullptr || member.first != unwanted) {
            members.push_back(&member);
        }
    }
    std::ranges::sort(
        members, {}, [](const Member* member) -> auto& { return member->first; });
    to += '{';
    for (const Member* member : members) {
        append_text(to, member->first);
        to += ':';
        append(to, member->second);
        to += ',';
    }
    close(to, '}');
}

void append_array(std::string& to, const Json& array) {
    to += '[';
    for (const Json& item : array) {
        append(to, item);
        to += ',';
    }
    close(to, ']');
}

/// Appends the value as JSON without white space, with object keys in order. Handles common values
/// itself, since `dump` is several times slower.
void append(std::string& to, const Json& value) {
    if (value.is_object()) {
        append_object(to, value);
    } else if (value.is_array()) {
        append_array(to, value);
    } else if (value.is_string()) {
        append_text(to, value.get_ref<const std::string&>());
    } else if (value.is_number_unsigned()) {
        fmt::format_to(std::back_inserter(to), "{}", value.get<std::uint64_t>());
    } else if (value.is_number_integer()) {
        fmt::format_to(std::back_inserter(to), "{}", value.get<std::int64_t>());
    } else {
        to += line_text(value);
    }
}

boost::crc_32_type crc_after(boost::crc_32_type crc, const Json& object) {
    std::string text;
    append_object(text, object, "checksum");
    crc.process_bytes(text.data(), text.size());
    return crc;
}

} // namespace

Checksums::Checksums(const Json& header) : after_header_(crc_after(boost::crc_32_type(), header)) {}

std::string Checksums::of(const Json& line) const {
    return fmt::format("{:08x}", crc_after(after_header_, line).checksum());
}

std::size_t whole_part(std::string_view text) {
    constexpr std::string_view actions_key = "\"actions\":";
    std::size_t whole = 0;
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            in_string = c != '"';
            i += c == '\\' ? 1 : 0;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            ++depth;
            if (depth == 2 && text.substr(0, i).ends_with(actions_key)) {
                whole = i + 1;
            }
        } else if (c == '}' || c == ']') {
            --depth;
            if (whole > 0 && depth < 2) {
                return whole; // the list is complete
            }
            whole = whole > 0 && depth == 2 ? i + 1 : whole;
        }
    }
    return whole;
}

Json record_header(const Json& game, const std::vector<std::string>& bots, const Dealing& dealing) {
    Json header{{"format", record_format}, {"version", 1}};
    header.update(game);
    header["bots"] = bots;
    header["seed"] = dealing.seed;
    header["dealer"] = dealers[static_cast<std::size_t>(dealing.pairing)];
    return header;
}

RecordFile::RecordFile(const std::filesystem::path& path, const Json& header, std::size_t first)
    : checksums_(header), file_(path), next_(first) {
    file_.write(line_text(header) + "\n");
}

void RecordFile::add(std::size_t number, Json game) {
    game["checksum"] = checksums_.of(game);
    std::string line = game.dump() + "\n";
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(line));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
        file_.write(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        ++next_;
    }
}

void RecordFile::keep() {
    const std::lock_guard lock(mutex_);
    file_.keep();
}

} // namespace pampas::simulation
