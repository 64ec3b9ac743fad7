#include "tests/fuzz/harness.h"
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>

// The functions that libFuzzer calls, and AFL++ with its driver for libFuzzer. The variable
// PAMPAS_HARNESS names the harness.

using namespace pampas::fuzz;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

static const Harness& chosen() {
    static const Harness& harness = [&]() -> const Harness& {
        const char* name = std::getenv("PAMPAS_HARNESS");
        return harness_named(name == nullptr ? "" : name);
    }();
    return harness;
}

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*arguments*/) {
    chosen();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen().read({reinterpret_cast<const char*>(data), size});
    return 0;
}

static std::string changed_text(std::string text, std::size_t most) {
    const std::size_t size = std::min(text.size(), most);
    text.resize(most);
    text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, most));
    return text;
}

/// Every second change of JSON is one of its values.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    if (chosen().form != Form::Bytes && seed % 2 == 0) {
        const std::string text = changed(chosen().form, {reinterpret_cast<const char*>(data), size},
                                         seed / 2, changed_text);
        if (!text.empty() && text.size() <= most) {
            std::memcpy(data, text.data(), text.size());
            return text.size();
        }
    }
    return LLVMFuzzerMutate(data, size, most);
}
