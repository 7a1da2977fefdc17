/** How glibc's allocator keeps a process of the shop small: few arenas, and what is large (pictures, packed pages) goes back to the system, not into pieces. The images set it as well (`ops/containers`). */
export const heldTogether = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
