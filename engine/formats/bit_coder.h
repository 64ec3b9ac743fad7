#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Arithmetic coding of yes-or-no answers (Witten, Neal and Cleary 1987) as characters of
/// A-Z a-z 0-9 - _, six bits each. It uses whole numbers only, so that the result is the same on
/// every machine.
namespace pampas::formats {

/// The 64 characters in the order of their values (RFC 4648, base64url).
inline constexpr std::string_view code_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How likely a yes is, in 65536ths: from 1 to 65535.
using Chance = std::uint32_t;

/// Writes answers to a text or reads them from one. The code that asks the questions is the same
/// for both.
class BitCoder {
  public:
    BitCoder() = default;
    BitCoder(const BitCoder&) = delete;
    BitCoder& operator=(const BitCoder&) = delete;
    virtual ~BitCoder() = default;

    /// An encoder writes `yes` and returns it; a decoder ignores `yes` and returns what was
    /// written. `chance` must be the same for both.
    virtual bool code(bool yes, Chance chance) = 0;

  protected:
    /// The texts that are still possible, as numbers of 48 bits; fewer with each answer.
    struct Range {
        std::uint64_t low = 0;
        std::uint64_t high = (std::uint64_t{1} << 48U) - 1;
    };

    /// The last number of the range that means yes.
    std::uint64_t last_yes(Chance chance) const;
    void narrow(bool yes, std::uint64_t last_yes);
    /// Moves on by one character if the first one is the same throughout the range; says whether it
    /// did.
    bool pass_character();

    Range range_;
};

class BitEncoder : public BitCoder {
  public:
    bool code(bool yes, Chance chance) override;
    /// The shortest text that represents all answers. Ends the encoding.
    std::string finish();

  private:
    std::string text_;
};

class BitDecoder : public BitCoder {
  public:
    /// The text must outlive the decoder and consist of `code_characters`.
    explicit BitDecoder(std::string_view text);
    /// Also returns answers beyond the end of the text.
    bool code(bool yes, Chance chance) override;

  private:
    void read_character();

    std::string_view rest_;
    std::uint64_t value_ = 0;
};

} // namespace pampas::formats
