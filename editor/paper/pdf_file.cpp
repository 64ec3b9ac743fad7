#include "editor/paper/pdf_file.h"

#include "editor/picture/cairo.h"
#include "engine/version/version.h"

#include <cairo-pdf.h>
#include <fmt/format.h>
#include <qpdf/qpdf-c.h>

#include <memory>
#include <stdexcept>

namespace pampas::paper {
namespace {

/// PDF measures in points.
inline constexpr double points_per_mm = 72 / 25.4;

/// A PDF file in memory. (Of qpdf we use the interface in C: clang 16 refuses its classes in
/// C++20.)
class PdfFile {
  public:
    /// Reads it from `bytes`, which outlive it.
    explicit PdfFile(std::string_view bytes) {
        qpdf_set_suppress_warnings(get(), QPDF_TRUE); // Cairo names a resource again at each use
        check(qpdf_read_memory(get(), "PDF", bytes.data(), bytes.size(), nullptr));
    }

    qpdf_data get() const { return data_.get(); }

    /// A part of a page in PDF coordinates: points, upwards from the lower edge.
    qpdf_oh box(const Page& page, const Area& part) const {
        const qpdf_oh corners = qpdf_oh_new_array(get());
        for (const double mm : {part.x, page.height - part.y - part.height, part.x + part.width,
                                page.height - part.y}) {
            qpdf_oh_append_item(get(), corners,
                                qpdf_oh_new_real_from_double(get(), points_per_mm * mm, 0));
        }
        return corners;
    }

    std::string write() const {
        check(qpdf_init_write_memory(get()));
        qpdf_set_object_stream_mode(get(), qpdf_o_generate);
        qpdf_set_deterministic_ID(get(), QPDF_TRUE);
        check(qpdf_write(get()));
        return {reinterpret_cast<const char*>(qpdf_get_buffer(get())),
                qpdf_get_buffer_length(get())};
    }

  private:
    struct Close {
        void operator()(qpdf_data data) const { qpdf_cleanup(&data); }
    };

    void check(QPDF_ERROR_CODE result) const {
        if ((result & QPDF_ERRORS) != 0) {
            throw std::runtime_error(qpdf_get_error_full_text(get(), qpdf_get_error(get())));
        }
    }

    std::unique_ptr<_qpdf_data, Close> data_{qpdf_init()};
};

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
    const PdfFile file(bytes);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const Page& page = pages[i];
        const qpdf_oh written = qpdf_get_page_n(file.get(), i);
        const qpdf_oh whole = file.box(page, {0, 0, page.width, page.height});
        qpdf_oh_replace_key(file.get(), written, "/MediaBox", whole);
        qpdf_oh_replace_key(file.get(), written, "/CropBox", whole);
        qpdf_oh_replace_key(file.get(), written, "/TrimBox", file.box(page, page.trim));
    }
    qpdf_oh_replace_key(file.get(), qpdf_get_root(file.get()), "/ViewerPreferences",
                        qpdf_oh_parse(file.get(), "<< /PrintScaling /None >>"));
    return file.write();
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
    result.push_back({"qpdf", qpdf_get_qpdf_version()});
    return result;
}

} // namespace pampas::paper
