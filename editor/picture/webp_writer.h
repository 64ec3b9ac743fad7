#pragma once

#include <cairo.h>

#include <chrono>
#include <memory>
#include <string>

struct WebPAnimEncoder;
struct WebPPicture;

namespace pampas::picture {

/// Packs images into an animated WebP file, without loss. It keeps only what differs between one
/// image and the next, so that games, of which an action changes a few spaces, become small files.
class WebpWriter {
  public:
    /// The longest side of the images in pixels: WebP's limit.
    static constexpr int longest_side = 16383;

    /// Both sides are from 1 to `longest_side`. Throws `InputError` when out of memory, as all
    /// members do.
    WebpWriter(int width, int height);

    /// Adds an opaque ARGB32 image of this size, which is shown for so long.
    void append(cairo_surface_t* image, std::chrono::milliseconds duration);

    /// The bytes of the file, once there is an image. It plays over and over.
    std::string finish();

  private:
    struct Release {
        void operator()(WebPAnimEncoder* encoder) const;
        void operator()(WebPPicture* picture) const;
    };

    std::unique_ptr<WebPAnimEncoder, Release> encoder_;
    std::unique_ptr<WebPPicture, Release> picture_;
    std::chrono::milliseconds time_{}; ///< of the next image
};

} // namespace pampas::picture
