#pragma once

#include "editor/desktop/frame/commands.h"
#include "editor/desktop/frame/frame.h"
#include "editor/desktop/frame/map_window.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <wx/fileconf.h>

#include <deque>
#include <memory>

namespace pampas::testing {

/// "Rivers", a small map for 2 and 3 players.
map::Map rivers();

/// A user who chooses the files given by the test, and otherwise cancels.
class ToldFilePicker : public desktop::FilePicker {
  public:
    std::optional<std::filesystem::path> open(const std::string&,
                                              const std::vector<desktop::FileKind>&) override {
        return next();
    }
    std::optional<std::filesystem::path> folder(const std::string&,
                                                const std::filesystem::path& folder) override {
        proposed = folder;
        return next();
    }
    std::optional<desktop::FileToWrite> save(const std::string&, const std::filesystem::path& file,
                                             const std::vector<desktop::FileKind>& kinds) override {
        proposed = file;
        const std::size_t kind = chosen_kind.value_or(desktop::proposed_kind(file, kinds));
        const auto path = next();
        return path ? std::optional(desktop::file_to_write(*path, kind, file, kinds))
                    : std::nullopt;
    }

    std::deque<std::filesystem::path> answers;
    std::optional<std::size_t> chosen_kind; ///< of files to write; nothing: the proposed one
    std::filesystem::path proposed;         ///< for the last file or folder asked for

  private:
    std::optional<std::filesystem::path> next();
};

/// A user who answers as the test says, and otherwise cancels.
class ToldPrompt : public desktop::Prompt {
  public:
    void error(const std::string& line) override { errors.push_back(line); }
    desktop::Unsaved unsaved(const std::string& name) override {
        asked_to_save.push_back(name);
        return unsaved_answer;
    }
    desktop::FoundWorkAnswer found_work(const std::vector<desktop::FoundWork>& found) override {
        found_works = found;
        return found_answer;
    }
    desktop::Conflict conflict(const desktop::ConflictingSave& save) override {
        conflicts.push_back(save.name);
        newest_seen = save.newest;
        return conflict_answer;
    }
    std::optional<std::string> revision_note(const std::string&) override { return note_answer; }
    std::optional<std::string> name(const std::string& proposed) override {
        proposed_name = proposed;
        return name_answer;
    }
    std::optional<desktop::NewMap> new_map(const legality::Client&,
                                           const hex::Symmetry& symmetry) override {
        proposed_symmetry = symmetry;
        return map_answer ? std::optional(desktop::NewMap{*map_answer, symmetry}) : std::nullopt;
    }
    std::optional<map::Map> resized(const map::Map&, const legality::Client&) override {
        return map_answer;
    }
    std::optional<map::Details> details(const map::Details&) override { return details_answer; }
    std::optional<desktop::Deciding> deciding(int spaces, const std::string& where) override {
        asked_to_decide = std::to_string(spaces) + " in " + where;
        return deciding_answer;
    }
    std::optional<sitting::Table> sitting_down(const map::Map& map) override {
        auto table = sitting_down_answer;
        if (table) {
            table->on.map = map;
        }
        return table;
    }
    std::optional<document::Mix> mixed(const document::Mix&) override { return mix_answer; }
    std::optional<std::string> note(const std::string& space, const std::string& before) override {
        asked_to_note = space + ": " + before;
        return note_answer;
    }
    std::optional<desktop::Export> exporting(const desktop::PictureSubject& subject,
                                             const desktop::ExportChoices& last,
                                             std::size_t maps) override {
        seen_overlay = subject.seen;
        last_export = last;
        exported_maps = maps;
        return export_answer;
    }
    std::optional<bool> replacing(std::size_t there, std::size_t all) override {
        asked_to_replace = std::to_string(there) + " of " + std::to_string(all);
        return replace_answer;
    }
    bool importing(std::size_t files, const std::string& of, const std::string& library) override {
        asked_to_import = std::to_string(files) + " from " + of + " to " + library;
        return import_answer;
    }
    std::size_t work(const std::string&, std::size_t steps,
                     const std::function<void(std::size_t)>& step) override {
        const std::size_t wanted = std::min(steps, patience);
        for (std::size_t number = 0; number < wanted; ++number) {
            step(number);
        }
        return wanted;
    }
    void outcome(const std::string& sentence, const std::vector<std::string>& wrong) override {
        outcomes.push_back(sentence);
        errors.insert(errors.end(), wrong.begin(), wrong.end());
    }
    std::optional<desktop::Print> printing(const desktop::PictureSubject& subject,
                                           const std::string& footer,
                                           const desktop::PrintChoices& last) override {
        seen_overlay = subject.seen;
        proposed_footer = footer;
        last_print = last;
        return print_answer;
    }

