#pragma once

#include "editor/picture/cairo.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>

/// PDF files as another program, poppler, reads them.
namespace pampas::testing {

/// What a command prints.
inline std::string printed_by(const std::string& command) {
    const auto close = [](FILE* pipe) { return ::pclose(pipe); };
    const std::unique_ptr<FILE, decltype(close)> pipe(::popen(command.c_str(), "r"), close);
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe.get())) {
        text.append(part.data(), count);
    }
    return text;
}

/// A PDF file for poppler's programs.
class PdfFile {
  public:
    explicit PdfFile(std::string_view bytes) { put(folder_ / "a.pdf", bytes); }

    /// What one of the programs says of the file.
    std::string told_by(const std::string& program) const {
        return printed_by(fmt::format("{} {} 2>&1", program, path()));
    }

    /// The words of a page; pages count from 1.
    std::string words(int number) const {
        return printed_by(
            fmt::format("pdftotext -layout -f {} -l {} {} -", number, number, path()));
    }

    /// A page as a picture, with so many pixels a millimetre; pages count from 1.
    picture::Surface page(int number, double pixels_per_mm) const {
        const std::string command =
            fmt::format("pdftoppm -png -r {} -f {} -l {} -singlefile {} {}", 25.4 * pixels_per_mm,
                        number, number, path(), (folder_ / "page").string());
        EXPECT_EQ(std::system(command.c_str()), 0);
        return decoded(bytes_of(folder_ / "page.png"));
    }

  private:
    std::string path() const { return (folder_ / "a.pdf").string(); }

    TemporaryFolder folder_;
};

/// From 0, black, to 255.
inline int lightness(cairo_surface_t* image, int x, int y) {
    return static_cast<int>((pixel(image, x, y) >> 8) & 0xff);
}

} // namespace pampas::testing
