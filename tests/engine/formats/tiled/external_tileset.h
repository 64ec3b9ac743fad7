#pragma once

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/tiled/tileset.h"
#include "tests/engine/formats/tiled/tiled_files.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::testing {

/// Writes tiny_map to a folder, and a tileset wherever a test puts one.
class ExternalTileset : public ::testing::Test {
  protected:
    /// Reads the map with this as the path of its tileset.
    map::Map read(const std::string& path, std::string_view format = "tmx") {
        const std::string bytes = format == "tmx" ? tmx(tiny_map()) : tmj(tiny_map());
        const auto file = beside(std::string("tiny.").append(format));
        put(file, changed(bytes, formats::tileset_file(hex::StaggerAxis::Y), path));
        return formats::read_map(file);
    }
    /// Expects an error that ends with `end` and reveals no secret.
    void expect_refusal(const std::string& path, const std::string& end) {
        EXPECT_THAT([&] { read(path); },
                    ::testing::ThrowsMessage<InputError>(::testing::AllOf(
                        ::testing::StartsWith((folder_ / "map").string()), ::testing::EndsWith(end),
                        ::testing::Not(::testing::HasSubstr("secret")))));
    }
    std::filesystem::path beside(std::string_view name) {
        std::filesystem::create_directory(folder_ / "map");
        return folder_ / "map" / path_of(name);
    }

    TemporaryFolder folder_;
    const std::string xml_ = formats::tileset_xml(hex::StaggerAxis::Y);
};

} // namespace pampas::testing
