#pragma once

namespace pampas {

/// A file that is worth nothing until it is finished. Objects remove theirs when they are
/// destroyed; `remove_unfinished` is for a program that ends without destroying them.
class Unfinished {
  public:
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    /// Removes the file unless it is finished. Needs no memory.
    virtual void remove() const noexcept = 0;

  protected:
    Unfinished();
    virtual ~Unfinished();

  private:
    friend void remove_unfinished() noexcept;

    Unfinished* next_;
    Unfinished** place_; ///< what points to this object
};

/// Removes all files that are not finished, without memory. The program must end then.
void remove_unfinished() noexcept;

} // namespace pampas
