import type { CategoryProductAssignment, PriceSchedule, Product, SpecProductAssignment } from 'ordercloud-javascript-sdk';
import type { ChicagoDate } from '@/lib/core/chicago-time';
import type { ProductRecord } from '@/lib/search/record';
import type { GroupSource } from './group-source';
import { productOfVariant, scheduleOfVariant } from './product-of-variant';
import { recordsOfGroup } from './record-of-variant';
import { releaseDays } from './release-days';
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
export function expandGroup(group: GroupSource, position: number, today: ChicagoDate): ExpandedGroup {
  const variants = variantsOf(group);
  const release = releaseDays(group.release, today);
  return {
    products: variants.map((variant) => productOfVariant(group, variant, position, release)),
    priceSchedules: variants.map((variant) => scheduleOfVariant(group, variant)),
    specAssignments: variants.flatMap(({ productID }) => (group.specs ?? []).map((SpecID) => ({ SpecID, ProductID: productID }))),
    categoryAssignments: variants.flatMap(({ productID }) =>
      group.categories.map((CategoryID) => ({ CategoryID, ProductID: productID, ListOrder: position }))),
    records: recordsOfGroup(group, variants, position, release),
  };
}
