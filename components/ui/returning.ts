let returning = false;

/** Whether the page on its way is one the visitor steps back or forth to. */
export const isReturning = (): boolean => returning;

/** Notes a step back or forth. */
export function beginReturn(): void {
  returning = true;
}

/** Notes that the page is there, and answers whether it was stepped back or forth to. */
export function endReturn(): boolean {
  const was = returning;
  returning = false;
  return was;
}
