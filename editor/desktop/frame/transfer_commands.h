#pragma once

#include "editor/desktop/frame/export_memory.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/exchange/libraries.h"

namespace pampas::desktop {

/// Takes all maps of the library that is shown out of it, and those of a folder into it.
class TransferCommands {
  public:
    /// Both outlive it.
    TransferCommands(Context& context, WrittenFile& written)
        : context_(context), written_(written), memory_(context.config()) {}

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

    Context& context_;
    WrittenFile& written_;
    ExportMemory memory_;
};

} // namespace pampas::desktop
