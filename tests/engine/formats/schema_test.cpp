#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace pampas::formats {
namespace {

using Plain = nlohmann::json;

const valijson::Schema& map_schema() {
    static const auto schema = [] {
        const Plain text = Plain::parse(resources::find("schema/map.schema.json").value());
        auto result = std::make_unique<valijson::Schema>();
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(text), *result);
        return result;
    }();
    return *schema;
}

bool is_valid(std::string_view bytes) {
    const Plain map = Plain::parse(bytes);
    valijson::Validator validator;
    return validator.validate(map_schema(), valijson::adapters::NlohmannJsonAdapter(map), nullptr);
}

RC_GTEST_PROP(Schema, FitsEveryMapThatIsWritten, ()) {
    auto map = *testing::any_told_map();
    RC_ASSERT(is_valid(write_json(map)));
}

TEST(Schema, FitsTheBundledMaps) {
    for (const auto& resource : resources::in_folder("maps")) {
        EXPECT_TRUE(is_valid(resource.bytes)) << resource.path;
        EXPECT_NO_THROW(read_json(resource.bytes)) << resource.path;
    }
}

TEST(Schema, FitsTheLargestMap) {
    EXPECT_TRUE(is_valid(write_json(map::Map({250, 250}))));
}

TEST(Schema, RefusesWhatTheReaderRefuses) {
    const std::string right =
        R"({"format":"pampas-map","version":1,"name":"","columns":2,"rows":1,"spaces":[".$"]})";
    ASSERT_TRUE(is_valid(right));
    ASSERT_NO_THROW(read_json(right));
    const std::vector<std::string> patches{
        R"({"format":null})",
        R"({"format":"pampas"})",
        R"({"version":null})",
        R"({"version":2})",
        R"({"version":"1"})",
        R"({"name":null})",
        R"({"name":7})",
        R"({"author":[]})",
        R"({"description":{}})",
        R"({"players":3})",
        R"({"players":[2]})",
        R"({"players":[2,3,4]})",
        R"({"players":[0,2]})",
        R"({"players":["2",5]})",
        R"({"players":[2,2147483648]})",
        R"({"ruleset":{}})",
        R"({"columns":null})",
        R"({"columns":0})",
        R"({"columns":251})",
        R"({"columns":2.5})",
        R"({"columns":"2"})",
        R"({"rows":null})",
        R"({"rows":-1})",
        R"({"rows":1e9})",
        R"({"stagger_axis":"X"})",
        R"({"stagger_axis":0})",
        R"({"stagger_index":"both"})",
        R"({"stagger_index":[]})",
        R"({"spaces":null})",
        R"({"spaces":".$"})",
        R"({"spaces":[]})",
        R"({"spaces":[[".","$"]]})",
        R"({"spaces":[".x"]})",
        R"({"spaces":[".$\n"]})",
        R"({"spaces":["é"]})",
        R"({"haz":1})",
        R"({"haz":{"version":1}})",
        R"({"haz":{"row_count":-1}})",
        R"({"haz":{"map_version":"1"}})",
        R"({"haz":{"row_count":1.5}})",
    };
    for (const std::string& patch : patches) {
        Plain wrong = Plain::parse(right);
        wrong.merge_patch(Plain::parse(patch));
        EXPECT_FALSE(is_valid(wrong.dump())) << patch;
        EXPECT_THROW(read_json(wrong.dump()), InputError) << patch;
    }
    EXPECT_FALSE(is_valid("[]"));
    EXPECT_FALSE(is_valid("null"));
}

} // namespace
} // namespace pampas::formats
