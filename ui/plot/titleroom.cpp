// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/titleroom.h"

#include "ui/translation/language.h"

namespace posiscope {

int moreForTitles() {
    return languageInUse().language == QLocale::Chinese ? 4 : 0;
}

int narrowTitleLeft() {
    return 16 + moreForTitles();
}

int narrowTitleBelow() {
    return 11 + moreForTitles();
}

}  // namespace posiscope
