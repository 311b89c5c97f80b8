// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report.h"

#include <unistd.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/streams.h"
#include "core/base/answerschema.h"

namespace posiscope {

namespace {

using Json = nlohmann::ordered_json;

bool inJson = false;

std::string jsonText(const Json& root, int indent) {
    return root.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

void printTo(std::FILE* to, const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), to);
}

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// "65 536" as 65536.
std::string withPlainDigits(const std::string& text) {
    static const std::string space = "\u202f";
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t after = at + space.size();
        const bool between = at > 0 && isDigit(text[at - 1]) && after < text.size() && isDigit(text[after]);
        if (between && text.compare(at, space.size(), space) == 0)
            at = after - 1;
        else
            plain += text[at];
    }
    return plain;
}

/// A line on stderr: "posiscope: error: …", or in JSON.
void reportOnErrors(const char* kind, const Text& text, const std::vector<std::string>& details, Exit exit) {
    const std::string sentence = withStreamNames(text.english());
    if (!inJson) {
        printTo(stderr, std::string("posiscope: ") + kind + ": " + sentence + "\n");
        for (const std::string& line : details)
            printTo(stderr, "  " + line + "\n");
        return;
    }
    Json root{{"schema", answerSchema}, {kind, sentence}};
    if (exit != Exit::ok) {
        root["status"] = static_cast<int>(exit);
        root["details"] = details;
    }
    printTo(stderr, jsonText(root, -1));
}

}  // namespace

CommandError usage(const char* sentence, const std::vector<std::string>& arguments) {
    return {{sentence, arguments}, Exit::usage, {}};
}

void reportInJson() {
    inJson = true;
}

void printAnswer(const std::string& text, bool onErrors) {
    std::FILE* const to = onErrors ? stderr : stdout;
    printTo(to, ::isatty(::fileno(to)) != 0 ? text : withPlainDigits(text));
}

void printExactly(const std::string& text, bool onErrors) {
    printTo(onErrors ? stderr : stdout, text);
}

void printJson(const Json& root, bool onErrors) {
    printExactly(jsonText(root, 2), onErrors);
}

Exit ended(Exit exit) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exit;
    return fail("cannot write to standard output", Exit::failed);
}

void printError(const Text& text) {
    reportOnErrors("error", text, {}, Exit::failed);
}

void printNote(const Text& text) {
    if (!text.empty()) reportOnErrors("note", text, {}, Exit::ok);
}

Exit fail(const Text& text, Exit exit) {
    return fail(CommandError{text, exit});
}

Exit fail(const CommandError& error) {
    reportOnErrors("error", error.text, error.details, error.exit);
    return error.exit;
}

}  // namespace posiscope
