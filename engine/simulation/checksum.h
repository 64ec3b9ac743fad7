#pragma once

#include "engine/formats/json_value.h"

#include <boost/crc.hpp>

#include <string>

namespace pampas::simulation {

using Json = formats::JsonValue::Json;

/// The checksums of a file's lines: numbers, in hexadecimal digits, that say when the header or a
/// game's line, its own `checksum` aside, is not as it was written, whatever the rules have to say
/// to the change. White space and the order of keys do not count.
class Checksums {
  public:
    explicit Checksums(const Json& header);

    std::string of(const Json& line) const;

  private:
    boost::crc_32_type after_header_;
};

} // namespace pampas::simulation
