declare global {
  interface Window {
    /** Whether the visitor acted before the page was awake, and the last button pressed or list changed (`server/late-scripts.ts`). */
    earlyAct?: { acted: boolean; target: HTMLElement | null; stop(): void };
  }
}

const moves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Calls `told` once, at the visitor's first sign of life on this page, at once where they have scrolled or acted already or point at the header;
 * answers how to call it off.
 */
export function onFirstMove(told: () => void): () => void {
  const stop = new AbortController();
  const tell = () => {
    stop.abort();
    told();
  };
  if (window.scrollY > 0 || window.earlyAct?.acted || document.querySelector('header:hover')) tell();
  else for (const kind of moves) window.addEventListener(kind, tell, { signal: stop.signal, passive: true, capture: true });
  return () => stop.abort();
}
