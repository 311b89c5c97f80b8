# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack on the installed files: what Debian asks of a package, and other systems do not. The full text of the licence is
# in every Debian.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
file(REMOVE ${share}/doc/posiscope/LICENSE)
file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/../resources/desktop/changelog ${share}/doc/posiscope/changelog)
execute_process(COMMAND gzip -9nf ${share}/doc/posiscope/changelog ${share}/man/man1/posiscope.1 COMMAND_ERROR_IS_FATAL ANY)
file(CHMOD_RECURSE ${share} FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ
    DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# Python of the system finds the module here.
set(module ${share}/posiscope/python/posiscope.py)
if(EXISTS ${module})
    file(MAKE_DIRECTORY ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/lib/python3/dist-packages)
    file(RENAME ${module} ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/lib/python3/dist-packages/posiscope.py)
endif()
file(REMOVE_RECURSE ${share}/posiscope)
