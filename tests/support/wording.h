// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the program that tests look for: tests/data/wording holds each of them once, under a name.
#pragma once

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <string>

namespace posiscope {

/// A sentence by its name, "errors/no-such-file", and the words in its places, for a cell of a data row.
struct Sentence {
    QByteArray name;
    QStringList words;

    Sentence() = default;
    Sentence(const char* itsName, QStringList itsWords = {})  // NOLINT(google-explicit-constructor)
        : name(itsName), words(std::move(itsWords)) {}
};

/// The files of tests/data/wording.
inline constexpr const char* wordingFiles[] = {"compare", "convert", "errors", "identify"};

/// The sentence of that name as the sources have it, with %1 … %9.
inline const QString& sourceSentence(const QByteArray& name) {
    static const QHash<QByteArray, QString> sentences = [] {
        QHash<QByteArray, QString> all;
        for (const QByteArray group : wordingFiles) {
            QFile file(POSISCOPE_TEST_DATA "/wording/" + group + ".txt");
            if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
            for (const QByteArray& line : file.readAll().split('\n'))
                if (const qsizetype tab = line.indexOf('\t'); tab > 0 && !line.startsWith('#'))
                    all.insert(group + '/' + line.left(tab), QString::fromUtf8(line.mid(tab + 1)));
        }
        return all;
    }();
    const auto found = sentences.constFind(name);
    if (found == sentences.cend()) qFatal("tests/data/wording has no sentence %s", name.constData());
    return *found;
}

/// The text, with `literal` of what is between the places and `place` of the number of each.
template <class Literal, class Place>
QString throughPlaces(const QString& text, Literal literal, Place place) {
    static const QRegularExpression places("%([1-9])");
    QString result;
    qsizetype end = 0;
    for (auto each = places.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        result += literal(text.mid(end, match.capturedStart() - end)) + place(match.captured(1).toInt());
        end = match.capturedEnd();
    }
    return result + literal(text.mid(end));
}

/// The whole sentence. Each of its places needs a word.
inline QString wording(const char* name, const QStringList& words = {}) {
    return throughPlaces(
        sourceSentence(name), [](const QString& text) { return text; },
        [&](int number) {
            if (number > words.size()) qFatal("%s: the place %%%d has no word", name, number);
            return words[number - 1];
        });
}
inline QString wording(const Sentence& sentence) {
    return wording(sentence.name.constData(), sentence.words);
}

/// A pattern for the sentence. A place without a word, or with an empty one, stands for anything; "0, 1…" for
/// all that begins with 0, 1.
inline QString patternOf(const char* name, const QStringList& words) {
    return throughPlaces(
        sourceSentence(name), [](const QString& part) { return QRegularExpression::escape(part); },
        [&](int number) {
            const QString word = words.value(number - 1);
            if (word.isEmpty()) return QStringLiteral(".*");
            // A number is the whole number.
            if (!word.endsWith(QStringLiteral("…")))
                return "(?<![0-9])" + QRegularExpression::escape(word) + "(?![0-9])";
            return "(?<![0-9])" + QRegularExpression::escape(word.chopped(1)) + "(?![0-9]).*";
        });
}

/// Whether the text contains the sentence.
inline bool says(const QString& text, const char* name, const QStringList& words = {}) {
    return QRegularExpression(patternOf(name, words)).match(text).hasMatch();
}
inline bool says(const std::string& text, const char* name, const QStringList& words = {}) {
    return says(QString::fromStdString(text), name, words);
}
inline bool says(const QByteArray& text, const char* name, const QStringList& words = {}) {
    return says(QString::fromUtf8(text), name, words);
}
template <class Text>
bool says(const Text& text, const Sentence& sentence) {
    return says(text, sentence.name.constData(), sentence.words);
}

/// Whether the text contains the word, or says the sentence of this name.
inline bool mentions(const QString& text, const QString& wordOrName) {
    static const QRegularExpression names(
        QRegularExpression::anchoredPattern("(compare|convert|errors|identify)/[a-z0-9-]+"));
    if (names.match(wordOrName).hasMatch()) return says(text, wordOrName.toUtf8().constData());
    return text.contains(wordOrName);
}

/// Whether the text is the sentence, and nothing else.
inline bool saysOnly(const QString& text, const char* name, const QStringList& words = {}) {
    return QRegularExpression(QRegularExpression::anchoredPattern(patternOf(name, words)))
        .match(text)
        .hasMatch();
}
inline bool saysOnly(const std::string& text, const char* name, const QStringList& words = {}) {
    return saysOnly(QString::fromStdString(text), name, words);
}
template <class Text>
bool saysOnly(const Text& text, const Sentence& sentence) {
    return saysOnly(text, sentence.name.constData(), sentence.words);
}

}  // namespace posiscope
