import { newId } from '@/lib/core/ids';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { traced } from '@/lib/core/tracing';
import type { Store } from '@/services/database/statements';
import { every, type Loop } from '../../loop';
import {
  letDeskWait,
  LostDesk,
  openDesks,
  putOffDesk,
  takeDesks,
  WaitingDesk,
  type Desk,
} from './desk';
import { settleOrder, type SettlerContext } from './settle-order';

/** Moves the money of placed orders when it is due. */
export interface Settler extends Loop {
  /** Works until nothing is due or it is told to stop; returns how many orders were looked at to the end. */
  settle(): Promise<number>;
}

const shortestPauseMs = 30_000;
const longestPauseMs = 30 * 60_000;

/** The settler: at start and every `intervalMs`; an order that somebody took and left for `staleMs` is taken over (decision 155). */
export function settler(context: SettlerContext, intervalMs: number, staleMs: number): Settler {
  const settleOne = async (desk: Desk): Promise<number> => {
    try {
      await traced({ kind: 'internal', name: 'money settled', from: null }, () =>
        settleOrder(context, desk),
      );
      return 1;
    } catch (error) {
      // What cannot be written down is taken over once it is stale, and the others in hand go on.
      await leaveUndone(context.store, desk, error).catch((unwritten: unknown) =>
        log('warn', 'money not put off', {
          orderID: desk.orderID,
          operation: 'settler',
          detail: errorWords(unwritten),
        }),
      );
      return 0;
    }
  };
  const settle = async () => {
    await openDesks(context.store, now());
    let done = 0;
    while (!loop.isStopping()) {
      const desks = await takeDesks(context.store, newId(), now(), staleMs);
      if (desks.length === 0) break;
      const ends = await Promise.all(desks.map(settleOne));
      done += ends.reduce((all, end) => all + end, 0);
    }
    return done;
  };
  const loop = every(intervalMs, settle, 'settler');
  return { ...loop, settle };
}

/** Leaves an order whose work ended with an error, which is logged unless nothing failed. Throws while the books are away. */
async function leaveUndone(store: Store, desk: Desk, error: unknown): Promise<void> {
  if (error instanceof LostDesk) return;
  if (error instanceof WaitingDesk) return letDeskWait(store, desk, inMs(shortestPauseMs));
  log('warn', 'money not settled', {
    orderID: desk.orderID,
    operation: 'settler',
    attempt: desk.failures + 1,
    detail: errorWords(error),
  });
  const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(desk.failures, 10));
  await putOffDesk(store, desk, inMs(pause), errorWords(error));
}

function inMs(ms: number): Date {
  return new Date(now().getTime() + ms);
}
