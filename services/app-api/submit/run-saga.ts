import type { SagaContext, SagaPoint } from './saga-context';
import { steps } from './steps';
import { isClosed, type OpenState, type Submission } from './submission';

const reached: Partial<Record<Submission['state'], SagaPoint>> = { authorising: 'checked', authorised: 'authorised', verifying: 'submitted' };

/**
 * Brings an open submission to its end, step by step. `nonce` is the card's, or null when a row is taken over after a crash.
 * Whatever is thrown leaves the row open at its last written state, for the reconciler.
 */
export async function runSaga(context: SagaContext, opened: Submission, nonce: string | null): Promise<Submission> {
  let row = opened;
  while (!isClosed(row)) {
    row = await steps[row.state as OpenState](context, row, nonce);
    const point = reached[row.state];
    if (point) await context.at(point);
  }
  return row;
}
