import { statesOfZip } from '@/lib/address/verification/zip-states';
import type { Cents } from '@/lib/core/money';
import type { TermsChange } from '@/lib/core/order-change';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { type DeliveryMethod, isPickup } from '@/lib/delivery/method';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { taxOfGoods, type ProductsByID } from './price-shipment';
import { itemsOf, promisedFee, shipmentWish } from './shipment-promise';
import { worseTerms } from './worse-terms';

/**
 * A shipment whose day stands, but by another way or for more money than was promised: for a dearer delivery, or for a tax that is higher
 * where it turns out to go, or has become so. `null` where it costs what was promised, or less.
 */
export function otherTerms(
  group: ShipmentGroup,
  products: ProductsByID,
  world: DeliveryWorld,
): TermsChange | null {
  const promises = group.lines.flatMap((line) => linePromise(line) ?? []);
  const wish = shipmentWish(group, products, world, world.now);
  const [line] = group.lines;
  const sent = wish ?? {
    method: group.method,
    zip: line?.address?.Zip || null,
    date: group.date,
    run: line?.xp.TimePreference ?? null,
  };
  const { method, date } = sent;
  const fees = promises.flatMap(({ FeeCents }) => FeeCents ?? []);
  if (group.seats || !method || !date || fees.length === 0) return null;
  const cents = promisedFee({ ...sent, method, date, items: itemsOf(group, products) }, world);
  const from = promises.find(({ DeliveryMethod: other }) => other && other !== method);
  const before = { method: from?.DeliveryMethod ?? method, cents: Math.max(...fees) };
  const after = { method, cents };
  const [{ Zip, TaxPercent } = { Zip: null }] = promises;
  const tax = taxBetween(
    group,
    products,
    { zip: Zip, percent: TaxPercent, ...before },
    { zip: sent.zip, state: line?.address?.State, ...after },
    world.taxRates,
  );
  const worse = worseTerms(before, after, tax);
  if (!worse) return null;
  return {
    what: 'terms',
    ...changedLines(group.lines),
    date,
    before,
    after,
    ...(worse === 'tax' && tax ? { tax } : {}),
    reason: Zip !== sent.zip ? 'another-zip' : 'another-price',
    zip: sent.zip ?? '',
  };
}

/** What goods go by and cost without handling, in cents, to a ZIP. */
interface TermsTo {
  method: DeliveryMethod | null;
  cents: Cents;
  zip: string | null;
}

/** The tax of goods as they were promised and as they go, in cents; `null` where its rate is the same, one of the ZIPs is not known, or they are picked up. */
function taxBetween(
  group: Pick<ShipmentGroup, 'lines'>,
  products: ProductsByID,
  before: TermsTo & { percent?: number },
  after: TermsTo & { state?: string },
  taxRates: TaxRates,
): TermsChange['tax'] | null {
  if (!before.zip || !after.method || isPickup(after.method)) return null;
  const stateOf = (zip: string) => statesOfZip(zip)[0] ?? '';
  const [from, to] = [
    { zip: before.zip, state: stateOf(before.zip), percent: before.percent },
    { zip: after.zip ?? '', state: after.state || stateOf(after.zip ?? '') },
  ];
  if (before.zip === after.zip && from.percent === undefined) return null;
  return {
    before: taxOfGoods(group, products, before.cents, from, taxRates),
    after: taxOfGoods(group, products, after.cents, to, taxRates),
  };
}

/**
 * What the lines of `group` keep of a day that is chosen in one step with their recipient, who lives in `state`. Another way or a dearer fee stood beside the days
 * (`wishChange`); a tax did not. Where it makes them dearer than at the ZIP the day was promised for before, that ZIP stays, with the dearer of both fees, so that `otherTerms`
 * shows what became of them.
 */
export function promiseToRecipient(
  chosen: LinePromise,
  before: LinePromise | null,
  group: Pick<ShipmentGroup, 'lines'>,
  products: ProductsByID,
  state: string,
  taxRates: TaxRates,
): LinePromise {
  if (!before?.Zip || before.FeeCents === null || chosen.FeeCents === null) return chosen;
  const { Zip, TaxPercent } = before;
  const FeeCents = Math.max(before.FeeCents, chosen.FeeCents);
  const then = { zip: Zip, method: before.DeliveryMethod, cents: FeeCents, percent: TaxPercent };
  const now = { zip: chosen.Zip, method: chosen.DeliveryMethod, cents: chosen.FeeCents, state };
  const tax = taxBetween(group, products, then, now, taxRates);
  return worseTerms(then, now, tax) === 'tax' ? { ...chosen, Zip, FeeCents, TaxPercent } : chosen;
}

/** The lines a change concerns, as it names them. */
export function changedLines(lines: readonly OrderLine[]): {
  lineIDs: string[];
  titles: string[];
} {
  return {
    lineIDs: lines.map(({ id }) => id),
    titles: lines.map(({ productName, productXp }) => productTitle(productName, productXp)),
  };
}
