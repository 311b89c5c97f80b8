#include "core/rotary/rotaryvectors.h"

#include "core/math/random.h"

namespace posiscope {

RotaryVectors::RotaryVectors(Kind kind, std::int64_t size, std::int64_t seed, NumberList query,
                             NumberList key)
    : kind_(kind),
      size_(static_cast<std::size_t>(size)),
      seed_(static_cast<std::uint64_t>(seed)),
      query_(std::move(query)),
      key_(std::move(key)) {}

void RotaryVectors::make() const {
    for (std::vector<double>* vector : {&query_, &key_})
        if (kind_ != Kind::given || vector->empty()) vector->assign(size_, 1.0);
    if (kind_ != Kind::random) return;
    for (std::size_t j = 0; j < size_; ++j) {
        query_[j] = normalAt(seedOf(seed_, 0), j);
        key_[j] = normalAt(seedOf(seed_, 1), j);
    }
}

const std::vector<double>& RotaryVectors::query() const {
    std::call_once(once_, [this] { make(); });
    return query_;
}

const std::vector<double>& RotaryVectors::key() const {
    std::call_once(once_, [this] { make(); });
    return key_;
}

}  // namespace posiscope
