/** @jest-environment node */
import fc from 'fast-check';
import { toDetail, reportedShipments } from '@/lib/account/order-view';
import { cartSummary } from '@/lib/cart/cart-summary';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { ticketLines } from '@/lib/cart/ticket-lines';
import { checkoutOptions } from '@/lib/checkout/delivery/options';
import { toCents } from '@/lib/core/money';
import { deliveryItem } from '@/lib/delivery/item';
import { presentXp } from '@/lib/orders/availability';
import { groupShipments } from '@/lib/orders/group-shipments';
import { priceOrder } from '@/lib/promise/price-order';
import { orders, placed, products, world } from './generated-orders';

const sum = (parts: readonly { cents: number }[]) =>
  parts.reduce((all, { cents }) => all + cents, 0);
const totals = (lines: readonly { total: number }[]) =>
  lines.reduce((all, { total }) => all + total, 0);

/** Whether a list has the labels it shares with another in the other's order. */
function isInOrder(labels: readonly string[], other: readonly string[]): boolean {
  const places = labels.map((label) => other.indexOf(label)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place > places[index - 1]!);
}

/** The figures of cart, review and confirmation: what is wrong with them, or nothing. */
function faultsOfCart({ order, calculated }: ReturnType<typeof placed>): string[] {
  const cart = fromAppApi(calculated);
  const charged = toCents(order.Total ?? 0);
  const faults: string[] = [];
  let tickets = 0;
  for (const shipment of cart.shipments) {
    const shown = ticketLines(shipment, cart.shipments.length);
    const chosen = shipment.lines.reduce(
      (all, { charges, quantity }) =>
        all +
        charges.reduce((some, { markup, once }) => some + (once ? markup : markup * quantity), 0),
      0,
    );
    let so = totals(shipment.lines);
    for (const { label, cents, sum: isSum } of shown) {
      if (!isSum) so += cents;
      else if (so !== cents) faults.push(`${label} of ${shipment.id}: ${cents}, its parts ${so}`);
      if (label === 'Subtotal' && cents !== totals(shipment.lines) + chosen)
        faults.push(`charges of ${shipment.id} are not those its lines name`);
    }
    tickets += so - (shown.some(({ label }) => label === 'Tax') ? shipment.tax : 0);
  }
  const { total: whole, ...parts } = cart.totals;
  if (
    Object.values(parts).reduce((all, part) => all + part, 0) !== whole ||
    totals(cart.shipments) !== whole
  )
    faults.push('the totals are not their parts');
  const { lines, total } = cartSummary(cart);
  const ordered = lines.map(({ label }) => label);
  for (const shipment of cart.shipments)
    if (
      !isInOrder(
        ticketLines(shipment, 1).map(({ label }) => label),
        ordered,
      )
    )
      faults.push(`the fees of ${shipment.id} stand in another order than the summary's`);
  if (total.cents !== charged) faults.push(`the summary says ${total.cents}`);
  if (sum(lines.flatMap((line) => ('cents' in line ? [line] : []))) !== charged)
    faults.push('the summary does not add up');
  if (tickets + cart.totals.tax !== charged) faults.push('the tickets and the tax do not add up');
  return faults;
}

/** The same of the order's page in the account and of its print. */
function faultsOfAccount(
  { order, calculated }: ReturnType<typeof placed>,
  items: Parameters<typeof toDetail>[1],
  known = reportedShipments(order, calculated.CalculatorShipments),
): string[] {
  const { shipments, summary } = toDetail(order, items, [], known);
  const [tax, total] = summary.slice(-2);
  const charged = toCents(order.Total ?? 0);
  const screen = shipments.reduce((all, { lines, fees }) => all + totals(lines) + sum(fees), 0);
  const print = shipments.reduce(
    (all, { lines, printFees }) => all + totals(lines) + sum(printFees),
    0,
  );
  return [
    ...(total?.label === 'TOTAL' && total.cents === charged ? [] : ['the total']),
    ...(known.length === 0 || (screen + tax!.cents === charged && print + tax!.cents === charged)
      ? []
      : [`${charged} is ${screen} on the screen and ${print} in print, ${tax!.cents} of tax`]),
    ...(shipments.length < 2 || sum(summary.slice(0, -1)) === charged ? [] : ['the summary']),
  ];
}

describe('for any order, what is shown adds up to what is charged', () => {
  it('in cart, review, confirmation, account and print, in 10,000 orders', () => {
    const seen = { shipments: new Set<number>(), lines: new Set<number>() };
    fc.assert(
      fc.property(orders, (items) => {
        const order = placed(items);
        seen.shipments.add(order.calculated.CalculatorShipments.length);
        seen.lines.add(items.length);
        expect([...faultsOfCart(order), ...faultsOfAccount(order, items)]).toEqual([]);
      }),
      { seed: 20261123, numRuns: 10_000 },
    );
    expect([seen.shipments.size >= 5, seen.lines.size]).toEqual([true, 20]);
  }, 300_000);

  it('in the summary of the account where nobody knows the shipments’ own costs', () => {
    fc.assert(
      fc.property(orders, (items) => {
        expect(faultsOfAccount(placed(items), items, [])).toEqual([]);
      }),
      { seed: 20261124, numRuns: 1000 },
    );
  });
});

describe('for any shipment, what is shown beside a method', () => {
  it('is what is charged for it once it is chosen', () => {
    const facts = { settings: world.settings, cities: [...world.cities], stores: [] };
    const compared = new Set<string>();
    fc.assert(
      fc.property(orders, (items) => {
        const { lines } = placed(items);
        for (const group of groupShipments(lines)) {
          const place = group.lines[0]!.address;
          const own = group.lines.map((line) => ({ line, xp: presentXp(line, products) }));
          const offers = (
            ['Residence', 'InStorePickUp', 'CurbsidePickUp', 'Email'] as const
          ).flatMap(
            (addressType) =>
              checkoutOptions({
                query: { addressType, zip: place?.Zip },
                items: own.map(({ line, xp }) => deliveryItem(line.productID, xp)),
                goods: own.map(({ line, xp }) => ({
                  quantity: line.quantity,
                  handlingCents: xp.HandlingCents ?? 0,
                })),
                facts,
                now: world.now,
              }).methods,
          );
          for (const { method, cost, fees } of offers) {
            const chosen = {
              DeliveryMethod: method,
              RequestedDeliveryDate: '2026-12-01',
              StoreID: 'Store-edina',
            };
            const changed = lines.map((line) =>
              group.lines.includes(line) ? { ...line, xp: { ...line.xp, ...chosen } } : line,
            );
            const charged = priceOrder(changed, products, world).shipments.find(
              ({ group: { date } }) => date === '2026-12-01',
            )!.price.cost;
            expect([method, cost, sum(fees)]).toEqual([method, charged, charged]);
            compared.add(method);
          }
        }
      }),
      { seed: 20261126, numRuns: 150 },
    );
    expect([...compared].sort()).toEqual([
      'Courier',
      'CurbsidePickUp',
      'Email',
      'InStorePickUp',
      'LocalDelivery',
      'UPS',
      'USPS',
      'Wired',
    ]);
  }, 120_000);
});
