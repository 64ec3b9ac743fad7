#include "engine/formats/tiled/tiled_file.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::formats {

void check_tiled_size(std::string_view bytes) {
    if (bytes.size() > max_tiled_size) {
        throw InputError(tr("is larger than any map ({} MiB)", max_tiled_size >> 20));
    }
}

} // namespace pampas::formats
