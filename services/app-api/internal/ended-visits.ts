import { sessionLifetimeSeconds } from '@/lib/session/cookie';
import type { Store } from '@/services/database/statements';

/** A little longer than a seal opens, whatever the clocks of the storefronts say. */
const marginMs = 60 * 60_000;

/** Ends a visit for every storefront, until no copy of its cookie can be opened any more (decision 092). */
export async function endVisit(store: Store, sid: string, now: Date): Promise<void> {
  await store.query('delete from services.ended_visit where until <= $1', [now]);
  await store.query(
    'insert into services.ended_visit (sid, until) values ($1, $2) on conflict (sid) do nothing',
    [sid, new Date(now.getTime() + sessionLifetimeSeconds * 1000 + marginMs)],
  );
}

/** Whether a visit was ended. */
export async function isEndedVisit(store: Store, sid: string): Promise<boolean> {
  return (await store.query('select 1 from services.ended_visit where sid = $1', [sid])).length > 0;
}
