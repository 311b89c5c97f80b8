// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of .npy and .csv that share no code with the program.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QtEndian>
#include <charconv>
#include <cstring>
#include <limits>
#include <vector>

struct Matrix {
    qint64 rows = 0;
    qint64 columns = 0;
    int bytes = 8;      ///< of each number in the file
    QStringList names;  ///< of the columns, in CSV
    std::vector<double> cells;
    QString problem;  ///< the reason why the file cannot be read; there are no cells then

    /// A cell; NaN outside the matrix, where every comparison then fails.
    double at(qint64 row, qint64 column) const {
        if (row < 0 || row >= rows || column < 0 || column >= columns)
            return std::numeric_limits<double>::quiet_NaN();
        return cells[static_cast<std::size_t>(row * columns + column)];
    }
    /// Whether all cells are equal bit for bit, NaN and the sign of zero included.
    bool sameBits(const Matrix& other) const {
        return rows == other.rows && columns == other.columns && cells.size() == other.cells.size() &&
               std::memcmp(cells.data(), other.cells.data(), cells.size() * sizeof(double)) == 0;
    }
};

/// NPY format 1.0, little-endian floats, C order, as numpy/lib/format.py of NumPy writes it.
inline Matrix readNpy(const QByteArray& file) {
    Matrix matrix;
    const auto bad = [](const QString& why) {
        Matrix none;
        none.problem = why;
        return none;
    };
    if (!file.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)) || file.size() < 10) return bad("no NPY 1.0");
    const qsizetype length = qFromLittleEndian<quint16>(file.constData() + 8);
    if ((10 + length) % 64 != 0) return bad("the numbers do not begin at a multiple of 64");
    static const QRegularExpression form(
        "^\\{'descr': '<f([48])', 'fortran_order': False, 'shape': \\((\\d+), (\\d+)\\), \\} *\n$");
    const auto match = form.match(QString::fromLatin1(file.mid(10, length)));
    if (!match.hasMatch()) return bad("header " + QString::fromLatin1(file.mid(10, length)));
    matrix.bytes = match.captured(1).toInt();
    matrix.rows = match.captured(2).toLongLong();
    matrix.columns = match.captured(3).toLongLong();
    const qint64 count = matrix.rows * matrix.columns;
    if (file.size() != 10 + length + count * matrix.bytes) return bad("size of the file");
    const char* from = file.constData() + 10 + length;
    for (qint64 n = 0; n < count; ++n, from += matrix.bytes)
        matrix.cells.push_back(matrix.bytes == 8 ? qFromLittleEndian<double>(from)
                                                 : static_cast<double>(qFromLittleEndian<float>(from)));
    return matrix;
}

/// Reads a header row, commas and line feeds. The last line must end, too. Spaces are errors, and so are
/// quotes except around names that are numbers.
inline Matrix readCsv(const QByteArray& file) {
    Matrix matrix;
    QList<QByteArray> lines = file.split('\n');
    if (lines.size() < 2 || !lines.takeLast().isEmpty()) {
        matrix.problem = "no header row, or the last line is not ended";
        return matrix;
    }
    static const QRegularExpression numberInQuotes(QStringLiteral("^\"([0-9]+)\"$"));
    static const QRegularExpression bareWord(QStringLiteral("^[^\\s\"]*[^\\s\"0-9][^\\s\"]*$"));
    for (const QString& name : QString::fromUtf8(lines.takeFirst()).split(',')) {
        const auto number = numberInQuotes.match(name);
        if (!number.hasMatch() && !bareWord.match(name).hasMatch()) matrix.problem = "the name " + name;
        matrix.names << (number.hasMatch() ? number.captured(1) : name);
    }
    for (const QByteArray& line : lines)
        for (const QByteArray& text : line.split(',')) {
            double number = 0;
            const auto read = std::from_chars(text.begin(), text.end(), number);
            if (read.ec != std::errc() || read.ptr != text.end()) matrix.problem = "the cell " + text;
            matrix.cells.push_back(number);
        }
    matrix.rows = lines.size();
    matrix.columns = matrix.names.size();
    if (static_cast<qint64>(matrix.cells.size()) != matrix.rows * matrix.columns)
        matrix.problem = "rows of unequal length";
    if (!matrix.problem.isEmpty()) matrix.rows = matrix.columns = 0;
    return matrix;
}
