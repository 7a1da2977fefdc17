import { searchIndexes } from '@/lib/config/search-indexes';
import { now } from '@/lib/core/time/clock';
import { buildStock } from '@/platform/stock/stock';
import {
  syntheticBatches,
  type SyntheticBatch,
} from '@/platform/stock/synthetic/synthetic-batches';
import type { WholeShop } from '../back-end/systems';

/** Fills a stocked shop up to `size` sellable products for measuring, their records changed by `vary`, telling how far it is after each batch; returns how many there are. */
export async function enlarge(
  systems: Pick<WholeShop, 'commerce' | 'search'>,
  size: number,
  tell: (products: number) => void,
  vary: (records: SyntheticBatch['records']) => SyntheticBatch['records'] = (records) => records,
): Promise<number> {
  const at = now();
  let products = buildStock({ now: at }).commerce.products.length;
  for (const { commerce, records } of syntheticBatches({ now: at, count: size - products })) {
    await systems.commerce.load(commerce);
    await systems.search.add(searchIndexes.products, vary(records));
    products += commerce.products.length;
    tell(products);
  }
  return products;
}
