// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that stands still while other programs have our core.
#pragma once

namespace bench {

/// Measures from its construction on. Time does not count in which our first thread, or the X server that it
/// waits for, was ready to run and another program had the core: Linux counts that in /proc/PID/schedstat. On
/// a quiet machine there is no such time. Where the system does not tell, all time counts.
class Stopwatch {
 public:
    Stopwatch();
    double milliseconds() const;

 private:
    struct Moment {
        double time;          // all in seconds
        double thread;        // computing of the first thread
        double process;       // computing of all threads
        double waited;        // of the first thread for a core
        double serverWaited;  // of the X server for a core
    };
    static Moment present();

    Moment start_;
};

}  // namespace bench
