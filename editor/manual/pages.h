#pragma once

#include "editor/arguments/outline.h"

#include <string>
#include <string_view>
#include <vector>

/// Pages for `man`, made from what the programs can be called with.
namespace pampas::manual {

/// A page for `man` that is being written. Pieces of lines are markup: `plain`, `bold`, `italic`,
/// and what is made of them.
class RoffPage {
  public:
    /// `edition` is what stands at the foot, `date` as in 2026-11-22.
    RoffPage(std::string_view name, std::string_view edition, std::string_view date);

    void section(std::string_view title);
    void paragraph(std::string_view markup);
    void item(std::string_view markup, std::string_view explanation);
    /// Lines as they are typed.
    void example(const std::vector<std::string>& lines);

    const std::string& text() const { return text_; }

  private:
    void line(std::string_view markup);

    std::string text_;
    bool is_at_section_ = true; ///< where no paragraph begins
};

/// Text that is read.
std::string plain(std::string_view text);
/// Text that is typed as it is.
std::string bold(std::string_view text);
/// A name that stands for a value.
std::string italic(std::string_view text);

/// A file that a program keeps.
struct KeptFile {
    std::string path;
    std::string meaning;
    std::vector<std::string> callers; ///< the commands whose pages name it: `pampas recover`
};

/// What is the same on all pages.
struct Edition {
    std::string version; ///< 1.0.0
    std::string date;    ///< 2026-11-22
    std::vector<KeptFile> files;
};

struct ManualPage {
    std::string name; ///< pampas-library-add
    std::string text;
};

/// The page of each program and each of its commands.
std::vector<ManualPage> manual_pages(const std::vector<arguments::Outline>& programs,
                                     const Edition& edition);

/// The name of a page by what is typed to call the command.
std::string page_name(std::string_view call);

} // namespace pampas::manual
