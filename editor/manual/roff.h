#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pampas::manual {

/// A page for `man`, as it grows. Pieces of lines are markup: `plain`, `bold`, `italic`, and what
/// they are put together to.
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
    bool is_at_section_ = true; ///< where no paragraph is to begin
};

/// Text that is read.
std::string plain(std::string_view text);
/// What is typed as it stands.
std::string bold(std::string_view text);
/// What stands for something else.
std::string italic(std::string_view text);

} // namespace pampas::manual
