// Tells the thread sanitizer of Swift's Mutex, as preloaded by packaging/run-sanitizers.
//
// Swift's library of locks is not built with the sanitizer. It sees the quick way of a lock, which is compiled into our own
// code, and not the slow one, when two threads want it at once: then every access under the lock looks like a race.
// Source: swift-6.3, stdlib/public/Synchronization/Mutex/LinuxImpl.swift; LLVM, tsan_interface.h.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
typedef SWIFT void lock_slow(uint32_t, SELF);
typedef SWIFT void unlock_slow(SELF);

SWIFT void lock(uint32_t owner, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void unlock(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void lock(uint32_t owner, SELF) {
  lock_slow *real = (lock_slow *)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  real(owner, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock(SELF) {
  unlock_slow *real = (unlock_slow *)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  if (__tsan_release) __tsan_release(self);
  real(self);
}
