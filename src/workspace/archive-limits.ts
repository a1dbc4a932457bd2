/** What the archive of a plugin may contain at most. Of a plugin that has more, no more is looked at. */
export const MOST_ARCHIVED_FILES = 10_000;
/** Unpacked. */
export const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
/** Of a path in an archive, in UTF-16 code units. */
export const LONGEST_ARCHIVED_PATH = 1000;
/** How many folders a file of an archive may be in. */
export const DEEPEST_ARCHIVED = 60;
/** Of one folder so many entries are read. What has more is not listed at all: no archive takes as many files. */
export const MOST_LISTED = 20_000;
