/** By these files the loaders of native add-ons find out which C library a system has. They say nothing of its user. */
export const LIBC_FILES = ["/usr/bin/ldd", "/proc/self/exe"];
