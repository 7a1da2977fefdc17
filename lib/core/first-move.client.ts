/** Something a visitor did before the page was awake: a button pressed, a field filled in, a list changed, a form sent. */
export interface EarlyAct {
  target: HTMLElement;
  /** What a field held then, and whether it was checked. */
  value?: string;
  checked?: boolean;
}

declare global {
  interface Window {
    /** Whether the visitor acted before the page was awake, and what of that it is to be told again (`server/late-scripts.ts`). */
    earlyActs?: { acted: boolean; acts: EarlyAct[]; stop(): void };
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
  if (window.scrollY > 0 || window.earlyActs?.acted || document.querySelector('header:hover')) tell();
  else for (const kind of moves) window.addEventListener(kind, tell, { signal: stop.signal, passive: true, capture: true });
  return () => stop.abort();
}
