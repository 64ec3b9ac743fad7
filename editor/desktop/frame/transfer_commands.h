#pragma once

#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/export_memory.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/exchange/libraries.h"

namespace pampas::desktop {

/// Takes all maps of the library that is shown out of it, and those of a folder into it.
class TransferCommands {
  public:
    struct Hooks {
        /// The library that is shown; it need not be there yet.
        std::function<std::filesystem::path()> library;
        std::function<void()> library_changed;
    };

    /// All outlive it.
    TransferCommands(WrittenFile& written, FilePicker& files, Prompt& prompt, ExportMemory& memory,
                     Hooks hooks);

    /// For the `File` menu.
    std::vector<Action> actions();

    /// Asks how and where to, and writes every map of the library.
    void export_all();
    /// Asks for a folder and brings its maps into the library.
    void import_folder();
    /// The same with this folder.
    void import_folder(const std::filesystem::path& folder);

  private:
    void send(const std::vector<exchange::Parcel>& parcels, const ExportChoices& choices,
              bool replace);
    void attempt(const std::function<void()>& work);

    WrittenFile& written_;
    FilePicker& files_;
    Prompt& prompt_;
    ExportMemory& memory_;
    Hooks hooks_;
};

} // namespace pampas::desktop
