#include "engine/simulation/growing_record.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/simulation/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <string_view>
#include <utility>

namespace pampas::simulation {
namespace {

constexpr std::string_view list_end = "]}";

/// The text of a game's line up to its last action; the list and the line stay open.
std::string open_line(const Json& line) {
    std::string text = line_text(line);
    text.resize(text.size() - list_end.size());
    return text;
}

} // namespace

GrowingRecord::GrowingRecord(std::filesystem::path path, Json header)
    : path_(std::move(path)), header_(std::move(header)), checksums_(header_) {}

GrowingRecord GrowingRecord::create(const std::filesystem::path& path, Json header) {
    GrowingRecord record(path, std::move(header));
    const std::string first = line_text(record.header_) + "\n";
    if (std::filesystem::exists(path)) { // perhaps another program has just begun a game there
        errno = EEXIST;
        throw system_error(path, tr_later("cannot be written"));
    }
    write_file(path, first); // whole and on the disk, since nobody can go on with less
    record.file_ = GrowingFile::take_over(path, first.size());
    record.whole_ = first.size();
    return record;
}

GrowingRecord GrowingRecord::reopen(const std::filesystem::path& path, std::string_view format) {
    GrowingRecord record(path, RecordReader(path, format).header().json());
    record.read_games();
    return record;
}

void GrowingRecord::read_games() {
    std::string bytes = read_file(path_);
    // After a power cut, zeros may be in the place of what did not reach the disk.
    bytes.resize(std::min(bytes.find('\0'), bytes.size()));
    whole_ = bytes.rfind('\n') + 1;
    if (whole_ == 0) {
        throw InputError(tr("is empty; expected recorded games"), {}, path_.string());
    }
    RecordReader reader(path_, header_["format"].get<std::string>());
    while (reader.bytes_read() < whole_) {
        const auto number = reader.next_number();
        if (!number) {
            break;
        }
        next_number_ = static_cast<std::size_t>(*number) + 1;
    }
    const std::string_view rest = std::string_view(bytes).substr(whole_);
    const std::size_t kept = whole_part(rest);
    file_ = GrowingFile::take_over(path_, whole_ + kept);
    if (kept > 0) {
        read_unfinished(rest.substr(0, kept));
    }
}

void GrowingRecord::read_unfinished(std::string_view text) {
    line_ = formats::parse_json(std::string(text) + std::string(list_end));
    constexpr Bounded<int> bounds{0, std::numeric_limits<int>::max()};
    next_number_ = static_cast<std::size_t>(JsonValue(*line_).at("game").integer(bounds)) + 1;
}

void GrowingRecord::put(Json line) {
    const std::string text = open_line(line);
    if (line_) {
        const std::string before = read_file(path_).substr(0, whole_);
        file_.reset();
        write_file(path_, before + text);
        file_ = GrowingFile::take_over(path_, before.size() + text.size());
    } else {
        file_->add(text);
        ++next_number_;
    }
    line_ = std::move(line);
}

void GrowingRecord::add(const Json& action) {
    Json& actions = (*line_)["actions"];
    file_->add(fmt::format("{}{}", actions.empty() ? "" : ",", line_text(action)));
    actions.push_back(action);
}

void GrowingRecord::end(const Json& ending) {
    Json& line = *line_;
    const std::size_t open = open_line(line).size();
    line.update(ending);
    line["checksum"] = checksums_.of(line);
    const std::string text = line_text(line) + "\n";
    file_->add(std::string_view(text).substr(open));
    line_.reset();
    whole_ += text.size();
}

} // namespace pampas::simulation
