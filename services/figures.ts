import type { Env } from '@/lib/config/env';
import type { Figure } from '@/lib/telemetry/meter';
import { breakerFigure } from '@/lib/upstream/policy';
import type { Store } from './database/statements';
import { queueFigures } from './queue-figures';
import type { IndexClient } from './upstream/search/index-client';
import { signatureEnd } from '@/lib/config/blob-storage';
import { now } from '@/lib/core/time/clock';
import { searchIndexes } from '@/lib/config/search-indexes';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';

/** What a services process tells of itself beside what it counts: its queues, its index, its signatures and the breakers of the vendors it asks. */
export function serviceFigures(
  store: Pick<Store, 'query'>,
  index: Pick<IndexClient, 'countValues'>,
  env: Pick<Env, 'FILES_SIGNATURE' | 'FILES_PRIVATE_SIGNATURE'>,
): Figure[] {
  return [...queueFigures(store), deliveryClassFigure(index), signatureFigure(env), breakerFigure];
}

const signatures = ['FILES_SIGNATURE', 'FILES_PRIVATE_SIGNATURE'] as const;

/** How long the signatures open the containers of the blob storage, as they say themselves; nothing of one that says no end. */
export function signatureFigure(env: Pick<Env, (typeof signatures)[number]>): Figure {
  return {
    name: 'shop_signature_left_seconds',
    help: 'Until a signature of the blob storage ends, by its variable; less than 0 since it ended.',
    labels: ['variable'],
    read: () =>
      Promise.resolve(
        signatures.flatMap((variable) => {
          const end = signatureEnd(env[variable]);
          if (end === null) return [];
          const seconds = (Date.parse(end) - now().getTime()) / 1000;
          // An end that cannot be read opens nothing.
          return [{ labels: { variable }, value: Number.isNaN(seconds) ? 0 : seconds }];
        }),
      ),
  };
}

const countedEveryMs = 600_000;

/**
 * How many delivery classes the products of the index have. Lists are filtered by them ("arrives by"), and the search engine counts a hundred values of an attribute at most:
 * a list of more has no such filter. Asked for once in ten minutes, beside the metrics, which do not wait for it; `NaN` until it is known.
 */
export function deliveryClassFigure(index: Pick<IndexClient, 'countValues'>): Figure {
  let count = NaN;
  let askedAt = -Infinity;
  const ask = async () => {
    try {
      count = await index.countValues(searchIndexes.products, 'DeliveryClass');
    } catch (error) {
      log('warn', 'delivery classes not counted', {
        upstream: 'search',
        detail: errorWords(error),
      });
    }
  };
  return {
    name: 'shop_delivery_classes',
    help: 'Delivery classes of the products in the index; lists know a hundred.',
    read: () => {
      if (performance.now() - askedAt > countedEveryMs) {
        askedAt = performance.now();
        void ask();
      }
      return Promise.resolve([{ value: count }]);
    },
  };
}
