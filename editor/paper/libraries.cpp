#include "editor/paper/libraries.h"

#include "editor/picture/libraries.h"

#include <qpdf/QPDF.hh>

namespace pampas::paper {

std::vector<version::Library> libraries() {
    std::vector<version::Library> result = picture::libraries();
    result.push_back({"qpdf", QPDF::QPDFVersion()});
    return result;
}

} // namespace pampas::paper
