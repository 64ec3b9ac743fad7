#include "editor/desktop/context/signal.h"

#include <gmock/gmock.h>

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;

TEST(Signal, CallsWhatIsConnectedInOrder) {
    Signal<int> signal;
    std::vector<int> heard;
    const Connection one = signal.connect([&heard](int value) { heard.push_back(value); });
    Connection other = signal.connect([&heard](int value) { heard.push_back(-value); });
    signal(1);
    other.reset();
    signal(2);
    EXPECT_THAT(heard, ElementsAre(1, -1, 2));
}

TEST(Signal, ASlotMayConnectAndDisconnect) {
    Signal<> signal;
    int calls = 0;
    Connection late;
    Connection once;
    once = signal.connect([&] {
        ++calls;
        late = signal.connect([&calls] { calls += 10; });
        once.reset();
    });
    signal();
    EXPECT_EQ(calls, 1);
    signal();
    EXPECT_EQ(calls, 11);
}

} // namespace
} // namespace pampas::desktop
