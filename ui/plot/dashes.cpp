#include "ui/plot/dashes.h"

#include <QLineF>

namespace posiscope {

std::vector<QPolygonF> dashesOf(const QPolygonF& line) {
    std::vector<QPolygonF> dashes;
    bool on = true;
    double left = dashOn;  // of the dash or gap that has begun
    QPolygonF piece;
    for (qsizetype n = 1; n < line.size(); ++n) {
        const QLineF part(line[n - 1], line[n]);
        double done = 0;
        while (part.length() - done > left) {
            if (on) {
                if (piece.isEmpty()) piece << part.pointAt(done / part.length());
                piece << part.pointAt((done + left) / part.length());
                dashes.push_back(piece);
                piece.clear();
            }
            done += left;
            on = !on;
            left = on ? dashOn : dashOff;
        }
        left -= part.length() - done;
        if (!on) continue;
        if (piece.isEmpty()) piece << (part.length() > 0 ? part.pointAt(done / part.length()) : part.p1());
        piece << part.p2();
    }
    if (piece.size() > 1) dashes.push_back(piece);
    return dashes;
}

}  // namespace posiscope
