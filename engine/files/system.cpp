#include "engine/files/system.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <cerrno>
#include <system_error>

namespace pampas {

void throw_system_error(const std::filesystem::path& path, const char* failure) {
    const std::string reason = reason_of({errno, std::generic_category()});
    throw InputError(fmt::format("{}: {}", tr(failure), reason), {}, path.string());
}

} // namespace pampas
