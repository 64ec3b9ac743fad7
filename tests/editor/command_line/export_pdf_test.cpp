#include "engine/formats/json.h"
#include "tests/editor/command_line/run_pampas.h"

#include <nlohmann/json.hpp>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::run_pampas;
using ::testing::StartsWith;

class ExportPdf : public ::testing::Test {
  protected:
    std::string kept(const map::Map& board) {
        testing::put(folder / "map.json", formats::write_json(board));
        return (folder / "map.json").string();
    }
    std::string path(const char* name) { return (folder / name).string(); }

    testing::TemporaryFolder folder;
    std::string map = kept(map::Map({20, 12}));
};

TEST_F(ExportPdf, WritesAFileOrToStandardOutput) {
    const auto outcome = run_pampas({"export", map, "-o", path("map.pdf")});
    EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
    EXPECT_EQ(outcome.out, "");
    const std::string bytes = testing::bytes_of(folder / "map.pdf");
    EXPECT_THAT(bytes, StartsWith("%PDF-1."));
    EXPECT_EQ(run_pampas({"export", map, "--format", "pdf"}).out, bytes);
    for (const char* style : {"ink", "letters"}) {
        EXPECT_NE(run_pampas({"export", map, "--format", "pdf", "--style", style}).out, bytes);
    }
}

TEST_F(ExportPdf, TellsOfItsSheets) {
    const auto told = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"export", map, "-o", path("map.pdf"), "--report", "json"});
        return nlohmann::json::parse(run_pampas(more).out);
    };
    EXPECT_EQ(told({}), nlohmann::json::parse(R"({"sheets": 3, "pages": 3, "across": 3, "down": 1,
        "paper": "a4", "orientation": "portrait", "hex_mm": 25, "overlap_mm": 8})"));
    const auto aids = told({"--aids"});
    EXPECT_EQ(aids["sheets"], 3);
    EXPECT_GT(aids["pages"], 7);
    const auto poster = told({"--paper", "poster", "--hex-mm", "12.5"});
    EXPECT_EQ(poster["pages"], 1);
    EXPECT_EQ(poster["paper"], "poster");
    EXPECT_EQ(poster["hex_mm"], 12.5);
    EXPECT_EQ(told({"--orientation", "landscape"})["orientation"], "landscape");
    EXPECT_EQ(told({"--paper", "a3", "--overlap-mm", "0"})["overlap_mm"], 0);
}

TEST_F(ExportPdf, RefusesWhatCannotBePrinted) {
    const auto refuses = [&](std::vector<std::string> options, const char* words) {
        options.insert(options.begin(), {"export", map, "--format", "pdf"});
        expect_misuse(options, words);
    };
    for (const char* hex : {"0", "-1", "1e9", "nan", "wide"}) {
        refuses({"--hex-mm", hex}, "--hex-mm");
    }
    refuses({"--overlap-mm", "-1"}, "--overlap-mm");
    refuses({"--overlap-mm", "150"}, "cannot overlap");
    refuses({"--paper", "a9"}, "--paper");
    refuses({"--orientation", "askew"}, "--orientation");
    refuses({"--style", "oil"}, "--style");
    refuses({"--hex-mm", "150", "--aids"}, "cut out");
    refuses({"--report", "json"}, "-o");
    expect_misuse({"export", map, "-o", path("map.png"), "--report", "json"}, "--report");
    EXPECT_FALSE(std::filesystem::exists(folder / "map.png"));
    refuses({"--width", "400"}, "--width has no effect on pdf");
    expect_misuse({"export", map, "-o", path("map.json"), "--style", "ink"},
                  "--style has no effect on json");
    map = kept(map::Map({3, 3}, map::Space::Void));
    refuses({}, "void");
}

} // namespace
} // namespace pampas::command_line
