#include "tests/editor/desktop/desk.h"

#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/engine/drawn_map.h"

#include <wx/menu.h>

namespace pampas::testing {

map::Map rivers() {
    map::Map map = drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
    map.details().name = "Rivers";
    map.details().players = map::PlayerRange{2, 3};
    return map;
}

std::optional<std::filesystem::path> ToldFilePicker::next() {
    if (answers.empty()) {
        return std::nullopt;
    }
    const std::filesystem::path answer = answers.front();
    answers.pop_front();
    return answer;
}

void Surroundings::surround(const std::filesystem::path& journals) {
    context_.reset();
    context_ = std::make_unique<desktop::Context>(
        desktop::Services{files, prompt, config, journals, [this](const auto& page) {
                              shown_pages.push_back(page);
                              return has_browser;
                          }});
}

void Desk::start(const std::filesystem::path& journals) {
    end();
    surround(journals);
    frame = new desktop::Frame(context());
    show(*frame);
}

void Desk::end() {
    if (frame != nullptr) {
        delete frame;
        frame = nullptr;
        settle();
    }
}

std::filesystem::path Desk::file(const std::string& name, const map::Map& map) {
    const std::filesystem::path path = folder / name;
    write_file(path, formats::format_of(path)->write(map));
    return path;
}

void Desk::open_at(const std::filesystem::path& place) {
    context().open(session::read_place(place.string()));
}

void Desk::open(const map::Map& map, const std::string& name) {
    open_at(file(name, map));
    settle();
}

wxMenuItem& Desk::item(const char* menu, const char* label) const {
    const wxMenuBar& bar = *frame->GetMenuBar();
    const int id = bar.FindMenuItem(wxString::FromUTF8(menu), wxString::FromUTF8(label));
    EXPECT_NE(id, wxNOT_FOUND) << label;
    return *bar.FindItem(id);
}

void Desk::click_space(hex::Coordinate space, int button) {
    click(canvas(), canvas().point_of(space), button);
}

void Desk::drag_spaces(hex::Coordinate from, hex::Coordinate to, int button) {
    drag(canvas(), canvas().point_of(from), canvas().point_of(to), button);
}

} // namespace pampas::testing
