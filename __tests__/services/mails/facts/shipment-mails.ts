import fc from 'fast-check';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { machineDate } from '@/lib/core/time/chicago-time';
import { type DeliveryMethod, methodLabel } from '@/lib/delivery/method';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { hoursOfDayWords, openingOn } from '@/lib/stores/opening';
import { changedMail } from '@/services/mails/changed';
import { orderDifferences } from '@/services/mails/order/order-differences';
import { shipmentNewsMail, type NewsState } from '@/services/mails/shipment-news';
import { orders, placed } from '@/__tests__/lib/orders/generated-orders';
import { dayOf, inDays, onTheClock } from './in-words';
import { mailedOrders, shop, type MadeMail } from './made-mail';

type Sent = CalculatorShipment & { ToAddress: NonNullable<CalculatorShipment['ToAddress']> };

const placedOn = '2026-11-20';
const runs = ['AM', 'PM', 'NO PREF'] as const;
const hours = {
  AM: 'between 9 AM and 1 PM',
  PM: 'between 1 PM and 5 PM',
  'NO PREF': 'any time between 9 AM and 5 PM',
};
const clocks = { AM: ['09:00', '13:00'], PM: ['13:00', '17:00'], 'NO PREF': ['00:00', '23:59'] };
/** The store of the generated orders. */
const store = { name: 'Edina', line: '1 France Ave, Edina, MN 55424' };
const directions = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${store.name}, ${store.line}` })}`;
const pickups: readonly (string | null)[] = ['InStorePickUp', 'CurbsidePickUp'];

/** An order with something that goes to somebody, with runs, cards, notes and e-mails; and one of its shipments. */
export const sentOrders = fc
  .record({
    items: orders,
    run: fc.constantFrom(...runs),
    pick: fc.nat(),
  })
  .map(({ items, run, pick }) => {
    const { calculated } = placed(items);
    const CalculatorShipments = calculated.CalculatorShipments.map(
      (shipment, index): CalculatorShipment => ({
        ...shipment,
        ToAddress: shipment.ToAddress && {
          ...shipment.ToAddress,
          ...(shipment.Shipper === 'Email' ? { xp: { Email: `cy${index}@example.com` } } : {}),
        },
        xp: {
          ...shipment.xp,
          TimePreference: run,
          CardMessage: { line1: `Card ${index} begins`, line2: 'and ends' },
          DeliveryNote: `Ring bell ${index}`,
        },
      }),
    );
    const order: CalculatedOrder = { ...calculated, CalculatorShipments };
    const sent = CalculatorShipments.filter((shipment): shipment is Sent => !!shipment.ToAddress);
    return { order, sent, pick };
  })
  .filter(({ sent }) => sent.length > 0)
  .map(({ order, sent, pick }) => ({ order, sent, shipment: sent[pick % sent.length]! }));

const nameOf = ({ ToAddress: { FirstName, LastName } }: Sent) => `${FirstName} ${LastName}`;
const goodsOf = ({ LineItems }: CalculatorShipment) =>
  LineItems.map(({ Quantity, Product }) => `${Quantity} × ${productTitle(Product.Name)}`);

/** When, how and where a shipment goes, with its note, in the words a reader finds. */
function factsOf({ Shipper, ToAddress, xp }: Sent, beside: string): string[] {
  const date = xp.RequestedDeliveryDate ?? '';
  const day = inDays(date, beside);
  const { Street1, City, State, Zip } = ToAddress;
  return [
    Shipper === 'LocalDelivery' ? `${day}, ${hours[xp.TimePreference ?? 'NO PREF']}` : day,
    methodLabel(Shipper as DeliveryMethod),
    `Note for the driver: ${xp.DeliveryNote}`,
    ...(pickups.includes(Shipper)
      ? [
          store.name,
          store.line,
          `Store hours that day: ${hoursOfDayWords(openingOn(date, shop.opening))}`,
        ]
      : Shipper === 'Email'
        ? [`To: ${String(ToAddress.xp.Email)}`]
        : [Street1, `${City}, ${State} ${Zip}`]),
  ];
}

/** What of the other shipments a mail about one must not tell. */
function othersOf(sent: readonly Sent[], { ToAddress: own }: Sent): string[] {
  return sent.flatMap(({ ToAddress: { FirstName, LastName, Zip } }) => [
    ...(FirstName === own.FirstName ? [] : [`${FirstName} ${LastName}`]),
    ...(Zip === own.Zip ? [] : [Zip]),
  ]);
}

/** The delivery as programs are told of it; none of what nobody brings. */
function deliveryOf({ Shipper, ToAddress, xp }: Sent): object[] {
  if (Shipper === 'Email' || pickups.includes(Shipper)) return [];
  const date = xp.RequestedDeliveryDate ?? '';
  const run = Shipper === 'LocalDelivery' ? (xp.TimePreference ?? 'NO PREF') : 'NO PREF';
  // All days of the generated orders are winter's.
  const [from, until] = clocks[run].map((time) => `${date}T${time}:00-06:00`);
  return [
    {
      '@type': 'ParcelDelivery',
      deliveryAddress: { streetAddress: ToAddress.Street1, postalCode: ToAddress.Zip },
      expectedArrivalFrom: from,
      expectedArrivalUntil: until,
    },
  ];
}

