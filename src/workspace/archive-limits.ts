/** What the archive of a plugin may contain at most. Of a plugin that has more, no more is looked at. */
export const MOST_ARCHIVED_FILES = 10_000;
/** Unpacked. */
export const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
