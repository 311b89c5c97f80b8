// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuresession.h"

#include "ui/files/sessionfile.h"

namespace posiscope {

void carrySession(FigureRequest& request, const QString& path) {
    State state = request.snapshot.state;
    state.arrangement = {request.panes, -1, request.columnSplit, request.rowSplit};
    request.session = sessionForPicture(path, state, request.chosen);
}

}  // namespace posiscope