const states: Record<NewsState, { facts: boolean; photo: boolean; status: string }> = {
  designed: { facts: true, photo: true, status: 'OrderProcessing' },
  ready: { facts: true, photo: false, status: 'OrderPickupAvailable' },
  loaded: { facts: true, photo: false, status: 'OrderInTransit' },
  shipped: { facts: true, photo: false, status: 'OrderInTransit' },
  attempted: { facts: false, photo: true, status: 'OrderProblem' },
  delivered: { facts: false, photo: true, status: 'OrderDelivered' },
};

/** The mail about what happened to a shipment of any order. */
export function newsMails(state: NewsState): fc.Arbitrary<MadeMail> {
  const { facts, photo, status } = states[state];
  return fc
    .record({
      mailed: mailedOrders,
      made: sentOrders,
      at: fc.date({
        min: new Date('2026-11-22T00:00:00Z'),
        max: new Date('2027-02-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      note: fc.constantFrom('porch', 'with the neighbor at 14', '1Z 999 AA1'),
      shown: fc.boolean(),
    })
    .map(({ mailed, made: { order, sent, shipment }, at: date, note, shown }) => {
      const at = date.toISOString();
      const src = `${shop.origin}/api/follow/${'ab'.repeat(16)}/photo/${shipment.ID}`;
      const content = shipmentNewsMail(
        {
          ...mailed,
          order,
          shipmentID: shipment.ID,
          state,
          at,
          note,
          ...(shown ? { photo: { src, width: 800, height: 600 } } : {}),
        },
        shop,
      );
      if (!content) throw new Error(`No mail for ${shipment.ID}.`);
      const titles = shipment.LineItems.map(({ Product }) => productTitle(Product.Name)).join(', ');
      const tellsTime = state !== 'designed' && state !== 'ready';
      return {
        content,
        says: [
          `Dear ${mailed.firstName},`,
          // Who collects it is asked for the number.
          ...(state === 'ready' ? [`Have your order number with you: ${mailed.number}.`] : []),
          ...(facts ? [] : [note]),
          ...(state === 'shipped' ? [`Tracking number: ${note}`] : []),
          nameOf(shipment),
          ...(tellsTime ? [`on ${inDays(dayOf(at), placedOn)}, at ${onTheClock(at)}`] : []),
          ...(facts ? factsOf(shipment, dayOf(at)) : []),
          ...goodsOf(shipment),
          ...(shown && photo && state !== 'attempted' ? [titles] : []),
        ],
        heads: [`order ${mailed.number}`],
        items: goodsOf(shipment),
        links: [
          ...(shown && photo ? [src] : []),
          ...(facts && pickups.includes(shipment.Shipper) ? [directions] : []),
          mailed.url,
        ],
        sums: [],
        hides: othersOf(sent, shipment),
        data: [
          {
            '@type': 'Order',
            orderNumber: mailed.number,
            orderStatus: `https://schema.org/${status}`,
            url: mailed.url,
          },
          ...deliveryOf(shipment).map((delivery) => ({
            ...delivery,
            ...(state === 'shipped' ? { trackingNumber: note } : {}),
            ...(facts ? {} : { deliveryStatus: { startDate: machineDate(at) } }),
          })),
        ],
      };
    });
}

/** The mail about another day, run, note and card of one shipment of any order. */
export const changedMails: fc.Arbitrary<MadeMail> = fc
  .record({ mailed: mailedOrders, made: sentOrders, day: fc.integer({ min: 10, max: 28 }) })
  .map(({ mailed, made: { order, sent, shipment: was }, day }) => {
    const next = { AM: 'PM', PM: 'NO PREF', 'NO PREF': 'AM' } as const;
    const is: Sent = {
      ...was,
      xp: {
        ...was.xp,
        RequestedDeliveryDate: `2027-01-${day}`,
        TimePreference: next[was.xp.TimePreference ?? 'NO PREF'],
        DeliveryNote: 'Side door, code 4711',
        CardMessage: { line1: 'Card 99 begins', line2: 'and ends' },
      },
    };
    const now = {
      ...order,
      CalculatorShipments: order.CalculatorShipments.map((each) => (each === was ? is : each)),
    };
    const whenOf = ({ Shipper, xp }: Sent) => {
      const words = inDays(xp.RequestedDeliveryDate ?? '', placedOn);
      return Shipper === 'LocalDelivery'
        ? `${words}, ${hours[xp.TimePreference ?? 'NO PREF']}`
        : words;
    };
    return {
      content: changedMail({ ...mailed, changed: orderDifferences(order, now, shop) }),
      says: [
        `Dear ${mailed.firstName},`,
        mailed.number,
        `For ${nameOf(was)}`,
        whenOf(is),
        `Before: ${whenOf(was)}`,
        `On the card: Card 99 begins`,
        `Before: ${was.xp.CardMessage?.line1}`,
        'Note for the driver: Side door, code 4711',
        `Before: ${was.xp.DeliveryNote}`,
        ...goodsOf(was),
      ],
      items: goodsOf(was),
      links: [mailed.url],
      sums: [],
      hides: othersOf(sent, was),
      data: [{ '@type': 'Order', orderNumber: mailed.number, url: mailed.url }],
    };
  });
