#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"

#include <gmock/gmock.h>

#include <limits>

namespace pampas::formats {

enum class Colour { Red, Green };

struct Wheel {
    double size = 1;
    std::int64_t turns = 0;

    friend bool operator==(const Wheel&, const Wheel&) = default;
};
static void json_fields(JsonFields& json, Wheel& wheel) {
    json("size", wheel.size, 0.5, 2.5);
    json.later("turns", wheel.turns);
}

struct Cart {
    std::string name;
    Colour colour = Colour::Red;
    hex::Coordinate at;
    map::Space on{};
    std::vector<Wheel> wheels;
    std::array<int, 2> load{};
    std::array<int, 2> counts{};
    std::optional<Wheel> spare;
    std::optional<int> price;
    std::string note;
    bool old = false;
    std::uint64_t seed = 0;

    friend bool operator==(const Cart&, const Cart&) = default;
};
static void json_fields(JsonFields& json, Cart& cart) {
    static constexpr std::array<std::string_view, 2> colours{"red", "green"};
    static constexpr std::array<std::string_view, 2> names{"sheep", "pigs"};
    json.format("cart");
    json("name", cart.name);
    json("colour", Word{cart.colour, colours});
    json("at", cart.at);
    json("on", cart.on);
    json("wheels", cart.wheels);
    json("load", cart.load);
    json("counts", ByName{cart.counts, names}, 0, 9);
    json.optional("spare", cart.spare);
    json("price", cart.price);
    json.unless("note", cart.note, "");
    json.derived("axles", [&] { return cart.wheels.size() / 2; });
    json("state", [&](JsonFields& state) {
        state("old", cart.old);
        state("seed", cart.seed);
    });
}

namespace {

using Json = JsonValue::Json;
using ::testing::StrEq;

constexpr const char* written =
    R"({"format":"cart","version":1,"name":"Ox","colour":"green","at":[2,3],"on":"forest",)"
    R"("wheels":[{"size":1.5,"turns":-4},{"size":2.0,"turns":0}],"load":[7,8],)"
    R"("counts":{"sheep":1,"pigs":2},"spare":{"size":1.0,"turns":1},"price":null,"note":"creaks",)"
    R"("axles":1,"state":{"old":true,"seed":18446744073709551615}})";

Cart some_cart() {
    return {.name = "Ox",
            .colour = Colour::Green,
            .at = {2, 3},
            .on = map::Space::Forest,
            .wheels = {{1.5, -4}, {2, 0}},
            .load = {7, 8},
            .counts = {1, 2},
            .spare = Wheel{1, 1},
            .price = {},
            .note = "creaks",
            .old = true,
            .seed = std::numeric_limits<std::uint64_t>::max()};
}

/// The cart with one value replaced.
Json with(const std::string& place, const Json& value) {
    Json json = Json::parse(written);
    json[Json::json_pointer(place)] = value;
    return json;
}

TEST(JsonFields, AreWrittenInTheirOrder) {
    EXPECT_EQ(fields_json(some_cart()).dump(), written);
    Cart plain = some_cart();
    plain.spare.reset();
    plain.note.clear();
    plain.price = 5;
    const Json json = fields_json(plain);
    EXPECT_FALSE(json.contains("spare"));
    EXPECT_FALSE(json.contains("note"));
    EXPECT_EQ(json["price"], 5);
}

TEST(JsonFields, AreReadAgain) {
    const Json json = Json::parse(written);
    EXPECT_EQ(read_fields<Cart>(JsonValue(json)), some_cart());
    EXPECT_EQ(read_only_fields<Cart>(JsonValue(json)), some_cart());
    EXPECT_EQ(fields_json(std::vector<Wheel>()).dump(), "[]");
    EXPECT_EQ(fields_json(std::vector{some_cart()})[0], json);
}

TEST(JsonFields, OfEarlierVersionsMayBeMissing) {
    Json json = Json::parse(written);
    json["wheels"][0].erase("turns");
    json.erase("note");
    json.erase("spare");
    json.erase("axles");
    const auto cart = read_only_fields<Cart>(JsonValue(json));
    EXPECT_EQ(cart.wheels[0].turns, 0);
    EXPECT_EQ(cart.note, "");
    EXPECT_FALSE(cart.spare);
}

TEST(JsonFields, ThatAreWrongAreNamed) {
    const std::vector<std::pair<Json, std::string>> wrong{
        {with("/wheels/1", 3), "/wheels/1: expected an object"},
        {with("/wheels/1/size", 3), "/wheels/1/size: expected a number from 0.5 to 2.5"},
        {with("/wheels", Json::object()), "/wheels: expected a list"},
        {with("/colour", "blue"), "/colour: expected \"red\" or \"green\""},
        {with("/at/0", "a"), "/at/0: expected a whole number"},
        {with("/at", {1}), "/at: expected a space, [column, row]"},
        {with("/counts/pigs", 10), "/counts/pigs: expected a whole number from 0 to 9"},
        {with("/state/old", 1), "/state/old: expected true or false"},
        {with("/state/seed", -1), "/state/seed: expected a whole number that is not negative"},
        {with("/spare/turns", 1.5), "/spare/turns: expected a whole number"},
        {with("/name", Json()), "/name: expected text"},
        {with("/format", "ox"), "/format: expected \"cart\""},
        {with("/version", 2), "/version: expected a whole number from 1 to 1"},
        {Json::array(), "expected an object"}};
    for (const auto& [json, message] : wrong) {
        EXPECT_THAT([&] { read_fields<Cart>(JsonValue(json)); },
                    ::testing::ThrowsMessage<InputError>(StrEq(message)));
    }
    Json less = Json::parse(written);
    less["wheels"][1].erase("size");
    EXPECT_THAT(
        [&] { read_fields<Cart>(JsonValue(less)); },
        ::testing::ThrowsMessage<InputError>(StrEq("/wheels/1: the key \"size\" is missing")));
}

TEST(JsonFields, ThatAreUnknownAreRefusedOnlyWhereTheyAreTo) {
    for (const auto& [place, where] :
         {std::pair("/tail", ""), std::pair("/wheels/0/tail", "/wheels/0: "),
          std::pair("/state/tail", "/state: "), std::pair("/counts/tail", "/counts: ")}) {
        const Json json = with(place, 1);
        EXPECT_EQ(read_fields<Cart>(JsonValue(json)), some_cart());
        EXPECT_THAT([&] { read_only_fields<Cart>(JsonValue(json)); },
                    ::testing::ThrowsMessage<InputError>(
                        StrEq(where + std::string("the key \"tail\" is unknown"))));
    }
}

} // namespace
} // namespace pampas::formats
