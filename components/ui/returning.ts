import { afterPaint } from './after-paint';

/** Milliseconds after the first paint until nothing is held back any more (`held` in styles/parts.css). */
const letGo = 150;
const place = (): string => window.location.pathname + window.location.search;

let returning = false;
let left = '';

/** Whether the page on its way is one the visitor steps back or forth to. */
export const isReturning = (): boolean => returning;

/** Notes that the visitor goes elsewhere, or has arrived, and returns whether it was by a step back or forth. */
export function endReturn(): boolean {
  const was = returning;
  returning = false;
  left = place();
  if (was) afterPaint(() => setTimeout(layOutWhatIsNear, letGo));
  return was;
}

/** The browser scrolls to where the visitor was as soon as the page is there: until then all of it has its real height (decision 073). */
function beginReturn(): void {
  returning = true;
  document.documentElement.dataset.returning = '';
}

function layOutWhatIsNear(): void {
  if (!returning) delete document.documentElement.dataset.returning;
}

// As soon as the script is there: listeners of a window are called in the order they came, and the router's renders the page before it lets go.
if (typeof window !== 'undefined') {
  left = place();
  // A place of the page (`#…`) or a closed drawer is no other page.
  window.addEventListener('popstate', () => {
    if (place() === left) endReturn();
    else beginReturn();
  });
}
