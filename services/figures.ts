import type { Env } from '@/lib/config/env';
import type { Figure } from '@/lib/telemetry/meter';
import { breakerFigure } from '@/lib/upstream/policy';
import type { Store } from './database/statements';
import { deliveryClassFigure } from './indexer/class-figure';
import { queueFigures } from './queue-figures';
import { signatureFigure } from './signature-figure';
import type { IndexClient } from './upstream/search/index-client';

/** What a services process tells of itself beside what it counts: its queues, its index, its signatures and the breakers of the vendors it asks. */
export function serviceFigures(
  store: Pick<Store, 'query'>,
  index: Pick<IndexClient, 'countValues'>,
  env: Pick<Env, 'FILES_SIGNATURE' | 'FILES_PRIVATE_SIGNATURE'>,
): Figure[] {
  return [...queueFigures(store), deliveryClassFigure(index), signatureFigure(env), breakerFigure];
}
