import { createHash } from 'node:crypto';
import type { PriceSchedule, Product, Spec } from 'ordercloud-javascript-sdk';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { inBatches } from '@/lib/core/parts-of';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { productXp, stockFacts } from '@/lib/catalogue/from-commerce';
import { stockBand } from '@/lib/catalogue/stock-band';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import type { ProductRecord } from '@/lib/search/record';
import type { SellerCatalogue } from '../upstream/commerce/catalogue';

/** Products of a group that are read beside one another: an event has hundreds of dates, and the platform refuses who asks for all at once. */
const readAtOnce = 25;

/** A product group as it is now: its products, the search records of those in the shop's catalog, and a fingerprint of everything its page shows. */
export interface GroupNow {
  products: Product[];
  records: ProductRecord[];
  page: string;
}

/**
 * Reads everything the platform knows of a product code. Which products these are a list says, which may be late, and `knownIDs`; what each is, its own read
 * says, which is not. Throws `CommerceFailure`.
 */
export async function readGroup(
  catalogue: SellerCatalogue,
  code: string,
  categoryNames: ReadonlyMap<string, string>,
  knownIDs: readonly string[] = [],
): Promise<GroupNow> {
  const listed = await catalogue.productsWhere({ 'xp.ProductCode': code });
  const ids = new Set([...listed.map(({ ID = '' }) => ID), ...knownIDs]);
  const read = await inBatches([...ids].sort(), readAtOnce, (id) => catalogue.product(id));
  const products = read.filter(
    (product): product is Product => product !== null && productXp(product)?.ProductCode === code,
  );
  const [schedules, assigned, specs] = await Promise.all([
    catalogue.schedules(products.map(({ DefaultPriceScheduleID }) => DefaultPriceScheduleID ?? '')),
    inBatches(
      products,
      readAtOnce,
      async ({ ID = '' }) =>
        [ID, await catalogue.categoryIDsOf(ID), await catalogue.inCatalog(ID)] as const,
    ),
    inBatches(
      products.filter(({ SpecCount }) => SpecCount !== 0),
      readAtOnce,
      ({ ID = '' }) => catalogue.specs(ID),
    ).then((lists) => lists.flat()),
  ]);
  const byID = new Map(schedules.map((schedule) => [schedule.ID ?? '', schedule]));
  const sold = new Set(assigned.flatMap(([id, , inCatalog]) => (inCatalog ? [id] : [])));
  const largestMarkup = isGiftCardProduct(code) ? markupOf(specs) : 0;
  return {
    products,
    records: recordsFromCommerce({
      products: products.filter(({ ID = '' }) => sold.has(ID)),
      schedules: byID,
      categoryIDs: new Map(assigned.map(([id, categoryIDs]) => [id, categoryIDs])),
      categoryNames,
      largestMarkup,
      today: chicagoDate(now()),
    }),
    page: fingerprint(products, schedules, specs, assigned),
  };
}

/** The largest markup a choice can add, in dollars. */
function markupOf(specs: readonly Spec[]): number {
  return Math.max(
    0,
    ...specs.flatMap(({ Options }) => (Options ?? []).map(({ PriceMarkup }) => PriceMarkup ?? 0)),
  );
}

/** Everything but the quantities, of which pages tell the band alone. Who is in no catalog cannot be seen. */
function fingerprint(
  products: readonly Product[],
  schedules: readonly PriceSchedule[],
  specs: readonly Spec[],
  assigned: readonly unknown[],
): string {
  const shown = products.map(({ Inventory, ...product }) => ({
    ...product,
    band: stockBand(stockFacts({ Inventory }, productXp(product))),
  }));
  return createHash('sha256')
    .update(JSON.stringify([shown, schedules, specs, assigned]))
    .digest('base64url');
}
