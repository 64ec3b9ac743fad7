#include "editor/sitting/recorded_sitting.h"

#include "engine/files/free_names.h"
#include "engine/files/path.h"

namespace pampas::sitting {
namespace {

/// Throws unless games with this header belong into the record.
void require_same(const simulation::Json& header, const simulation::GrowingRecord& record) {
    for (const auto& [key, value] : header.items()) {
        if (!record.header().contains(key) || record.header()[key] != value) {
            throw InputError(tr("contains games with a different value of \"{}\"; keep the old "
                                "value or choose another file",
                                key));
        }
    }
}

simulation::GrowingRecord reopened(const std::filesystem::path& file, std::string_view format) {
    if (GrowingFile::in_use(file)) {
        throw InputError(tr("another program is playing a game in this file"));
    }
    return simulation::GrowingRecord::reopen(file, format);
}

} // namespace

simulation::GrowingRecord opened_record(const std::filesystem::path& file,
                                        const simulation::Json& header) {
    if (!std::filesystem::exists(file)) {
        return simulation::GrowingRecord::create(file, header);
    }
    simulation::GrowingRecord record = reopened(file, header["format"].get<std::string>());
    require_same(header, record);
    return record;
}

simulation::GrowingRecord unfinished_record(const std::filesystem::path& file,
                                            std::string_view format) {
    simulation::GrowingRecord record = reopened(file, format);
    if (!record.unfinished()) {
        throw InputError(tr("all games in this file are over"));
    }
    return record;
}

Seats seats_in(const formats::JsonValue& header, const std::filesystem::path& record) {
    Seats seats{.names = {}, .seed = header.at("seed").natural(), .record = record};
    for (const formats::JsonValue& seat : header.at("bots").items()) {
        seats.names.push_back(seat.text());
    }
    return seats;
}

std::filesystem::path free_file(const std::filesystem::path& file) {
    const auto named = [&](const std::string& name) {
        return file.parent_path() / path_of(name + file.extension().string());
    };
    return named(free_name(file.stem().string(), [&](const std::string& name) {
        return std::filesystem::exists(named(name));
    }));
}

} // namespace pampas::sitting
