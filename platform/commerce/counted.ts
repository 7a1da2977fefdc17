import type { Counts } from './engine/counts';

/** The read-only counts of the kinds that have any. Variants are not used: there are none of any product. */
export const counted = {
  Product: {
    SpecCount: `select count(*) from commerce.resource a where a.kind = 'SpecProductAssignment' and a.parent = '' and a.doc #>> '{ProductID}' = r.id`,
  },
  Spec: {
    OptionCount: `select count(*) from commerce.resource o where o.kind = 'SpecOption' and o.parent = r.id`,
  },
  Catalog: {
    CategoryCount: `select count(*) from commerce.resource c where c.kind = 'Category' and c.parent = r.id`,
  },
  Category: {
    ChildCount: `select count(*) from commerce.resource c where c.kind = 'Category' and c.parent = r.parent and c.doc #>> '{ParentID}' = r.id`,
  },
} as const satisfies Record<string, Counts>;
