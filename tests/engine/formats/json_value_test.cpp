#include "engine/files/input_error.h"
#include "engine/formats/json_value.h"

#include <gmock/gmock.h>

#include <limits>

namespace pampas::formats {
namespace {

using Json = JsonValue::Json;
using ::testing::StrEq;

/// Expects that reading throws exactly this message.
void expect_error(const std::function<void()>& read, const std::string& message) {
    EXPECT_THAT(read, ::testing::ThrowsMessage<InputError>(StrEq(message)));
}

const Json any_value = Json::parse(R"({"size": 3, "list": [{"word": "b"}, null, -1, 2.0]})");

TEST(JsonValue, FindsWhatIsThere) {
    const JsonValue value(any_value);
    EXPECT_EQ(value.at("size").integer({3, 3}), 3);
    EXPECT_EQ(value.at("list").items().size(), 4U);
    EXPECT_EQ(value.at("list").items(4, "four things")[3].place(), "/list/3");
    EXPECT_EQ(value.at("list").items()[0].at("word").text(), "b");
    EXPECT_EQ(value.at("list").items()[2].integer({-1, 5}), -1);
    constexpr std::array<std::string_view, 2> words{"a", "b"};
    EXPECT_EQ(value.at("list").items()[0].at("word").choice(words), 1U);
    EXPECT_FALSE(value.find("none"));
}

TEST(JsonValue, NamesThePlaceOfWhatIsWrong) {
    const JsonValue value(any_value, "line 2");
    constexpr std::array<std::string_view, 2> words{"a", "c"};
    const auto items = value.at("list").items();
    expect_error([&] { value.at("none"); }, "line 2: the key \"none\" is missing");
    expect_error([&] { value.allow_keys(words); }, "line 2: the key \"size\" is unknown");
    expect_error([&] { items[0].at("word").choice(words); },
                 "line 2/list/0/word: expected \"a\" or \"c\"");
    expect_error([&] { items[1].at("word"); }, "line 2/list/1: expected an object");
    expect_error([&] { value.at("size").items(); }, "line 2/size: expected a list");
    expect_error([&] { value.at("list").items(3, "three things"); },
                 "line 2/list: expected three things");
    expect_error([&] { value.at("size").text(); }, "line 2/size: expected text");
}

TEST(JsonValue, NumbersAreWholeAndInRange) {
    const auto integer = [](const Json& value, int least, int most) {
        return JsonValue(value).integer({least, most});
    };
    constexpr int any = std::numeric_limits<int>::max();
    EXPECT_EQ(integer(any, 0, any), any);
    EXPECT_EQ(integer(-any, -any, 0), -any);
    EXPECT_EQ(JsonValue(Json(-any)).integer(), -any);
    for (const Json& wrong : {Json(2.0), Json("2"), Json(true), Json(std::int64_t{1} << 32),
                              Json(-(std::int64_t{1} << 32)), Json(~std::uint64_t{0})}) {
        expect_error([&] { integer(wrong, -5, any); },
                     "expected a whole number from -5 to 2147483647");
        expect_error([&] { JsonValue(wrong).integer(); }, "expected a whole number");
    }
    expect_error([&] { integer(3, 0, 2); }, "expected a whole number from 0 to 2");
    expect_error([&] { integer(0, 1, 2); }, "expected a whole number from 1 to 2");
    expect_error([&] { integer(Json::parse("0"), -3, -1); },
                 "expected a whole number from -3 to -1");
}

} // namespace
} // namespace pampas::formats
