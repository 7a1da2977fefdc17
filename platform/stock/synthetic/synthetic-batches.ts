import { localPlatform } from '@/lib/config/local-platform';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { CommerceStock, SearchIndexStock } from '@/platform/stock/stock-shape';
import { allGroups } from '../catalogue/all-groups';
import type { ExpandedGroup } from '../catalogue/expand-group';
import { shopIdentity } from '../shop-identity';
import { syntheticGroup } from './synthetic-group';
import { syntheticNames } from './synthetic-names';

const productsPerBatch = 2000;

/** Some products for measuring, to be added to a stocked shop. */
export interface SyntheticBatch {
  commerce: CommerceStock;
  records: SearchIndexStock['records'];
}

interface BatchOptions {
  now: Date;
  /** Sellable products wanted beside those that are there. */
  count: number;
}

/** Products multiplied from the authored ones until there are `count`, some two thousand at a time. Throws a RangeError beyond what has names. */
export function* syntheticBatches({ now, count }: BatchOptions): Generator<SyntheticBatch> {
  const today = chicagoDate(now);
  const authored = allGroups();
  const models = authored
    .filter(({ group }) => !group.hidden && !group.kind.endsWith('gift-card'))
    .map(({ group }) => group);
  let made = 0;
  let batch: ExpandedGroup[] = [];
  let inBatch = 0;
  for (let index = 0; made < count; index += 1) {
    const model = models[index % models.length];
    const round = Math.floor(index / models.length);
    if (!model || round >= syntheticNames || index > 199_998)
      throw new RangeError('There are no more names for products.');
    const group = syntheticGroup(model, index, round, authored.length + index + 1, today);
    batch.push(group);
    made += group.products.length;
    inBatch += group.products.length;
    if (inBatch >= productsPerBatch || made >= count) {
      yield batchOf(batch);
      batch = [];
      inBatch = 0;
    }
  }
}

function batchOf(groups: readonly ExpandedGroup[]): SyntheticBatch {
  const { catalogID } = localPlatform.commerce;
  return {
    commerce: {
      ...shopIdentity,
      apiClients: [],
      users: [],
      specs: [],
      categories: [],
      buyerAddresses: [],
      products: groups.flatMap(({ products }) => products),
      priceSchedules: groups.flatMap(({ priceSchedules }) => priceSchedules),
      specAssignments: groups.flatMap(({ specAssignments }) => specAssignments),
      categoryAssignments: groups.flatMap(({ categoryAssignments }) =>
        categoryAssignments.map((assignment) => ({ ...assignment, catalogID })),
      ),
    },
    records: groups.flatMap(({ records }) => records.map((record) => ({ ...record }))),
  };
}
