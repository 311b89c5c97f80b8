// SPDX-License-Identifier: GPL-3.0-or-later
// Samplers that write whole tables into reused memory.
#pragma once

#include "tests/bench/buffer.h"
#include "tests/bench/row.h"
#include "tests/bench/tables.h"

namespace bench {

template <class T>
Shared<Buffer<T>> sharedBuffer(std::int64_t cells) {
    return Shared<Buffer<T>>([=] { return std::make_unique<Buffer<T>>(static_cast<std::size_t>(cells)); });
}

/// Writes a table of `size`, with a new model each time: nothing is left of the last one.
template <class T>
Sampler filling(Shared<Buffer<T>> buffer, Size size) {
    return [=] {
        const auto model = modelOf(size);
        return milliseconds([&] {
            fillWith(model->table(), {0, size.maxLen}, {0, size.dModel}, buffer->data());
        });
    };
}

}  // namespace bench
