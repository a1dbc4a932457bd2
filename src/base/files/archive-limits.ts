/** What the archive of a plugin may contain at most. If a plugin has more, the rest is not looked at. */
export const MAX_ARCHIVED_FILES = 10_000;
/** The sum of their sizes when unpacked. */
export const MAX_ARCHIVED_BYTES = 256 * 1024 * 1024;
/** The longest path in an archive, in UTF-16 code units. */
export const MAX_ARCHIVED_PATH_LENGTH = 1000;
/** How many folders a file of an archive may be in. */
export const MAX_ARCHIVED_DEPTH = 60;
/** A folder with more entries is not listed at all: no archive takes as many files. */
export const MAX_LISTED_ENTRIES = 20_000;
