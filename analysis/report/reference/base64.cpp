#include "analysis/report/reference/base64.h"

#include <boost/archive/iterators/base64_from_binary.hpp>
#include <boost/archive/iterators/transform_width.hpp>

#include <algorithm>

namespace pampas::report {

std::string base64(std::string_view bytes) {
    using namespace boost::archive::iterators;
    using Letters = base64_from_binary<transform_width<std::string::const_iterator, 6, 8>>;
    const std::size_t missing = (3 - bytes.size() % 3) % 3;
    const std::string threes = std::string(bytes) + std::string(missing, '\0'); // Boost reads on
    std::string text(Letters(threes.begin()), Letters(threes.end()));
    std::fill_n(text.rbegin(), missing, '=');
    return text;
}

} // namespace pampas::report
