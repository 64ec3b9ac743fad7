#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/text_size.h"

#include <gmock/gmock.h>

namespace pampas::formats {
namespace {

TEST(TextSize, IsLimitedInAllFormatsButJson) {
    for (const Format& format : all_formats().subspan(1)) {
        const std::string bytes = format.write(map::Map({3, 2})) + std::string(max_text_size, ' ');
        EXPECT_THAT([&] { format.read(bytes); },
                    ::testing::ThrowsMessage<InputError>("is larger than any map (4 MiB)"))
            << format.name;
    }
}

} // namespace
} // namespace pampas::formats
