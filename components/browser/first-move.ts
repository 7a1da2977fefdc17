const moves = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
] as const;

/**
 * Calls `callback` once, at the visitor's first sign of life on this page, at once where they have scrolled or acted already or point at the header;
 * returns what calls it off.
 */
export function onFirstMove(callback: () => void): () => void {
  const stop = new AbortController();
  const tell = () => {
    stop.abort();
    callback();
  };
  if (window.scrollY > 0 || hasActed() || document.querySelector('header:hover')) tell();
  else
    for (const kind of moves)
      window.addEventListener(kind, tell, { signal: stop.signal, passive: true, capture: true });
  return () => stop.abort();
}

/** Whether a press or a key came before the page was hydrated; an older browser cannot tell. */
function hasActed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
