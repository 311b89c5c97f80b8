# SPDX-License-Identifier: GPL-3.0-or-later
# QCustomPlot for Qt 6, as the target QCustomPlotQt6::QCustomPlotQt6. Debian's package has CMake files of its own; upstream and
# other systems have only a header and a library, whose names differ.
find_package(QCustomPlotQt6 QUIET CONFIG)
include(FindPackageHandleStandardArgs)
if(QCustomPlotQt6_FOUND)
    set(QCustomPlot_CONFIG ${QCustomPlotQt6_CONFIG})
    find_package_handle_standard_args(QCustomPlot CONFIG_MODE)
    return()
endif()

find_path(QCustomPlot_INCLUDE_DIR qcustomplot.h PATH_SUFFIXES qcustomplot qcustomplot-qt6)
find_library(QCustomPlot_LIBRARY NAMES QCustomPlotQt6 qcustomplot-qt6 qcustomplotqt6 qcustomplot QCustomPlot NAMES_PER_DIR)
mark_as_advanced(QCustomPlot_INCLUDE_DIR QCustomPlot_LIBRARY)
find_package_handle_standard_args(QCustomPlot REQUIRED_VARS QCustomPlot_LIBRARY QCustomPlot_INCLUDE_DIR)
if(QCustomPlot_FOUND AND NOT TARGET QCustomPlotQt6::QCustomPlotQt6)
    add_library(QCustomPlotQt6::QCustomPlotQt6 UNKNOWN IMPORTED)
    set_target_properties(QCustomPlotQt6::QCustomPlotQt6 PROPERTIES
        IMPORTED_LOCATION "${QCustomPlot_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${QCustomPlot_INCLUDE_DIR}"
        INTERFACE_LINK_LIBRARIES "Qt6::Widgets;Qt6::PrintSupport")
endif()
