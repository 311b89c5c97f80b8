// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a sentence.
#include <QtTest>

#include "core/sentence/tokens.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

using Words = QStringList;

Words wordsOf(const Tokens& tokens) {
    Words words;
    for (const std::string& text : tokens.texts)
        words << QString::fromStdString(text);
    return words;
}

}  // namespace

class TestTokens : public StrictTest {
    Q_OBJECT

 private slots:
    void tokens_data() {
        const Rows<QByteArray, Words> row("sentence", "words");
        row("english", "Transformers revolutionized the field of NLP",
            {"Transformers", "revolutionized", "the", "field", "of", "NLP"});
        row("chinese", "我 爱 你", {"我", "爱", "你"});
        row("chinese without spaces", "我爱你。", {"我", "爱", "你", "。"});
        row("russian", "собака кусает человека", {"собака", "кусает", "человека"});
        row("empty", "", {});
        row("spaces", " \t\n\u00a0\u3000\u200b", {});
        row("punctuation", "Hello, (big) world!?", {"Hello", ",", "(", "big", ")", "world", "!", "?"});
        row("apostrophes", "don't 'quote' it’s", {"don't", "'", "quote", "'", "it’s"});
        row("numbers", "3.14, 1,000 and 5.", {"3.14", ",", "1,000", "and", "5", "."});
        row("hyphen", "self-attention", {"self", "-", "attention"});
        row("mixed", "GPT模型v2", {"GPT", "模", "型", "v2"});
        row("japanese", "猫がネコだ", {"猫", "が", "ネ", "コ", "だ"});
        row("thai", "น้ำ", {"น้", "ำ"});
        row("korean has spaces", "나는 너를", {"나는", "너를"});
        row("combining marks", "cafe\u0301 \u0301x", {"cafe\u0301", "\u0301", "x"});
        row("marks on symbols", "1\ufe0f\u20e3 ☂\ufe0f!", {"1\ufe0f\u20e3", "☂\ufe0f", "!"});
        row("emoji", "I 😀😀 cats", {"I", "😀", "😀", "cats"});
        row("joined emoji", "👩‍👩‍👧👍🏽", {"👩‍👩‍👧", "👍🏽"});
        row("flags", "🇩🇪🇫🇷🇨", {"🇩🇪", "🇫🇷", "🇨"});
        row("arabic", "كلب، قطة", {"كلب", "،", "قطة"});
        row("persian joins", "می\u200cخواهم", {"می\u200cخواهم"});
        row("direction marks", "a\u200eb", {"ab"});
        row("wrong bytes", "a\xff\xc0\x80 b\xe4\xb8",
            {"a", "\ufffd", "\ufffd", "\ufffd", "b", "\ufffd", "\ufffd"});
        row("surrogates", "\xed\xa0\x80", {"\ufffd", "\ufffd", "\ufffd"});
    }
    void tokens() {
        const auto [sentence, words] = fetchRow<QByteArray, Words>();
        const Tokens tokens = tokensOf(std::string_view(sentence.constData(), std::size_t(sentence.size())));
        QCOMPARE(wordsOf(tokens), words);
        QVERIFY(!tokens.cut);
        QVERIFY(std::is_sorted(tokens.vocabulary.begin(), tokens.vocabulary.end()));
        for (std::size_t t = 0; t < tokens.size(); ++t)
            QCOMPARE(tokens.vocabulary[tokens.indices[t]], tokens.texts[t]);
    }

    void theVocabularyDoesNotDependOnTheOrder() {
        const Tokens one = tokensOf("man bites the dog the man");
        const Tokens other = tokensOf("the man the dog bites man");
        QCOMPARE(one.vocabulary, (std::vector<std::string>{"bites", "dog", "man", "the"}));
        QVERIFY(one.vocabulary == other.vocabulary);
        QVERIFY(one.indices == (std::vector<std::size_t>{2, 0, 3, 1, 3, 2}));
    }

    void longSentencesAreCut() {
        std::string text;
        for (std::size_t n = 0; n < mostTokens; ++n)
            text += "w" + std::to_string(n) + " ";
        QVERIFY(!tokensOf(text).cut);
        const Tokens tokens = tokensOf(text + "more");
        QVERIFY(tokens.cut);
        QCOMPARE(tokens.size(), mostTokens);
    }
};

QTEST_APPLESS_MAIN(TestTokens)
#include "tst_tokens.moc"
