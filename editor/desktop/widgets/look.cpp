#include "editor/desktop/widgets/look.h"

#include <wx/arrstr.h>
#include <wx/control.h>
#include <wx/dc.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace pampas::desktop {
namespace {

struct Shades {
    unsigned long on_light;
    unsigned long on_dark;
};

constexpr unsigned long rgb(unsigned long red, unsigned long green, unsigned long blue) {
    return red | green << 8 | blue << 16;
}

constexpr double least_contrast_of_text = 4.5;

/// The relative luminance as defined by WCAG 2.1.
double luminance(const wxColour& colour) {
    const auto linear = [](unsigned char value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) +
           0.0722 * linear(colour.Blue());
}

/// Indexed by `Tone`.
constexpr std::array<Shades, 4> shades{{{rgb(201, 42, 42), rgb(255, 122, 115)},
                                        {rgb(201, 125, 0), rgb(255, 200, 70)},
                                        {rgb(43, 108, 176), rgb(116, 182, 245)},
                                        {rgb(46, 133, 64), rgb(105, 196, 122)}}};

/// The symbol inside a mark, in the square from (0, 0) to (1, 1).
wxGraphicsPath symbol(wxGraphicsContext& graphics, Tone tone) {
    wxGraphicsPath path = graphics.CreatePath();
    const auto line = [&path](std::initializer_list<std::pair<double, double>> points) {
        const auto* point = points.begin();
        path.MoveToPoint(point->first, point->second);
        while (++point != points.end()) {
            path.AddLineToPoint(point->first, point->second);
        }
    };
    switch (tone) {
    case Tone::Error:
        line({{0.33, 0.33}, {0.67, 0.67}});
        line({{0.67, 0.33}, {0.33, 0.67}});
        break;
    case Tone::Warning:
        line({{0.5, 0.38}, {0.5, 0.62}});
        line({{0.5, 0.79}, {0.5, 0.8}});
        break;
    case Tone::Note:
        line({{0.5, 0.28}, {0.5, 0.29}});
        line({{0.5, 0.48}, {0.5, 0.74}});
        break;
    case Tone::Good:
        line({{0.29, 0.52}, {0.44, 0.67}, {0.72, 0.36}});
        break;
    }
    return path;
}

wxGraphicsPath shape(wxGraphicsContext& graphics, Tone tone) {
    wxGraphicsPath path = graphics.CreatePath();
    if (tone == Tone::Warning) {
        path.MoveToPoint(0.5, 0.08);
        path.AddLineToPoint(0.96, 0.92);
        path.AddLineToPoint(0.04, 0.92);
        path.CloseSubpath();
    } else if (tone == Tone::Note) {
        path.AddRoundedRectangle(0.06, 0.06, 0.88, 0.88, 0.22);
    } else {
        path.AddCircle(0.5, 0.5, 0.46);
    }
    return path;
}

/// Appends the lines of a text without line breaks.
void wrap(const wxDC& dc, const wxString& text, int width, std::vector<wxString>& lines) {
    wxString line;
    for (const wxString& word : wxSplit(text, ' ', '\0')) {
        const wxString longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && dc.GetTextExtent(longer).x > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    lines.push_back(line);
}

} // namespace

bool is_dark(const wxColour& background) {
    return background.GetLuminance() < 0.5;
}

wxColour blend(const wxColour& from, const wxColour& to, double share) {
    const auto part = [share](unsigned char a, unsigned char b) {
        return static_cast<unsigned char>(a + (b - a) * share);
    };
    return wxColour(part(from.Red(), to.Red()), part(from.Green(), to.Green()),
                    part(from.Blue(), to.Blue()));
}

double contrast(const wxColour& a, const wxColour& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one / other, other / one);
}

wxColour faint(const wxColour& text, const wxColour& background) {
    for (const double share : {0.35, 0.3, 0.25, 0.2, 0.15, 0.1}) {
        const wxColour result = blend(text, background, share);
        if (contrast(result, background) >= least_contrast_of_text) {
            return result;
        }
    }
    return text;
}

wxColour colour(Tone tone, const wxColour& background) {
    const Shades& both = shades[static_cast<std::size_t>(tone)];
    return wxColour(is_dark(background) ? both.on_dark : both.on_light);
}

void draw_mark(wxDC& dc, Tone tone, const wxRect& place, const wxColour& background) {
    const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!graphics) {
        return;
    }
    const bool dark_symbol = tone == Tone::Warning || is_dark(background);
    const wxColour inside = dark_symbol ? wxColour(45, 32, 10) : *wxWHITE;
    graphics->Translate(place.x, place.y);
    graphics->Scale(place.width, place.height);
    const wxColour fill = colour(tone, background);
    graphics->SetBrush(wxBrush(fill));
    graphics->SetPen(graphics->CreatePen(
        wxGraphicsPenInfo(fill).Width(tone == Tone::Warning ? 0.08 : 0.01).Join(wxJOIN_ROUND)));
    graphics->DrawPath(shape(*graphics, tone));
    graphics->SetPen(graphics->CreatePen(
        wxGraphicsPenInfo(inside).Width(0.12).Cap(wxCAP_ROUND).Join(wxJOIN_ROUND)));
    graphics->StrokePath(symbol(*graphics, tone));
}

std::vector<wxString> wrapped(const wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines, const wxFont& font) {
    wxClientDC dc(const_cast<wxWindow*>(&window)); // only for measuring
    dc.SetFont(font.IsOk() ? font : window.GetFont());
    std::vector<wxString> lines;
    for (const wxString& paragraph : wxSplit(text, '\n', '\0')) {
        wrap(dc, paragraph, width, lines);
    }
    if (lines.empty()) {
        lines.emplace_back();
    }
    if (lines.size() > max_lines) {
        lines.resize(max_lines);
        lines.back() += L" …";
    }
    // A single word can be wider than the line.
    for (wxString& line : lines) {
        if (dc.GetTextExtent(line).x > width) {
            line = wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, width);
        }
    }
    return lines;
}

void draw_centred(wxDC& dc, const wxBitmap& picture, const wxRect& place) {
    const wxSize size = picture.GetLogicalSize();
    dc.DrawBitmap(picture, place.x + (place.width - size.x) / 2,
                  place.y + (place.height - size.y) / 2, true);
}

} // namespace pampas::desktop
