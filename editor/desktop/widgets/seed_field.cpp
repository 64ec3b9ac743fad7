#include "editor/desktop/widgets/seed_field.h"

#include <wx/valtext.h>

namespace pampas::desktop {

SeedField::SeedField(wxWindow* parent)
    : wxTextCtrl(parent, wxID_ANY, "1", wxDefaultPosition, wxDefaultSize, 0,
                 wxTextValidator(wxFILTER_DIGITS)) {
    constexpr unsigned long most_digits = 18; // so that it is a number of 64 bits
    SetMaxLength(most_digits);
}

std::uint64_t SeedField::seed() const {
    unsigned long long number = 0;
    GetValue().ToULongLong(&number);
    return number;
}

} // namespace pampas::desktop
