#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Arithmetic coding of yes-or-no answers (Witten, Neal and Cleary 1987) as characters of A-Z a-z
/// 0-9 - _, six bits each. It uses integers only, so that the result is the same on every machine.
namespace pampas::formats {

/// The 64 characters in the order of their values (RFC 4648, base64url).
inline constexpr std::string_view code_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The probability of a yes, in 65536ths: from 1 to 65535.
using Chance = std::uint32_t;

/// Encodes answers to a text or decodes them from one. The code that asks the questions is the same
/// for both.
class BitCoder {
  public:
    BitCoder() = default;
    BitCoder(const BitCoder&) = delete;
    BitCoder& operator=(const BitCoder&) = delete;
    virtual ~BitCoder() = default;

    /// An encoder writes `yes` and returns it; a decoder ignores `yes` and returns what was
    /// written. Both must pass the same `chance`.
    virtual bool code(bool yes, Chance chance) = 0;

  protected:
    /// The texts still possible, as 48-bit numbers; fewer with each answer.
    struct Range {
        std::uint64_t low = 0;
        std::uint64_t high = (std::uint64_t{1} << 48U) - 1;
    };

    /// The last number of the range that means yes.
    std::uint64_t last_yes(Chance chance) const;
    void narrow(bool yes, std::uint64_t last_yes);
    /// Shifts by one character if the first one is the same throughout the range; returns whether
    /// it did.
    bool pass_character();

    Range range_;
};

/// Encodes answers to a text.
class BitEncoder : public BitCoder {
  public:
    bool code(bool yes, Chance chance) override;
    /// The shortest text that encodes all answers. Ends the encoding.
    std::string finish();

  private:
    std::string text_;
};

/// Decodes answers from a text.
class BitDecoder : public BitCoder {
  public:
    /// The text must outlive the decoder and consist of `code_characters`.
    explicit BitDecoder(std::string_view text);
    /// Also gives answers beyond the end of the text.
    bool code(bool yes, Chance chance) override;

  private:
    void read_character();

    std::string_view rest_;
    std::uint64_t value_ = 0;
};

} // namespace pampas::formats
