/** Whether the document of this tab was loaded at the address it shows, or came here by a click. */
export function wasLoadedHere(): boolean {
  if (typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}

/** Whether a page failed for want of a script alone: one that was refused, or that a newer version of the shop has taken away. */
export function isWithoutScript(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
