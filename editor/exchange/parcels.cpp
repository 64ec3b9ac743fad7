#include "editor/exchange/parcels.h"

#include "engine/files/path.h"
#include "engine/files/portable_name.h"
#include "engine/library/library.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <set>

namespace pampas::exchange {
namespace {

namespace fs = std::filesystem;

/// Names of files that differ for every system.
class FileNames {
  public:
    std::string of(const std::string& map) {
        const std::string name = portable_name(map);
        std::string result = name;
        for (int number = 2; !taken_.insert(boost::algorithm::to_lower_copy(result)).second;
             ++number) {
            result = fmt::format("{} ({})", name, number);
        }
        return result;
    }

  private:
    std::set<std::string> taken_;
};

} // namespace

std::vector<Parcel> parcels(const fs::path& library, const fs::path& folder,
                            const Product& product) {
    FileNames names;
    std::vector<Parcel> result;
    for (const library::Entry& entry : library::Library(library, library::Access::Read).list()) {
        const std::string file = names.of(entry.name) + std::string(product.ending);
        result.push_back({entry.name, folder / path_of(file)});
    }
    return result;
}

bool is_taken(const Parcel& parcel) {
    std::error_code ignored;
    return fs::exists(parcel.path, ignored);
}

} // namespace pampas::exchange
