// SPDX-License-Identifier: GPL-3.0-or-later
// The columns and rows of a data-driven test.
#pragma once

#include <QtTest>
#include <initializer_list>
#include <tuple>

/// The names of the columns of the test function that runs.
inline QList<const char*>& columnNames() {
    static QList<const char*> names;
    return names;
}

template <class... Columns, class... Names>
void addColumns(Names... names) {
    static_assert(sizeof...(Columns) == sizeof...(Names), "a name for each column");
    columnNames() = {names...};
    (QTest::addColumn<Columns>(names), ...);
}

/// Adds columns, and then rows: const Rows<QString, int> row("text", "line"); row("the row's name", "Hello",
/// 3);
template <class... Columns>
class Rows {
 public:
    template <class... Names>
    explicit Rows(Names... names) {
        addColumns<Columns...>(names...);
    }
    void operator()(const char* name, const Columns&... cells) const {
        (QTest::newRow(name) << ... << cells);
    }
};

/// Rows that are named as the text in their first column.
template <class... Columns>
class TextRows {
 public:
    template <class... Names>
    explicit TextRows(Names... names) {
        addColumns<QString, Columns...>(names...);
    }
    void operator()(const char* text, const Columns&... cells) const {
        ((QTest::newRow(text) << QString::fromUtf8(text)) << ... << cells);
    }
};

/// Rows of one column of texts, each named as its text.
template <class Texts = std::initializer_list<const char*>>
void eachText(const char* column, const Texts& texts) {
    const TextRows<> row(column);
    for (const auto& text : texts)
        if constexpr (std::is_convertible_v<decltype(text), const char*>)
            row(text);
        else
            row(text.data());
}

/// Rows of the ids of encodings or views, each named as its id.
template <class Registered>
void eachId(const char* column, const Registered& all) {
    const TextRows<> row(column);
    for (const auto* each : all)
        row(each->id.c_str());
}

/// The cells of the row that is tested: const auto [text, line] = fetchRow<QString, int>();
template <class... Columns>
std::tuple<Columns...> fetchRow() {
    if (columnNames().size() != sizeof...(Columns))
        qFatal("the row has %d columns", int(columnNames().size()));
    auto name = columnNames().cbegin();
    return {*static_cast<const Columns*>(QTest::qData(*name++, qMetaTypeId<Columns>()))...};
}
