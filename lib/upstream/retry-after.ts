/** The longest wait before a repeated call, since shoppers wait with it. */
export const longestRetryAfterMs = 2000;

/** For how long a system asks not to be called, by its response headers; `undefined` where it does not say. */
export function retryAfterOf(headers: Record<string, unknown> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return seconds >= 0 ? seconds * 1000 : undefined;
}
