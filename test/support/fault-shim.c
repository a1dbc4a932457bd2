// Lets one call of the file system below a folder fail, or sends this process a signal before it. It counts the calls.
// BREAK_BELOW: the folder. BREAK_AT: the call, from 0. BREAK_WITH: ENOSPC, EMFILE, EIO, SIGINT, SIGTERM or SIGKILL.
// BREAK_COUNT: the file that the number of calls is written to.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPENS = 1, WRITES = 2, OTHER = 4, MOST = 4096 };

static const char *below;
static long at = -1;
static int failure, signal_number, counted, failing_file = -1;
static char known[MOST];
static long count;
static int (*real_open)(const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);

static void find(void *place, const char *name) { *(void **)place = dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *with = getenv("BREAK_WITH");
  below = getenv("BREAK_BELOW");
  if (getenv("BREAK_AT")) at = atol(getenv("BREAK_AT"));
  find(&real_open, "open");
  find(&real_write, "write");
  counted = OPENS | WRITES | OTHER;
  if (!with) return;
  if (!strcmp(with, "ENOSPC")) failure = ENOSPC, counted = WRITES;
  if (!strcmp(with, "EMFILE")) failure = EMFILE, counted = OPENS;
  if (!strcmp(with, "EIO")) failure = EIO;
  if (!strcmp(with, "SIGINT")) signal_number = SIGINT;
  if (!strcmp(with, "SIGTERM")) signal_number = SIGTERM;
  if (!strcmp(with, "SIGKILL")) signal_number = SIGKILL;
}

__attribute__((destructor)) static void end(void) {
  const char *file = getenv("BREAK_COUNT");
  int to = file ? real_open(file, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
  char text[32];
  if (to < 0) return;
  if (real_write(to, text, (size_t)snprintf(text, sizeof text, "%ld", count)) < 0) abort();
}

static int is_known(int file) { return file >= 0 && file < MOST && known[file]; }

static int is_below(const char *path) {
  if (!below || !path) return 0;
  if (!strncmp(path, below, strlen(below))) return 1;
  // Files are written below a folder that is held open.
  return !strncmp(path, "/proc/self/fd/", 14) && is_known(atoi(path + 14));
}

// Whether this is the call that fails.
static int is_now(int kind) {
  if (!(counted & kind) || __atomic_fetch_add(&count, 1, __ATOMIC_SEQ_CST) != at) return 0;
  if (signal_number) kill(getpid(), signal_number);
  errno = failure;
  return failure != 0;
}

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) find(&real, name)

static int opened(int file, int isBelow) {
  if (file >= 0 && file < MOST) known[file] = (char)isBelow;
  return file;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; \
    va_start(more, flags); \
    int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, int) : 0; \
    va_end(more); \
    REAL(int, #name, const char *, int, ...); \
    int isBelow = is_below(path); \
    if (isBelow && is_now(OPENS | (flags & O_CREAT ? WRITES : 0))) return -1; \
    return opened(real(path, flags, mode), isBelow); \
  }
OPEN(open)
OPEN(open64)

int close(int file) {
  REAL(int, "close", int);
  int fails = is_known(file) && is_now(OTHER);
  int failed = errno;
  if (file >= 0 && file < MOST) known[file] = 0;
  if (file == failing_file) failing_file = -1;
  int result = real(file);
  if (fails) errno = failed;
  return fails ? -1 : result;
}

ssize_t pread64(int file, void *to, size_t size, off64_t from) {
  REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
  return is_known(file) && is_now(OTHER) ? -1 : real(file, to, size, from);
}
ssize_t read(int file, void *to, size_t size) {
  REAL(ssize_t, "read", int, void *, size_t);
  return is_known(file) && is_now(OTHER) ? -1 : real(file, to, size);
}

// The first half is written, as a disk takes what there is room for, and nothing more of this file.
ssize_t write(int file, const void *from, size_t size) {
  if (!is_known(file)) return real_write(file, from, size);
  if (file == failing_file) {
    errno = failure;
    return -1;
  }
  if (!is_now(WRITES)) return real_write(file, from, size);
  if (size < 2) return -1;
  failing_file = file;
  return real_write(file, from, size / 2);
}

int fsync(int file) {
  REAL(int, "fsync", int);
  return is_known(file) && is_now(WRITES) ? -1 : real(file);
}
int fchmod(int file, mode_t mode) {
  REAL(int, "fchmod", int, mode_t);
  return is_known(file) && is_now(OTHER) ? -1 : real(file, mode);
}
int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *);
  return is_below(to) && is_now(WRITES) ? -1 : real(from, to);
}
int mkdir(const char *path, mode_t mode) {
  REAL(int, "mkdir", const char *, mode_t);
  return is_below(path) && is_now(WRITES) ? -1 : real(path, mode);
}
ssize_t readlink(const char *path, char *to, size_t size) {
  REAL(ssize_t, "readlink", const char *, char *, size_t);
  return is_below(path) && is_now(OTHER) ? -1 : real(path, to, size);
}
char *realpath(const char *path, char *to) {
  REAL(char *, "realpath", const char *, char *);
  return is_below(path) && is_now(OTHER) ? NULL : real(path, to);
}
