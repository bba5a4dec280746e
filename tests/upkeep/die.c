/* Loaded before the C library: kills the process at its FAULT_AT-th call that changes a file, in the middle of it if it
   is a write. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static int it_is_time(void)
{
    static long left = -1;
    if (left < 0) {
        const char *at = getenv("FAULT_AT");
        left = at ? atol(at) : 0;
    }
    return left > 0 && --left == 0;
}

static void die(void)
{
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))

#define DIE_BEFORE(name, params, args) \
    int name params \
    { \
        if (it_is_time()) \
            die(); \
        return REAL(name) args; \
    }

DIE_BEFORE(rename, (const char *from, const char *to), (from, to))
DIE_BEFORE(unlink, (const char *name), (name))
DIE_BEFORE(fsync, (int fd), (fd))
DIE_BEFORE(fdatasync, (int fd), (fd))
DIE_BEFORE(ftruncate, (int fd, off_t length), (fd, length))
DIE_BEFORE(ftruncate64, (int fd, off64_t length), (fd, length))

ssize_t write(int fd, const void *bytes, size_t length)
{
    if (it_is_time()) {
        REAL(write)(fd, bytes, length / 2);
        die();
    }
    return REAL(write)(fd, bytes, length);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at)
{
    if (it_is_time()) {
        REAL(pwrite)(fd, bytes, length / 2, at);
        die();
    }
    return REAL(pwrite)(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at)
{
    if (it_is_time()) {
        REAL(pwrite64)(fd, bytes, length / 2, at);
        die();
    }
    return REAL(pwrite64)(fd, bytes, length, at);
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags)
{
    if (it_is_time()) {
        REAL(copy_file_range)(from, from_at, to, to_at, length / 2, flags);
        die();
    }
    return REAL(copy_file_range)(from, from_at, to, to_at, length, flags);
}
