#include "editor/picture/webp_writer.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cstddef>
#include <cstring>

namespace pampas::picture {
namespace {

/// Measured on a game of 258 actions: the next levels take twice as long and save a tenth of the
/// bytes.
constexpr int webp_level = 1;

void require(bool succeeded) {
    if (!succeeded) {
        throw InputError(tr("cannot write a WebP picture: out of memory"));
    }
}

/// The memory of a finished file.
struct Assembled {
    Assembled() { WebPDataInit(&data); }
    ~Assembled() { WebPDataClear(&data); }
    Assembled(const Assembled&) = delete;
    Assembled& operator=(const Assembled&) = delete;

    WebPData data{};
};

} // namespace

void WebpWriter::Release::operator()(WebPAnimEncoder* encoder) const {
    WebPAnimEncoderDelete(encoder);
}

void WebpWriter::Release::operator()(WebPPicture* picture) const {
    WebPPictureFree(picture);
    delete picture;
}

WebpWriter::WebpWriter(int width, int height)
    : encoder_(WebPAnimEncoderNew(width, height, nullptr)), picture_(new WebPPicture) {
    require(WebPPictureInit(picture_.get()) != 0);
    picture_->use_argb = 1;
    picture_->width = width;
    picture_->height = height;
    require(encoder_ != nullptr && WebPPictureAlloc(picture_.get()) != 0);
}

void WebpWriter::append(cairo_surface_t* image, std::chrono::milliseconds duration) {
    cairo_surface_flush(image);
    const unsigned char* pixels = cairo_image_surface_get_data(image);
    const int stride = cairo_image_surface_get_stride(image);
    for (int row = 0; row < picture_->height; ++row) {
        std::memcpy(picture_->argb + static_cast<std::ptrdiff_t>(row) * picture_->argb_stride,
                    pixels + static_cast<std::ptrdiff_t>(row) * stride,
                    sizeof(*picture_->argb) * static_cast<std::size_t>(picture_->width));
    }
    WebPConfig config;
    require(WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, webp_level) != 0);
    require(WebPAnimEncoderAdd(encoder_.get(), picture_.get(), static_cast<int>(time_.count()),
                               &config) != 0);
    time_ += duration;
}

std::string WebpWriter::finish() {
    require(WebPAnimEncoderAdd(encoder_.get(), nullptr, static_cast<int>(time_.count()), nullptr) !=
            0);
    Assembled file;
    require(WebPAnimEncoderAssemble(encoder_.get(), &file.data) != 0);
    return {reinterpret_cast<const char*>(file.data.bytes), file.data.size};
}

} // namespace pampas::picture
