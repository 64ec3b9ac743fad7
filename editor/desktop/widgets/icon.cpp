#include "editor/desktop/widgets/icon.h"

#include "engine/resources/resource.h"

#include <boost/algorithm/string/replace.hpp>
#include <wx/window.h>

namespace pampas::desktop {

wxBitmapBundle icon(const std::string& name, int side, const wxWindow& window) {
    std::string svg(resources::find("icons/" + name + ".svg").value());
    const wxColour colour = window.GetForegroundColour();
    boost::algorithm::replace_all(svg, "currentColor",
                                  colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string());
    return wxBitmapBundle::FromSVG(svg.c_str(), window.FromDIP(wxSize(side, side)));
}

} // namespace pampas::desktop
