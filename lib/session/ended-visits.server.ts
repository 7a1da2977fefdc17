import 'server-only';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import { processWide } from '@/lib/core/process/process-wide';
import { endVisit, isEndedVisit } from '@/lib/upstream/app-api/visits';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { sessionLifetimeSeconds } from './cookie';
import type { Session } from './session';

/** Sessions this process knows to be ended, until no copy of their cookie opens any more (milliseconds since 1970). */
const endedUntil = processWide('ended-visits', () => new Map<string, number>());

/**
 * Revokes one session, with every copy of its cookie and at every storefront; the customer's other devices go on (ruling 38). While the
 * services do not answer this process alone remembers it: that is logged.
 */
export async function revokeSession({ sid }: Session): Promise<void> {
  remember(sid);
  try {
    await endVisit(sid);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'visit-end-not-recorded', { operation: 'end-visit', outcome: error.kind });
  }
}

/**
 * Whether a customer's session was ended although its cookie still opens. While the services do not answer only this process's own memory
 * says so: an outage signs nobody out (ruling 27).
 */
export async function isEnded({ sid }: Session): Promise<boolean> {
  if ((endedUntil.get(sid) ?? 0) > now().getTime()) return true;
  try {
    const ended = await isEndedVisit(sid);
    if (ended) remember(sid);
    return ended;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'visit-not-checked', { operation: 'visit-state', outcome: error.kind });
    return false;
  }
}

function remember(sid: string): void {
  const at = now().getTime();
  for (const [old, until] of endedUntil) {
    if (until > at) break;
    endedUntil.delete(old);
  }
  endedUntil.set(sid, at + sessionLifetimeSeconds * 1000);
}
