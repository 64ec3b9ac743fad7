#include "tests/engine/temporary_folder.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/mutation.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace pampas::fuzz {
namespace {

namespace fs = std::filesystem;

class Corpus : public ::testing::TestWithParam<Harness> {
  protected:
    static fs::path folder() { return fs::path(PAMPAS_SOURCE_DIR "/tests/fuzz/corpus") / name(); }
    static std::string name() { return std::string(GetParam().name); }
};

/// Everything that fuzzers have found, each file also cut off and with values changed.
TEST_P(Corpus, IsReadOrRefused) {
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(folder())) {
        SCOPED_TRACE(entry.path().filename().string());
        const std::string bytes = testing::bytes_of(entry.path());
        GetParam().read(bytes);
        GetParam().read(std::string_view(bytes).substr(0, bytes.size() / 2));
        if (GetParam().form != Form::Bytes) {
            GetParam().read(changed(GetParam().form, bytes, static_cast<unsigned>(files),
                                    [](std::string text, std::size_t) { return text + "x"; }));
        }
        ++files;
    }
    EXPECT_GT(files, 0U) << "no corpus of " << name();
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Corpus,
                         ::testing::ValuesIn(all_harnesses().begin(), all_harnesses().end()),
                         [](const auto& harness) {
                             std::string name(harness.param.name);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace pampas::fuzz
