#include "analysis/legality/client.h"
#include "engine/files/input_error.h"

#include <gmock/gmock.h>

namespace pampas::legality {
namespace {

TEST(Client, YucataIsTheFirst) {
    EXPECT_EQ(clients().front().name, "yucata");
    EXPECT_EQ(clients().front().max_spaces, 1760);
    EXPECT_EQ(clients().front().max_waters, 9);
}

TEST(Client, TabletopKnowsNoSizeLimit) {
    EXPECT_EQ(client_named("tabletop").max_spaces, std::nullopt);
}

TEST(Client, UnknownNameListsTheKnown) {
    for (const Client& known : clients()) {
        EXPECT_THAT([] { client_named("nobody"); },
                    testing::ThrowsMessage<InputError>(testing::HasSubstr(known.name)));
    }
}

} // namespace
} // namespace pampas::legality
