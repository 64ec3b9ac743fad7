#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace pampas::desktop {

/// Brings what a worker finds out to the window's thread.
template <class News>
class Messenger {
  public:
    /// Runs something later on the window's thread.
    using Post = std::function<void(std::function<void()>)>;
    /// Is told of each piece of news, on the window's thread.
    using Listener = std::function<void(const News&)>;

    Messenger(Post post, Listener listener)
        : post_(std::move(post)), listener_(std::make_shared<Listener>(std::move(listener))) {}

    /// Called on the worker's thread.
    void send(News news) const {
        post_([listener = listener_, sent = std::make_shared<const News>(std::move(news))] {
            if (*listener) {
                (*listener)(*sent);
            }
        });
    }

    /// Nobody listens any more; what was sent may still arrive and does nothing. Called on the
    /// window's thread.
    void hush() { *listener_ = nullptr; }

  private:
    Post post_;
    std::shared_ptr<Listener> listener_; ///< shared with what was posted
};

} // namespace pampas::desktop
