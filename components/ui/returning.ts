let returning = false;

/** Whether the page on its way is one the visitor steps back or forth to. */
export const isReturning = (): boolean => returning;

/** Notes that the visitor goes elsewhere, or has arrived, and answers whether it was by a step back or forth. */
export function endReturn(): boolean {
  const was = returning;
  returning = false;
  return was;
}

// As soon as the script is there: listeners of a window are called in the order they came, and the router's renders the page before it lets go.
if (typeof window !== 'undefined') window.addEventListener('popstate', () => { returning = true; });
