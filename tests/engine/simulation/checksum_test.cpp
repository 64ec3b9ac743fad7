#include "engine/formats/json.h"
#include "engine/simulation/checksum.h"
#include "tests/engine/random_details.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::simulation {
namespace {

/// The plainest way: of the texts that the library writes with the keys in order.
std::string plain_checksum(const Json& header, const Json& line) {
    boost::crc_32_type crc;
    for (const Json* object : {&header, &line}) {
        nlohmann::json sorted = *object;
        sorted.erase("checksum");
        const std::string text = sorted.dump(-1, ' ', false, Json::error_handler_t::replace);
        crc.process_bytes(text.data(), text.size());
    }
    return fmt::format("{:08x}", crc.checksum());
}

TEST(Checksums, TakeEveryKindOfValue) {
    const Json header = {{"seed", 18446744073709551615u}, {"checksum", 1}, {"", {{"checksum", 2}}}};
    const Json line = Json::parse(
        R"({"b":[],"a":{},"":[{}],"checksum":"x","text":"\" \\ / \u0000 \u001f \u007f é \n",
            "é":{"checksum":7,"B":[true,false,null]},"numbers":[0,-7,1.5,-0.0,1e300,1e-7,12]})");
    Json broken = line;
    broken["\xff"] = "\x80 cut off \xc3";
    broken["from the program"] = 12; // a signed one
    for (const Json& object : {line, broken, Json::object()}) {
        EXPECT_EQ(Checksums(header).of(object), plain_checksum(header, object));
    }
}

RC_GTEST_PROP(Checksums, AreThoseOfTheTextWithItsKeysInOrder, ()) {
    const auto any_object = [] {
        map::Map map;
        map.details() = *testing::any_details();
        return Json::parse(formats::write_json(map));
    };
    const Json header = any_object();
    const Json line = any_object();
    RC_ASSERT(Checksums(header).of(line) == plain_checksum(header, line));
}

} // namespace
} // namespace pampas::simulation
