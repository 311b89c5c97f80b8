// SPDX-License-Identifier: GPL-3.0-or-later
// What a command says: answers on stdout, errors and notes on stderr, and the exit status.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/base/text.h"

namespace posiscope {

/// The exit status of the process.
enum class Exit { ok = 0, failed = 1, usage = 2, different = 3, unrecognised = 4 };

/// An error and the exit status that follows from it.
struct CommandError {
    Text text;
    Exit exit = Exit::usage;
    std::vector<std::string> details = {};  ///< lines that follow the sentence
};

/// The error for wrong usage, with status Exit::usage.
CommandError usage(const char* sentence, const std::vector<std::string>& arguments = {});

/// Errors and notes are JSON from now on, a line each: {"schema": 2, "error": "…", "status": 2, "details":
/// […]}.
void reportInJson();

/// Prints an answer for people; on stderr where stdout takes a file. Digits are grouped on a terminal alone:
/// programs read 10000.
void printAnswer(const std::string& text, bool onErrors = false);
/// Prints an answer for programs: JSON, or a page as it is.
void printExactly(const std::string& text, bool onErrors = false);
void printJson(const nlohmann::ordered_json& root, bool onErrors = false);
/// The exit status of a command that has ended with `exit`: a failed write to stdout is a failure.
Exit ended(Exit exit);

/// Prints "posiscope: error: …" on stderr.
void printError(const Text& text);
/// Prints "posiscope: note: …" on stderr, unless the text is empty.
void printNote(const Text& text);
/// Prints the error and returns the exit status. Details stand on lines of their own.
Exit fail(const Text& text, Exit exit);
Exit fail(const CommandError& error);

}  // namespace posiscope
