#pragma once

#include <wx/textctrl.h>

#include <cstdint>

namespace pampas::desktop {

/// A field for the seed of what chance decides; 1 at first.
class SeedField : public wxTextCtrl {
  public:
    explicit SeedField(wxWindow* parent);

    /// 0 while nothing is written.
    std::uint64_t seed() const;
};

} // namespace pampas::desktop
