#include "editor/paper/pdf_file.h"

#include "editor/picture/cairo.h"
#include "engine/version/version.h"

#include <cairo-pdf.h>
#include <fmt/format.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>

namespace pampas::paper {
namespace {

/// PDF measures in points.
inline constexpr double points_per_mm = 72 / 25.4;

/// A part of a page in PDF coordinates: points, upwards from the lower edge.
QPDFObjectHandle box(const Page& page, const Area& part) {
    return QPDFObjectHandle::newArray(QPDFObjectHandle::Rectangle(
        points_per_mm * part.x, points_per_mm * (page.height - part.y - part.height),
        points_per_mm * (part.x + part.width), points_per_mm * (page.height - part.y)));
}

void describe(cairo_surface_t* surface, const DocumentDetails& details) {
    const auto set = [surface](cairo_pdf_metadata_t key, const std::string& value) {
        cairo_pdf_surface_set_metadata(surface, key, value.c_str());
    };
    set(CAIRO_PDF_METADATA_TITLE, details.title);
    set(CAIRO_PDF_METADATA_AUTHOR, details.author);
    set(CAIRO_PDF_METADATA_SUBJECT, details.subject);
    set(CAIRO_PDF_METADATA_CREATOR, fmt::format("Pampas {}", version::number()));
    set(CAIRO_PDF_METADATA_CREATE_DATE, ""); // so that the file does not depend on the clock
}

void draw(cairo_surface_t* surface, cairo_t* cairo, const Page& page) {
    cairo_pdf_surface_set_size(surface, page.width * points_per_mm, page.height * points_per_mm);
    cairo_pdf_surface_set_page_label(surface, page.label.c_str());
    cairo_save(cairo);
    cairo_scale(cairo, points_per_mm, points_per_mm);
    page.draw(cairo);
    cairo_restore(cairo);
    cairo_show_page(cairo);
    picture::check(cairo_status(cairo));
}

/// Finishes a file of Cairo for print: adds the boxes that show where to cut each page, asks
/// viewers to print at true size, and compresses it.
std::string finish_pdf(std::string_view bytes, std::span<const Page> pages) {
    QPDF pdf;
    pdf.setSuppressWarnings(true); // Cairo names a resource again at each use
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

} // namespace

std::string pdf_file(std::span<const Page> pages, const DocumentDetails& details) {
    std::string bytes;
    const picture::Surface surface(
        cairo_pdf_surface_create_for_stream(picture::append_to_text, &bytes, 1, 1));
    picture::check(cairo_surface_status(surface.get()));
    describe(surface.get(), details);
    const picture::Context cairo = picture::context(surface.get());
    for (const Page& page : pages) {
        draw(surface.get(), cairo.get(), page);
    }
    cairo_surface_finish(surface.get());
    picture::check(cairo_surface_status(surface.get()));
    return finish_pdf(bytes, pages);
}

std::vector<version::Library> libraries() {
    std::vector<version::Library> result = picture::libraries();
    result.push_back({"qpdf", QPDF::QPDFVersion()});
    return result;
}

} // namespace pampas::paper
