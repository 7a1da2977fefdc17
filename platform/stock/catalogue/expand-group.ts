import type {
  CategoryProductAssignment,
  PriceSchedule,
  Product,
  SpecProductAssignment,
} from 'ordercloud-javascript-sdk';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import type { ProductRecord } from '@/lib/search/record';
import { categoryNames } from './all-categories';
import { largestMarkup } from './charge-specs';
import type { GroupSource } from './group-source';
import { productOfVariant, scheduleOfVariant } from './product-of-variant';
import { facetsOf } from './facets-of-group';
import { releaseDays, releaseOf } from './release-days';
import { variantsOf } from './variants';

/** What a group becomes in the vendors' words. */
export interface ExpandedGroup {
  products: (Product & { ID: string })[];
  priceSchedules: (PriceSchedule & { ID: string })[];
  specAssignments: SpecProductAssignment[];
  categoryAssignments: CategoryProductAssignment[];
  records: ProductRecord[];
}

/** Expands a group into commerce products, price schedules, assignments and search records. `today` is the Chicago day of building. */
export function expandGroup(
  group: GroupSource,
  position: number,
  today: ChicagoDate,
): ExpandedGroup {
  const variants = variantsOf(group);
  const release = releaseDays(releaseOf(group), today);
  const markup = group.kind.endsWith('gift-card')
    ? Math.max(0, ...(group.specs ?? []).map(largestMarkup))
    : 0;
  return withRecords(
    {
      products: variants.map((variant) =>
        productOfVariant(group, variant, position, release, facetsOf(group, variants)),
      ),
      priceSchedules: variants.map((variant) => scheduleOfVariant(group, variant)),
      specAssignments: variants.flatMap(({ productID }) =>
        (group.specs ?? []).map((SpecID) => ({ SpecID, ProductID: productID })),
      ),
      categoryAssignments: variants.flatMap(({ productID }) =>
        group.categories.map((CategoryID) => ({
          CategoryID,
          ProductID: productID,
          ListOrder: position,
        })),
      ),
    },
    today,
    markup,
  );
}

/** What was expanded, with the search records that the indexer would make of it. */
export function withRecords(
  expanded: Omit<ExpandedGroup, 'records'>,
  today: ChicagoDate,
  markup = 0,
): ExpandedGroup {
  const categoryIDs = new Map<string, string[]>();
  for (const { ProductID = '', CategoryID = '' } of expanded.categoryAssignments)
    categoryIDs.set(ProductID, [...(categoryIDs.get(ProductID) ?? []), CategoryID]);
  const schedules = new Map(expanded.priceSchedules.map((schedule) => [schedule.ID, schedule]));
  return {
    ...expanded,
    records: recordsFromCommerce({
      products: expanded.products,
      schedules,
      categoryIDs,
      categoryNames,
      largestMarkup: markup,
      today,
    }),
  };
}
