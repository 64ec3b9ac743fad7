#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Arithmetic coding of yes or no answers (Witten, Neal and Cleary 1987) as characters of
/// A-Z a-z 0-9 - _, six bits each. Whole numbers only: it gives the same on every machine.
namespace pampas::formats {

/// The 64 characters in the order of their values (RFC 4648, base64url).
inline constexpr std::string_view code_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How likely a yes is, in 65536ths: from 1 to 65535.
using Chance = std::uint32_t;

/// Answers on their way into a text or out of one, so that what asks the questions is written once
/// for both.
class BitCoder {
  public:
    BitCoder() = default;
    BitCoder(const BitCoder&) = delete;
    BitCoder& operator=(const BitCoder&) = delete;
    virtual ~BitCoder() = default;

    /// Writes `yes` and gives it back; or gives what was written, whatever `yes` is. `chance` is
    /// the same for both.
    virtual bool code(bool yes, Chance chance) = 0;

  protected:
    /// The texts that may still be meant, as numbers of 48 bits: less with each answer.
    struct Range {
        std::uint64_t low = 0;
        std::uint64_t high = (std::uint64_t{1} << 48U) - 1;
    };

    /// The last number of the range that means yes.
    std::uint64_t last_yes(Chance chance) const;
    void narrow(bool yes, std::uint64_t last_yes);
    /// Goes on behind the first character where it is the same in all of the range.
    bool pass_character();

    Range range_;
};

class BitEncoder : public BitCoder {
  public:
    bool code(bool yes, Chance chance) override;
    /// What stands for all answers: the shortest text that does. Ends the writing.
    std::string finish();

  private:
    std::string text_;
};

class BitDecoder : public BitCoder {
  public:
    /// The text must outlive it and hold characters of `code_characters` alone.
    explicit BitDecoder(std::string_view text);
    /// There is an answer behind the end of the text, too.
    bool code(bool yes, Chance chance) override;

  private:
    void read_character();

    std::string_view rest_;
    std::uint64_t value_ = 0;
};

} // namespace pampas::formats
