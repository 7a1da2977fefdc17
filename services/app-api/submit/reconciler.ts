import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { traced } from '@/lib/core/tracing';
import { every, type Loop } from '../../loop';
import { runSaga } from './run-saga';
import type { SagaContext } from './saga-context';

/** Ends interrupted submissions: those untouched for a while. */
export interface Reconciler extends Loop {
  /** Runs one pass; returns how many submissions it closed. */
  reconcile(): Promise<number>;
}

/** The reconciler: at start and every `intervalMs`, for rows untouched for `staleMs`. A row that fails again waits for the next pass. */
export function reconciler(context: SagaContext, intervalMs: number, staleMs: number): Reconciler {
  const reconcile = async () => {
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
          log('error', 'submit not reconciled', { orderID: row.orderID, detail: String(error) });
          return 0;
        }
      }),
    );
    return ends.reduce<number>((all, end) => all + end, 0);
  };
  return { ...every(intervalMs, reconcile, 'reconciler'), reconcile };
}
