#include "editor/picture/png_writer.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <csetjmp>
#include <cstdint>
#include <cstring>
#include <exception>
#include <utility>

namespace pampas::picture {
namespace {

/// Measured on boards: this level is fastest, and filters do not pay.
constexpr int compression_level = 1;

void write(png_structp png, png_bytep bytes, std::size_t count) {
    try {
        static_cast<std::string*>(png_get_io_ptr(png))
            ->append(reinterpret_cast<const char*>(bytes), count);
    } catch (const std::exception&) {
        png_error(png, "out of memory");
    }
}

void flush(png_structp) {}

/// The colour component at `shift` of a premultiplied pixel, no longer premultiplied.
unsigned char straight(std::uint32_t pixel, unsigned shift) {
    const std::uint32_t alpha = pixel >> 24;
    const std::uint32_t part = (pixel >> shift) & 0xff;
    return static_cast<unsigned char>(alpha == 0 ? 0 : (part * 255 + alpha / 2) / alpha);
}

} // namespace

PngWriter::File::File()
    : png(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr)),
      info(png != nullptr ? png_create_info_struct(png) : nullptr) {}

PngWriter::File::~File() {
    png_destroy_write_struct(&png, &info);
}

/// libpng reports errors with longjmp, so `action` must have nothing to clean up.
template <class Action>
void PngWriter::guarded(Action action) {
    if (file_.png == nullptr || file_.info == nullptr || setjmp(png_jmpbuf(file_.png)) != 0) {
        throw InputError(tr("cannot write a PNG picture: out of memory"));
    }
    action();
}

PngWriter::PngWriter(int width, int height, bool transparency)
    : transparency_(transparency), row_(static_cast<std::size_t>(width) * (transparency ? 4 : 3)) {
    guarded([&] {
        png_set_write_fn(file_.png, &bytes_, write, flush);
        png_set_IHDR(file_.png, file_.info, static_cast<png_uint_32>(width),
                     static_cast<png_uint_32>(height), 8,
                     transparency ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
                     PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_compression_level(file_.png, compression_level);
        png_set_filter(file_.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_write_info(file_.png, file_.info);
    });
}

void PngWriter::append(cairo_surface_t* image, int rows) {
    cairo_surface_flush(image);
    const unsigned char* pixels = cairo_image_surface_get_data(image);
    const int stride = cairo_image_surface_get_stride(image);
    for (int row = 0; row < rows; ++row) {
        pack(pixels + static_cast<std::ptrdiff_t>(row) * stride);
        guarded([&] { png_write_row(file_.png, row_.data()); });
    }
}

void PngWriter::pack(const unsigned char* pixels) {
    const std::size_t depth = transparency_ ? 4 : 3;
    for (unsigned char* to = row_.data(); to != row_.data() + row_.size(); to += depth) {
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, pixels, sizeof pixel);
        pixels += sizeof pixel;
        if (transparency_) {
            to[0] = straight(pixel, 16);
            to[1] = straight(pixel, 8);
            to[2] = straight(pixel, 0);
            to[3] = static_cast<unsigned char>(pixel >> 24);
        } else {
            to[0] = static_cast<unsigned char>(pixel >> 16);
            to[1] = static_cast<unsigned char>(pixel >> 8);
            to[2] = static_cast<unsigned char>(pixel);
        }
    }
}

std::string PngWriter::finish() {
    guarded([&] { png_write_end(file_.png, file_.info); });
    return std::move(bytes_);
}

} // namespace pampas::picture
