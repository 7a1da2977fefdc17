import { decodeJwt } from 'jose';

/** Longer than checking an order and holding its money take when every call uses its whole time limit. */
const longestMs = 2 * 60_000;

/** Whether a verified token will still be valid at the end of a submit, when it is used to submit the order (decision 183). Pure. */
export function outlivesSubmit(accessToken: string, now: Date): boolean {
  const { exp = 0 } = decodeJwt(accessToken);
  return exp * 1000 - now.getTime() > longestMs;
}
