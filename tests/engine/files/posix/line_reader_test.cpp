#include "engine/files/input_error.h"
#include "engine/files/line_reader.h"

#include <gmock/gmock.h>

namespace pampas {
namespace {

auto refuses_to_read(const std::string& words) {
    return ::testing::ThrowsMessage<InputError>(words);
}

TEST(LineReader, RefusesDevicesItCannotRead) {
    EXPECT_THAT([] { LineReader("/proc/self/mem").next(); },
                refuses_to_read("/proc/self/mem: line 1: cannot be read"));
    EXPECT_THAT([] { LineReader("/dev/zero").next(); },
                refuses_to_read("/dev/zero: line 1: is longer than any record (64 MiB)"));
}

} // namespace
} // namespace pampas
