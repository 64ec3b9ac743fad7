#include "editor/paper/finish_pdf.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace pampas::paper {
namespace {

/// A part of a page as PDF has it: in points, upwards from the lower edge.
QPDFObjectHandle box(const Page& page, const Area& part) {
    return QPDFObjectHandle::newArray(QPDFObjectHandle::Rectangle(
        points_per_mm * part.x, points_per_mm * (page.height - part.y - part.height),
        points_per_mm * (part.x + part.width), points_per_mm * (page.height - part.y)));
}

} // namespace

std::string finish_pdf(std::string_view bytes, std::span<const Page> pages) {
    QPDF pdf;
    pdf.setSuppressWarnings(true); // Cairo names a resource again each time it is used
    pdf.processMemoryFile("PDF", bytes.data(), bytes.size());
    std::vector<QPDFObjectHandle> written = pdf.getAllPages();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const Page& page = pages[i];
        const QPDFObjectHandle whole = box(page, {0, 0, page.width, page.height});
        written[i].replaceKey("/MediaBox", whole);
        written[i].replaceKey("/CropBox", whole);
        written[i].replaceKey("/TrimBox", box(page, page.trim));
    }
    pdf.getRoot().replaceKey("/ViewerPreferences",
                             QPDFObjectHandle::parse("<< /PrintScaling /None >>"));
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

} // namespace pampas::paper
