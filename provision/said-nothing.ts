const forNow = new Set([408, 425, 429]);

/** Whether an answer of a vendor with this HTTP status (unset: no answer came) says nothing of keys and accounts: it is down, or asked too often. Pure. */
export function saidNothing(status: number | undefined): boolean {
  return status === undefined || status >= 500 || forNow.has(status);
}

/** What to do about such an answer. */
export const askAgain = 'Run this again in some minutes; see the vendor’s status page.';
