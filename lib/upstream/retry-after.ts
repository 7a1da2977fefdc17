/** The longest that a repeated call waits for a system: shoppers wait with it. */
export const longestRetryAfterMs = 2000;

/** For how long a system asked to be left alone, by the headers of its answer; `undefined` where it did not say. */
export function retryAfterMs(headers: Record<string, unknown> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && headers?.['retry-after'] !== undefined
    ? seconds * 1000
    : undefined;
}
