import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { traced } from '@/lib/core/tracing';
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
      if (error instanceof LostDesk) return 0;
      if (error instanceof WaitingDesk) {
        const nextAt = new Date(now().getTime() + shortestPauseMs);
        await letDeskWait(context.store, desk, nextAt);
        return 0;
      }
      log('warn', 'money not settled', {
        orderID: desk.orderID,
        operation: 'settler',
        attempt: desk.failures + 1,
        detail: String(error),
      });
      const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(desk.failures, 10));
      await putOffDesk(context.store, desk, new Date(now().getTime() + pause), String(error));
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
