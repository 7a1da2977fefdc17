/** The shortest wait before an answer is asked for anew, so that none that has ended already is asked for without pause. */
const leastMs = 1000;
const mostMs = 2 ** 31 - 1;

/** How long what could not be answered is left alone, in milliseconds. */
export const retryMs = 30_000;

/**
 * Does `work` once `ms` milliseconds are over; in a page that slept past it, or that nobody sees then, when it is seen again. A timer knows nothing of
 * sleep, and the clock may be set back meanwhile: whichever of them says that it is over is believed. Returns a function that calls it off.
 */
export function whenOver(ms: number, work: () => void): () => void {
  const waitMs = Math.max(ms, leastMs);
  const ends = Date.now() + waitMs;
  let hasRung = false;
  const look = () => {
    if (document.visibilityState === 'hidden' || !(hasRung || Date.now() >= ends)) return;
    stop();
    work();
  };
  const timer = setTimeout(
    () => {
      hasRung = true;
      look();
    },
    Math.min(waitMs, mostMs),
  );
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  return stop;
}
