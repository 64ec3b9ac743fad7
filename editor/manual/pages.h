#pragma once

#include "editor/arguments/command_tree.h"

#include <string>
#include <string_view>
#include <vector>

/// Pages for `man`, made from the command trees of the programs.
namespace pampas::manual {

/// A page for `man` that is being written. Pieces of lines are markup: `plain`, `bold`, `italic`,
/// and combinations of these.
class RoffPage {
  public:
    /// `edition` appears in the footer; `date` is like 2026-11-22.
    RoffPage(std::string_view name, std::string_view edition, std::string_view date);

    void section(std::string_view title);
    void paragraph(std::string_view markup);
    void item(std::string_view markup, std::string_view explanation);
    /// Lines as users type them.
    void example(const std::vector<std::string>& lines);

    const std::string& text() const { return text_; }

  private:
    void line(std::string_view markup);

    std::string text_;
    bool is_at_section_ = true; ///< where a paragraph needs no request
};

/// Plain text.
std::string plain(std::string_view text);
/// Text that users type as it is.
std::string bold(std::string_view text);
/// A name that stands for a value.
std::string italic(std::string_view text);

/// A file that a program keeps for the user.
struct KeptFile {
    std::string path;
    std::string meaning;
    std::vector<std::string> callers; ///< the commands whose pages name it: `pampas recover`
};

/// What all pages share.
struct Edition {
    std::string version; ///< 1.0.0
    std::string date;    ///< 2026-11-22
    std::vector<KeptFile> files;
};

struct ManualPage {
    std::string name; ///< pampas-library-add
    std::string text;
};

/// The pages of each program and of each of its commands.
std::vector<ManualPage> manual_pages(const std::vector<arguments::CommandTree>& programs,
                                     const Edition& edition);

/// The name of the page for a call: `pampas-library-add`.
std::string page_name(std::string_view call);

} // namespace pampas::manual
