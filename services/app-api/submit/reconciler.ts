import { newId } from '@/lib/core/ids';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { traced } from '@/lib/core/tracing';
import { every, type Loop } from '../../loop';
import { mostTakenOver } from '../../orders/journal';
import { runSaga } from './run-saga';
import type { SagaContext } from './saga-context';

/** Ends interrupted submissions: those untouched for a while. */
export interface Reconciler extends Loop {
  /** Runs one pass, over as many as are taken at a time; returns how many submissions it closed. */
  reconcile(): Promise<number>;
}

/**
 * The reconciler: at start and every `intervalMs`, for rows untouched for `staleMs`. A row that fails again waits for a later pass; while rows come to
 * their end and more may wait, pass follows pass.
 */
export function reconciler(context: SagaContext, intervalMs: number, staleMs: number): Reconciler {
  const pass = async () => {
    const rows = await context.journal.takeOver(newId(), staleMs);
    const ends = await Promise.all(
      rows.map(async (row) => {
        try {
          const { state } = await traced(
            { kind: 'internal', name: 'submit reconciled', from: null },
            () => runSaga(context, row, null),
          );
          log('warn', 'submit reconciled', { orderID: row.orderID, outcome: state });
          return 1;
        } catch (error) {
          log('error', 'submit not reconciled', {
            orderID: row.orderID,
            detail: errorWords(error),
          });
          return 0;
        }
      }),
    );
    const closed = ends.reduce<number>((all, end) => all + end, 0);
    return { closed, isFull: rows.length === mostTakenOver };
  };
  const work = async () => {
    const { closed, isFull } = await pass();
    if (isFull && closed > 0) loop.wake();
  };
  const loop = every(intervalMs, work, 'reconciler');
  return { ...loop, reconcile: async () => (await pass()).closed };
}
