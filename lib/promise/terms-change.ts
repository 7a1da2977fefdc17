import { statesOfZip } from '@/lib/address/verification/zip-states';
import type { TermsChange } from '@/lib/core/order-change';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { isPickup } from '@/lib/delivery/labels';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LinePromise } from '@/lib/orders/line/order-line';
import { changedLines } from './changed-lines';
import { taxOfGoods, taxPercent, type ProductsByID } from './price-shipment';
import { itemsOf, promisedFee, shipmentWish } from './shipment-promise';

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
  const before = Math.max(...fees);
  const from = promises.find(({ DeliveryMethod: other }) => other && other !== method);
  const [{ Zip } = { Zip: null }] = promises;
  const elsewhere = Zip !== sent.zip;
  const costs = from !== undefined || cents > before;
  const tax =
    !costs && elsewhere && Zip && !isPickup(method)
      ? {
          before: taxOfGoods(group, products, before, {
            zip: Zip,
            state: statesOfZip(Zip)[0] ?? '',
          }),
          after: taxOfGoods(group, products, cents, {
            zip: line?.address?.Zip ?? '',
            state: line?.address?.State ?? '',
          }),
        }
      : null;
  const dearer = tax !== null && cents + tax.after > before + tax.before;
  if (!costs && !dearer) return null;
  return {
    what: 'terms',
    ...changedLines(group.lines),
    date,
    before: { method: from?.DeliveryMethod ?? method, cents: before },
    after: { method, cents },
    ...(dearer ? { tax } : {}),
    reason: elsewhere ? 'another-zip' : 'another-price',
    zip: sent.zip ?? '',
  };
}

/**
 * What lines keep of a day that is chosen in one step with their recipient, who lives in `state`. Another way or a dearer fee stood beside the days (`wishChange`); a tax
 * did not. Where it is higher than at the ZIP the day was promised for before, that ZIP stays, with the dearer of both fees, so that `otherTerms` shows what became of them.
 */
export function promiseToRecipient(
  chosen: LinePromise,
  before: LinePromise | null,
  state: string,
): LinePromise {
  if (!before?.Zip || before.FeeCents === null || chosen.FeeCents === null) return chosen;
  const taxed = taxPercent(statesOfZip(before.Zip)[0] ?? '', before.Zip);
  const dearer = taxPercent(state, chosen.Zip ?? '') > taxed;
  return dearer && chosen.DeliveryMethod === before.DeliveryMethod
    ? { ...chosen, Zip: before.Zip, FeeCents: Math.max(chosen.FeeCents, before.FeeCents) }
    : chosen;
}
