#pragma once

#include "engine/files/input_error.h"
#include "engine/simulation/replay.h"

#include <span>
#include <string>
#include <string_view>

/// Readers of everything that comes from outside, each given arbitrary bytes.
namespace pampas::fuzz {

/// The form of a harness's bytes, from which fuzzers make structured changes.
enum class Form { Bytes, Json, JsonLines };

/// Reads arbitrary bytes. Bytes that are refused are fine; `check` aborts when what was read
/// contradicts itself.
struct Harness {
    std::string_view name; ///< also of its folder in `corpus/`
    Form form = Form::Bytes;
    void (*read)(std::string_view bytes) = nullptr;
};

/// The harnesses, each group defined in its own file.
std::span<const Harness> map_harnesses(), data_harnesses(), record_harnesses(), work_harnesses(),
    library_harnesses(), line_harnesses(), step_harnesses();

/// All of them.
std::span<const Harness> all_harnesses();

/// The one with this name; ends the program with a line listing the names if there is none.
const Harness& harness_named(std::string_view name);

/// Ends the program if a property does not hold; `what` says which.
void check(bool holds, std::string_view what);

/// Calls `read` and takes the errors that readers may throw for bytes from outside.
void refusing(const auto& read) {
    try {
        read();
    } catch (const InputError& error) {
        const std::string line = error.what();
        check(!line.empty() && line.find('\n') == std::string::npos, "an error is one line");
    } catch (const simulation::Contradiction&) {
        // the record does not follow the rules
    }
}

} // namespace pampas::fuzz
