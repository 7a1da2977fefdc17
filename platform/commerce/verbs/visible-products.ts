/** The price schedule of a product for buyer `$2` as `s`: the one assigned to the buyer, else the product's own. `id` is the SQL of the product's ID, its row `r`. */
export function schedules(id: string): string {
  return `left join commerce.resource b on b.kind = 'ProductAssignment' and b.parent = '' and b.id = ${id} || '/' || $2
    left join commerce.resource s on s.kind = 'PriceSchedule' and s.parent = ''
      and s.id = coalesce(b.doc ->> 'PriceScheduleID', r.doc ->> 'DefaultPriceScheduleID')`;
}

/**
 * Whether buyer `buyer` may see the product of row `l` of `commerce.listed`: its catalog is active and assigned to the buyer, and all of
 * its products are, or this one, or a category above it. The three are SQL; `catalog` and `buyer` must not name a row, so that they are asked once.
 */
export function seenBy(buyer: string, catalog: string): string {
  const all = `(select commerce.opened(${buyer}, ${catalog}) -> 'ViewAllProducts' = 'true')`;
  return `(${all} or ((select commerce.opened(${buyer}, ${catalog})) is not null and commerce.assigned(${buyer}, ${catalog}, l.id)))`;
}

/**
 * Products of catalog `$1` that a shopper of buyer `$2` may see, as a `from` and `where` over `l`; `details` adds their documents as `r`
 * and price schedules as `s`, by outer joins over unique keys, so that the planner leaves out those a statement does not use.
 */
export const visibleProducts = {
  key: 'l',
  from: 'commerce.listed l',
  details: `left join commerce.resource r on r.uid = l.uid ${schedules('l.id')}`,
  where: `l.catalog = $1 and ${seenBy('$2::text', '$1::text')}`,
} as const;
