import { statesOfZip } from '@/lib/address/verification/zip-states';
import type { Cents } from '@/lib/core/money';
import type { TermsChange } from '@/lib/core/order-change';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { isPickup } from '@/lib/delivery/labels';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LinePromise } from '@/lib/orders/line/order-line';
import { changedLines } from './changed-lines';
import { taxOfGoods, type ProductsByID } from './price-shipment';
import { itemsOf, promisedFee, shipmentWish } from './shipment-promise';
import { worseTerms } from './worse-terms';

/**
 * A shipment whose day stands, but by another way or for more money than was promised: for a dearer delivery, or for a tax that is higher
 * where it turns out to go. `null` where it costs what was promised, or less.
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
  const [{ Zip } = { Zip: null }] = promises;
  const tax = taxElsewhere(
    group,
    products,
    { zip: Zip, ...before },
    { zip: sent.zip, state: line?.address?.State ?? '', ...after },
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

/** The tax of goods where they were promised to and where they go, in cents; `null` where that is one ZIP, one of them is not known, or they are picked up. */
function taxElsewhere(
  group: Pick<ShipmentGroup, 'lines'>,
  products: ProductsByID,
  before: TermsTo,
  after: TermsTo & { state: string },
): TermsChange['tax'] | null {
  if (!before.zip || before.zip === after.zip || !after.method || isPickup(after.method))
    return null;
  const from = { zip: before.zip, state: statesOfZip(before.zip)[0] ?? '' };
  return {
    before: taxOfGoods(group, products, before.cents, from),
    after: taxOfGoods(group, products, after.cents, { zip: after.zip ?? '', state: after.state }),
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
): LinePromise {
  if (!before?.Zip || before.FeeCents === null || chosen.FeeCents === null) return chosen;
  const { Zip } = before;
  const FeeCents = Math.max(before.FeeCents, chosen.FeeCents);
  const then = { zip: Zip, method: before.DeliveryMethod, cents: FeeCents };
  const now = { zip: chosen.Zip, method: chosen.DeliveryMethod, cents: chosen.FeeCents };
  const tax = taxElsewhere(group, products, then, { ...now, state });
  return worseTerms(then, now, tax) === 'tax' ? { ...chosen, Zip, FeeCents } : chosen;
}
