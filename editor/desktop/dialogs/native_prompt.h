#pragma once

#include "editor/desktop/dialogs/prompt.h"

namespace pampas::desktop {

/// Asks with dialogs above the program's main window.
class NativePrompt : public Prompt {
  public:
    void error(const std::string& line) override;
    Unsaved unsaved(const std::string& name) override;
    FoundWorkAnswer found_work(const std::vector<FoundWork>& found) override;
    Conflict conflict(const ConflictingSave& save) override;
    std::optional<std::string> revision_note(const std::string& name) override;
    std::optional<std::string> name(const std::string& proposed) override;
    std::optional<NewMap> new_map(const legality::Client& client,
                                  const hex::Symmetry& symmetry) override;
    std::optional<map::Map> resized(const map::Map& map, const legality::Client& client) override;
    std::optional<Deciding> deciding(int spaces, const std::string& where) override;
    std::optional<sitting::Table> sitting_down(const map::Map& map) override;
    std::optional<document::Mix> mixed(const document::Mix& mix) override;
    std::optional<std::string> note(const std::string& space, const std::string& before) override;
    std::optional<map::Details> details(const map::Details& details) override;
    std::optional<Export> exporting(const PictureSubject& subject, const ExportChoices& last,
                                    std::size_t maps) override;
    std::optional<bool> replacing(std::size_t there, std::size_t all) override;
    bool importing(std::size_t files, const std::string& folder,
                   const std::string& library) override;
    std::size_t work(const std::string& title, std::size_t steps,
                     const std::function<void(std::size_t step)>& step) override;
    void outcome(const std::string& sentence, const std::vector<std::string>& wrong) override;
    std::optional<Print> printing(const PictureSubject& subject, const std::string& footer,
                                  const PrintChoices& last) override;
};

} // namespace pampas::desktop
