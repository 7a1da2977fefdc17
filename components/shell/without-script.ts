/** Whether the document of this tab was loaded at the address it shows, or came here by a click. */
export function wasLoadedHere(): boolean {
  if (typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}

/**
 * Whether a page failed for want of a script alone, and would be whole as a document: one that was refused, or that a newer version of the shop has
 * taken away. A page that was loaded as a document is not loaded again: it would fail again, for ever.
 */
export function isWithoutScript(error: Error, loadedHere: boolean): boolean {
  return error.name === 'ChunkLoadError' && !loadedHere;
}