    desktop::Unsaved unsaved_answer = desktop::Unsaved::Cancel;
    desktop::Conflict conflict_answer = desktop::Conflict::Cancel;
    desktop::FoundWorkAnswer found_answer;
    std::vector<desktop::FoundWork> found_works;
    std::optional<std::string> name_answer;
    std::optional<map::Map> map_answer;
    std::optional<map::Details> details_answer;
    std::optional<desktop::Deciding> deciding_answer;
    std::optional<sitting::Table> sitting_down_answer;
    std::optional<document::Mix> mix_answer;
    std::optional<std::string> note_answer;
    std::optional<desktop::Export> export_answer;
    std::optional<desktop::Print> print_answer;
    std::optional<bool> replace_answer;
    bool import_answer = false;
    std::size_t patience = 1000; ///< steps of work before the user cancels

    std::vector<std::string> errors;
    std::vector<std::string> outcomes;
    std::size_t exported_maps = 0; ///< in one question
    std::string asked_to_replace;
    std::string asked_to_import;
    std::vector<std::string> asked_to_save;
    std::vector<std::string> conflicts;
    std::optional<library::Stored> newest_seen; ///< in the last conflict
    std::string proposed_name;
    hex::Symmetry proposed_symmetry; ///< for the last new map
    std::string asked_to_decide;
    std::string asked_to_note;
    std::optional<desktop::SeenOverlay> seen_overlay; ///< at the last export or print
    desktop::ExportChoices last_export;               ///< at that time
    desktop::PrintChoices last_print;                 ///< at that time
    std::string proposed_footer;
};

/// What parts of a window share, with a simulated user and a folder for files.
class Surroundings {
  protected:
    Surroundings() { surround(folder / "state"); }

    /// Makes what a new window shares; unsaved work is kept in `journals`.
    void surround(const std::filesystem::path& journals);
    desktop::Context& context() const { return *context_; }
    document::Document& document() const { return context().document(); }
    const map::Map& map() const { return context().map(); }

    TemporaryFolder folder;
    ToldFilePicker files;
    ToldPrompt prompt;
    std::vector<std::filesystem::path> shown_pages; ///< outside the program
    bool has_browser = true;
    wxFileConfig config{"pampas", "", (folder / "editor.conf").string()};

  private:
    std::unique_ptr<desktop::Context> context_;
};

/// The editor on the screen.
class Desk : public ::testing::Test, protected Surroundings {
  protected:
    Desk() { start(); }
    ~Desk() override { end(); }

    /// Opens a new window, as at the start of the program, after destroying the last one without a
    /// question. Unsaved work is kept in `journals`.
    void start(const std::filesystem::path& journals);
    void start() { start(folder / "state"); }
    void end();
    /// Writes a map to a file in the folder and returns its path.
    std::filesystem::path file(const std::string& name, const map::Map& map);
    /// Opens what is at this path or `LIBRARY#NAME`.
    void open_at(const std::filesystem::path& place);
    /// Opens a map through the program's own commands.
    void open(const map::Map& map, const std::string& name = "map.json");

    map::Space at(hex::Coordinate space) const { return map().at(space); }
    /// The only window of this class in the editor's window or above it; there must be one.
    template <class Window>
    Window& the() const {
        return field<Window>(*frame);
    }
    /// The same, or null if there is none.
    template <class Window>
    Window* find() const {
        const auto found = fields<Window>(*frame);
        return found.empty() ? nullptr : found.front();
    }
    desktop::Canvas& canvas() const { return the<desktop::MapWindow>().canvas(); }
    void click_space(hex::Coordinate space, int button = wxMOUSE_BTN_LEFT);
    void drag_spaces(hex::Coordinate from, hex::Coordinate to, int button = wxMOUSE_BTN_LEFT);
    /// The item of a menu of the window; both must exist.
    wxMenuItem& item(const char* menu, const char* label) const;
    std::string title() const { return frame->GetTitle().utf8_string(); }
    wxString status(int field) const { return frame->GetStatusBar()->GetStatusText(field); }

    desktop::Frame* frame = nullptr;
};

} // namespace pampas::testing
