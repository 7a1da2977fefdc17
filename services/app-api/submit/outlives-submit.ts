import { decodeJwt } from 'jose';

/** Longer than checking an order and holding its money take, when every call takes its whole time. */
const longestMs = 2 * 60_000;

/** Whether a verified token is good for long enough to submit an order with it at the end of a submit (decision 183). Pure. */
export function outlivesSubmit(accessToken: string, now: Date): boolean {
  const { exp = 0 } = decodeJwt(accessToken);
  return exp * 1000 - now.getTime() > longestMs;
}
