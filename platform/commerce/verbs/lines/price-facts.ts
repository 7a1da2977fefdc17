import type { Queryable } from '@/services/database/database';
import type { Json } from '@/platform/commerce/engine/json';
import { seenBy } from '../visible-products';

/** A spec of a product: the spec, the product's own defaults for it, its options. */
export interface SpecFacts {
  spec: Json;
  assignment: Json;
  options: Json[];
}

/** All that decides over a line of one product. */
export interface ProductFacts {
  id: string;
  product: Json;
  schedule: Json | null;
  /** Seen by the order's buyer in their catalog. */
  available: boolean;
  specs: SpecFacts[];
}

interface FactsRow extends Record<string, unknown> {
  id: string;
  product: Json;
  schedule: Json | null;
  available: boolean;
  specs: SpecFacts[] | null;
}

/**
 * Products, price schedules, specs and options of an order in one read. With `lock` the products stay locked to the end of the
 * transaction, in the order of their IDs so that two orders never wait for each other.
 */
export async function readPriceFacts(
  handle: Queryable,
  buyerID: string,
  productIDs: readonly string[],
  lock = false,
): Promise<Map<string, ProductFacts>> {
  const unique = [...new Set(productIDs)];
  if (unique.length === 0) return new Map();
  const rows = await handle.query<FactsRow>(
    `with shop as materialized (select b.doc ->> 'DefaultCatalogID' as catalog from commerce.resource b where b.kind = 'Buyer' and b.parent = '' and b.id = $1)
     select p.id, p.doc as product, s.doc as schedule,
       exists (select 1 from commerce.listed l where l.catalog = (select catalog from shop) and l.id = p.id
         and ${seenBy('$1::text', '(select catalog from shop)')}) as available,
       (select jsonb_agg(jsonb_build_object('spec', e.doc, 'assignment', a.doc, 'options', coalesce(
           (select jsonb_agg(o.doc) from commerce.resource o where o.kind = 'SpecOption' and o.parent = e.id), '[]')))
         from commerce.resource a join commerce.resource e on e.kind = 'Spec' and e.parent = '' and e.id = a.doc ->> 'SpecID'
         where a.kind = 'SpecProductAssignment' and a.doc ->> 'ProductID' = p.id) as specs
     from commerce.resource p
     left join commerce.resource own on own.kind = 'ProductAssignment' and own.parent = '' and own.id = p.id || '/' || $1
     left join commerce.resource s on s.kind = 'PriceSchedule' and s.parent = ''
       and s.id = coalesce(own.doc ->> 'PriceScheduleID', p.doc ->> 'DefaultPriceScheduleID')
     where p.kind = 'Product' and p.parent = '' and p.id = any($2)
     order by p.id ${lock ? 'for update of p' : ''}`,
    [buyerID, unique],
  );
  return new Map(rows.map((row) => [row.id, { ...row, specs: row.specs ?? [] }]));
}
