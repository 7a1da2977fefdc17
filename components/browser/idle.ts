/** Milliseconds a browser that does not tell when it is idle (Safari) is left alone. */
const restMs = 300;

/** Does `work` once the page has loaded and the browser has nothing else to do; returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const rest = () => {
    if ('requestIdleCallback' in window) {
      const turn = requestIdleCallback(work);
      stop.signal.addEventListener('abort', () => cancelIdleCallback(turn));
    } else {
      const turn = setTimeout(work, restMs);
      stop.signal.addEventListener('abort', () => clearTimeout(turn));
    }
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal: stop.signal });
  return () => stop.abort();
}
