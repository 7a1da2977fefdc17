import { noChoice } from '@/lib/catalogue/category/list-address';
import { searchIndexes } from '@/lib/config/search-indexes';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { arrival } from '@/lib/delivery/arrival';
import { keptArrivals } from '@/lib/delivery/days/kept-arrivals';
import { itemOfClass } from '@/lib/delivery/delivery-class';
import type { ProductRecord } from '@/lib/search/record';
import { listRequests, toSearchQuery } from '@/lib/search/list/list-requests';
import { indexTime, type ProductScope } from '@/lib/search/list/product-filters';
import type { SyntheticBatch } from '@/platform/stock/synthetic/synthetic-batches';
import type { BackEnd } from '../../back-end';
import { stockWorld } from '../promise/stock-world';
import type { Measured } from './measure';
import { askSearch } from './visitor';

const classes = 80;
/** The sixteen classes of the demo stock's products are there beside the made ones. */
const made = Array.from(
  { length: classes - 16 },
  (_, index) => `P0C0L${index % 8}U${1 + Math.floor(index / 8)}_n`,
);
const limitMs = 30;
/** A promise without its price takes 0.2 ms at most. */
const promiseMs = 0.2;
const zip = '55408';

/** The records of synthetic products, half of their codes spread over more delivery classes. */
export function withManyClasses(records: SyntheticBatch['records']): SyntheticBatch['records'] {
  return records.map((record) => {
    const DeliveryClass = made[Number(record.ProductCode) % (2 * made.length)];
    return DeliveryClass ? { ...record, DeliveryClass } : record;
  });
}

interface Answer {
  nbHits: number;
  hits: ProductRecord[];
  facets?: Record<string, Record<string, number>>;
}

/** Lists filtered by "arrives by": every class is answered, then the search engine asked for those that arrive; and a promise of each class by itself. Throws when a list holds what does not arrive. */
export async function arrivingLists(backEnd: BackEnd): Promise<Measured[]> {
  const { facts } = stockWorld(now());
  const listed = async (scope: ProductScope, only: readonly string[] | null) => {
    const [answer] = await askSearch<Answer>(
      backEnd,
      listRequests(noChoice, 1).map((request) =>
        toSearchQuery(scope, request, indexTime(now()), only),
      ),
    );
    if (!answer) throw new Error('The search engine does not answer.');
    return answer;
  };
  const [all] = await askSearch<Answer>(backEnd, [
    { indexName: searchIndexes.products, query: '', hitsPerPage: 0, facets: ['DeliveryClass'] },
  ]);
  const found = Object.keys(all?.facets?.DeliveryClass ?? {});
  console.log(`${found.length} delivery classes`);
  if (found.length < classes) throw new Error(`There are fewer than ${classes} delivery classes.`);
  const items = found.flatMap((each) => itemOfClass(each) ?? []);
  const arrivals = keptArrivals();
  const filtered = (name: string, scope: ProductScope): Measured => ({
    name: `${name}, of ${found.length} classes what arrives by a day`,
    limitMs,
    run: async (round) => {
      const at = now();
      const by = addChicagoDays(chicagoDate(at), 1 + (round % 14));
      const said = arrivals(found, { zip, by }, facts, at);
      const arriving = found.filter((each) => said[each]?.can);
      const { hits } = await listed(scope, arriving);
      if (hits.some(({ DeliveryClass = '' }) => !arriving.includes(DeliveryClass)))
        throw new Error(`The list holds what does not arrive by ${by}.`);
    },
  });
  const whole = (name: string, scope: ProductScope): Measured => ({
    name: `${name}, not filtered`,
    limitMs,
    run: async () => {
      if ((await listed(scope, null)).nbHits === 0) throw new Error('The list is empty.');
    },
  });
  const category = { categoryID: 'Flowers_BloomingGifts' };
  return [
    whole('a list of a category', category),
    filtered('a list of a category', category),
    whole('a list of a search', { query: 'rose' }),
    filtered('a list of a search', { query: 'rose' }),
    {
      name: `a promise without its price for each of ${items.length} classes`,
      limitMs: items.length * promiseMs,
      run: () => {
        const at = now();
        for (const item of items) arrival({ zip, items: [item] }, facts, at);
        return Promise.resolve();
      },
    },
  ];
}
