#include "engine/formats/text_size.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::formats {

void check_text_size(std::string_view bytes) {
    if (bytes.size() > max_text_size) {
        throw InputError(tr("is larger than any map ({} MiB)", max_text_size >> 20));
    }
}

} // namespace pampas::formats
