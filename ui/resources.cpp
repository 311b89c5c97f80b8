#include "ui/resources.h"

#include <QDir>

// Q_INIT_RESOURCE declares a function and must not stand inside a namespace.
static void initialiseOutsideNamespace() {
    Q_INIT_RESOURCE(posiscope);
}

namespace posiscope {

void initialiseResources() {
    initialiseOutsideNamespace();
}

}  // namespace posiscope
