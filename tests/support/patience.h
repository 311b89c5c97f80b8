// SPDX-License-Identifier: GPL-3.0-or-later
// How long a test waits for what must come.
#pragma once

#include <QtTest>

/// In ms. It ends a test that hangs, as a failure, and is no limit of time: a loaded machine may take long.
inline constexpr int patience = 180'000;

// Qt's own guard of 5 s is a limit that a loaded machine breaks.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(statement) QTRY_VERIFY_WITH_TIMEOUT((statement), patience)
#define QTRY_VERIFY2(statement, description) QTRY_VERIFY2_WITH_TIMEOUT((statement), (description), patience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), patience)
