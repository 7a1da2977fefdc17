import { traced } from '@/lib/core/tracing';
import type { ShopperSubmit, SagaContext, SagaPoint, Work } from './saga-context';
import { steps } from './steps';
import { isClosed, type OpenState, type Submission } from '../../orders/submission';

const reached: Partial<Record<Submission['state'], SagaPoint>> = {
  authorising: 'checked',
  authorised: 'authorised',
  verifying: 'submitted',
};

/**
 * Brings an open submission to its end, step by step. `request` is `null` when a row is taken over after a crash. An error leaves the row open in its last
 * state, for the reconciler.
 */
export async function runSaga(
  context: SagaContext,
  opened: Submission,
  request: ShopperSubmit | null,
): Promise<Submission> {
  const work: Work = {
    ...context,
    request,
    means: new Map(),
    limits: request && context.limitsOf(request.client, opened.orderID),
    counted: [],
  };
  let row = opened;
  while (!isClosed(row)) {
    const { state } = row;
    row = await traced({ kind: 'internal', name: `submit ${state}` }, () =>
      steps[state as OpenState](work, row),
    );
    const point = reached[row.state];
    if (point) await context.at(point);
  }
  if (row.state === 'refused') for (const counted of work.counted) await counted.giveBack();
  return row;
}
