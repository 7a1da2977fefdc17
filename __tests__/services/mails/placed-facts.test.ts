/** @jest-environment node */
import fc from 'fast-check';
import { formatCents, toCents } from '@/lib/core/money';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { productTitle } from '@/lib/catalogue/product/product-title';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { placedMail } from '@/services/mails/placed';
import { toMessage } from '@/services/mails/to-message';
import { orders, placed, world } from '@/__tests__/lib/orders/generated-orders';
import { bareWords, dataOf, seenLines } from './mail-words';

const shop = {
  origin: 'https://shop.example',
  runs: world.settings.xp.DeliveryRuns,
  opening: world.settings.xp,
  stores: world.stores,
};
const today = '2026-11-20';

/** The order with a card, a note, and its payments, which the generated ones have none of. */
function withWords(calculated: CalculatedOrder): CalculatedOrder {
  return {
    ...calculated,
    CalculatorShipments: calculated.CalculatorShipments.map((shipment, index) => ({
      ...shipment,
      xp: {
        ...shipment.xp,
        CardMessage: { line1: `Card ${index} begins`, line3: `and ends <here> & now ${index}` },
        DeliveryNote: `Ring bell ${index}`,
      },
    })),
  };
}

function mailOf(order: CalculatedOrder) {
  const total = toCents(order.Order.Total);
  const payments = [
    { label: 'Gift Card ending 0011', cents: Math.floor(total / 3) },
    { label: 'Visa ending 1111', cents: total - Math.floor(total / 3) },
  ];
  const { html, text } = toMessage(
    placedMail({ firstName: 'Lars', order, giftCards: [], payments }, shop, world.now),
    { messageID: '<m@example.com>', to: 'lars@example.com' },
  );
  return { html: String(html), text: String(text), lines: String(text).split('\n') };
}

const times = (lines: readonly string[], of: (line: string) => boolean) => lines.filter(of).length;

/** The lines of a text that follow a heading, up to the next one. */
function section(lines: readonly string[], heading: string): string[] {
  const from = lines.indexOf(heading) + 2;
  const next = lines.findIndex((line, index) => index > from && /^-+$/.test(line));
  return lines.slice(from, next < 0 ? undefined : next - 1);
}

const amountOf = (line: string) =>
  toCents(Number(/ {3}\$([\d,]+\.\d\d)$/.exec(line)?.[1]?.replaceAll(',', '') ?? Number.NaN));
const amounts = (lines: readonly string[]) =>
  lines.map(amountOf).filter((cents) => !Number.isNaN(cents));
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

describe('the confirmation of any order', () => {
  const checked = (check: (order: CalculatedOrder) => void) =>
    fc.assert(
      fc.property(orders, (items) => check(withWords(placed(items).calculated))),
      { seed: 22, numRuns: 60 },
    );

  it('says the same as text and as HTML, word for word', () => {
    checked((order) => {
      const { html, text } = mailOf(order);
      expect(bareWords(seenLines(html).slice(2).join(' '))).toBe(bareWords(text));
    });
  });

  it('has figures that add up: the summary to the total, the payments to the total, the shipments to the total', () => {
    checked((order) => {
      const { lines } = mailOf(order);
      const total = toCents(order.Order.Total);
      const summary = amounts(section(lines, 'Order summary'));
      expect([summary.at(-1), sum(summary.slice(0, -1))]).toEqual([total, total]);
      expect(sum(amounts(section(lines, 'Paid with')))).toBe(total);
      const shipments = lines.filter((line) => line.startsWith('Shipment total   '));
      const chosen = order.CalculatorShipments.filter(({ Shipper }) => Shipper !== null);
      expect(amounts(shipments)).toEqual(
        order.CalculatorShipments.length > 1 ? chosen.map(({ Total }) => toCents(Total)) : [],
      );
    });
  });

  it('names each thing as often as it was bought: lines with their price, people, days, words of cards and notes', () => {
    checked((order) => {
      const { lines } = mailOf(order);
      const shipments = order.CalculatorShipments;
      const bought = shipments.flatMap(({ LineItems }) => LineItems);
      const lineOf = ({ Quantity, Product, MerchandiseTotal }: (typeof bought)[number]) =>
        `${Quantity} × ${productTitle(Product.Name)}   ${formatCents(toCents(MerchandiseTotal))}`;
      for (const line of bought)
        expect(times(lines, (each) => each === lineOf(line))).toBe(
          bought.filter((other) => lineOf(other) === lineOf(line)).length,
        );
      shipments.forEach(({ ToAddress: to }, index) => {
        for (const words of [
          `Card ${index} begins`,
          `and ends <here> & now ${index}`,
          ...(to ? [`Ring bell ${index}`] : []),
        ])
          expect([words, times(lines, (line) => line.trim().endsWith(words))]).toEqual([words, 1]);
        const name = to && `For ${to.FirstName} ${to.LastName}`;
        if (name)
          expect(times(lines, (line) => line === name)).toBe(
            shipments.filter(
              ({ ToAddress: other }) =>
                other && `For ${other.FirstName} ${other.LastName}` === name,
            ).length,
          );
      });
      for (const day of ['2026-11-23', '2026-11-24', '2026-11-25'])
        expect(times(lines, (line) => line.includes(daySentenceFrom(day, today)))).toBe(
          shipments.filter(
            ({ Shipper, xp }) => Shipper !== null && xp.RequestedDeliveryDate === day,
          ).length,
        );
    });
  });

  it('shows no date as machines write it, no name in capitals, and nothing typed as HTML', () => {
    checked((order) => {
      const { html, text } = mailOf(order);
      const seen = seenLines(html).join('\n');
      for (const words of [seen, text.replace(/https?:\S+/g, '')]) {
        expect(words).not.toMatch(/\d{4}-\d\d-\d\d/);
        expect(words).not.toMatch(/\d\d\/\d\d\/\d{4}/);
        expect(words).not.toMatch(/\b(SOIL|WIRE|HANDLED|PARCEL|GIFTCARD|EGIFTCARD|DLX)\b/);
      }
      expect(html).not.toContain('<here>');
    });
  });

  it('tells programs the same total, lines and deliveries', () => {
    checked((order) => {
      const [data] = dataOf(mailOf(order).html);
      const bought = order.CalculatorShipments.flatMap(({ LineItems }) => LineItems);
      const brought = order.CalculatorShipments.filter(
        ({ Shipper }) => !['Email', 'InStorePickUp', 'CurbsidePickUp', null].includes(Shipper),
      );
      expect(data).toMatchObject({
        '@type': 'Order',
        orderNumber: order.Order.ID,
        orderDate: '2026-11-20T10:00:00-06:00',
        price: order.Order.Total.toFixed(2),
        priceCurrency: 'USD',
        acceptedOffer: bought.map(({ Product, Quantity, MerchandiseTotal }) => ({
          itemOffered: { name: productTitle(Product.Name) },
          price: MerchandiseTotal.toFixed(2),
          eligibleQuantity: { value: Quantity },
        })),
      });
      expect((data?.orderDelivery ?? []) as unknown[]).toHaveLength(brought.length);
    });
  });
});
