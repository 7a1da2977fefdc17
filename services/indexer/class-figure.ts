import { searchIndexes } from '@/lib/config/search-indexes';
import { log } from '@/lib/core/log';
import type { Figure } from '@/lib/telemetry/meter';
import type { IndexClient } from '../upstream/search/index-client';

const keptMs = 600_000;

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
      log('warn', 'delivery classes not counted', { upstream: 'search', detail: String(error) });
    }
  };
  return {
    name: 'shop_delivery_classes',
    help: 'Delivery classes of the products in the index; lists know a hundred.',
    read: () => {
      if (performance.now() - askedAt > keptMs) {
        askedAt = performance.now();
        void ask();
      }
      return Promise.resolve([{ value: count }]);
    },
  };
}
