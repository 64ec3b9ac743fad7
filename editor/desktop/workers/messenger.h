#pragma once

#include <wx/app.h>

#include <functional>
#include <memory>
#include <utility>

namespace pampas::desktop {

/// Brings what a worker finds out to the window's thread.
template <class News>
class Messenger {
  public:
    /// Is told of each piece of news, on the window's thread.
    using Listener = std::function<void(const News&)>;

    explicit Messenger(Listener listener)
        : listener_(std::make_shared<Listener>(std::move(listener))) {}

    /// Called on the worker's thread.
    void send(News news) const {
        wxTheApp->CallAfter(
            [listener = listener_, sent = std::make_shared<const News>(std::move(news))] {
                if (*listener) {
                    (*listener)(*sent);
                }
            });
    }

    /// Nobody listens any more; what was sent may still arrive and does nothing. Called on the
    /// window's thread.
    void hush() { *listener_ = nullptr; }

  private:
    std::shared_ptr<Listener> listener_; ///< shared with what was posted
};

} // namespace pampas::desktop
