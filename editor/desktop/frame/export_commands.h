#pragma once

#include "editor/desktop/frame/export_memory.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/exchange/job.h"

namespace pampas::desktop {

/// Writes the open map for others: for game clients, as pictures, on paper.
class ExportCommands {
  public:
    /// Both outlive it.
    ExportCommands(Context& context, WrittenFile& written)
        : context_(context), written_(written), memory_(context.config()) {}

    /// For the `File` menu.
    Action action();

  private:
    void export_map();
    PictureSubject subject() const;
    std::optional<std::filesystem::path> place_for(const exchange::Product& product);
    std::filesystem::path proposed(const std::string& ending) const;
    void write(const std::filesystem::path& path, const Export& exported);

    Context& context_;
    WrittenFile& written_;
    ExportMemory memory_;
};

} // namespace pampas::desktop
