import { now, setClock } from './clock';

/** Path of the clock control in both processes; open only to loopback callers when SHOP_CONTROL is set. */
export const clockControlPath = '/__control/clock';

const refused = { error: 'Send { "now": "<ISO instant>" } or { "now": null }.' };

/** Sets the clock from a control request's body `{ "now": ISO instant | null }` and says what time it is; 400 and what to send when the body is wrong. */
export function controlClock(
  body: unknown,
): { status: 200; body: { now: string } } | { status: 400; body: { error: string } } {
  const wanted = typeof body === 'object' && body !== null && 'now' in body ? body.now : undefined;
  if (wanted !== null && typeof wanted !== 'string') return { status: 400, body: refused };
  const instant = wanted === null ? null : new Date(wanted);
  if (instant && Number.isNaN(instant.getTime())) return { status: 400, body: refused };
  setClock(instant);
  return { status: 200, body: { now: now().toISOString() } };
}

/** Whether a socket's address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
