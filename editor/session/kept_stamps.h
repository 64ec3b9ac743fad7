#pragma once

#include "editor/document/stamp.h"

#include <filesystem>

/// The user's own stamps: pieces of maps that he has kept under numbers, for all of his maps.
namespace pampas::session {

/// The file of a stamp, in the user's folder. Throws `InputError` when his home is not known.
std::filesystem::path stamp_file(int number);

/// Keeps a stamp under a number in place of the one before. Throws `InputError`.
void keep_stamp(int number, const document::Stamp& stamp);

/// The stamp with this number. Throws `InputError` when there is none or its file is damaged.
document::Stamp kept_stamp(int number);

} // namespace pampas::session
