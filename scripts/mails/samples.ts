import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { limits } from '@/lib/config/limits';
import { accountNoticeMail } from '@/services/mails/account-notice';
import { changedMail } from '@/services/mails/changed';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { MailContent } from '@/services/mails/content';
import { giftCardMail } from '@/services/mails/gift-card';
import { orderCodeMail } from '@/services/mails/order-code';
import { orderMoneyMail } from '@/services/mails/order-money';
import { passwordResetMail } from '@/services/mails/password-reset';
import { perksJoinedMail } from '@/services/mails/perks-joined';
import { placedMail } from '@/services/mails/placed';
import { orderDifferences } from '@/services/mails/order/order-differences';
import {
  shipmentNewsMail,
  type NewsState,
  type ShipmentNews,
} from '@/services/mails/shipment-news';
import { stockNoticeMail } from '@/services/mails/stock-notice';
import { sampleShop, type SampleShop } from './sample-orders';

const person = (FirstName: string, LastName: string, Phone: string) => ({
  FirstName,
  LastName,
  Phone,
  Country: 'US',
  xp: {},
});
const colfax = {
  ...person('Ana', 'Ruiz', '6125550101'),
  Street1: '2817 Colfax Ave S',
  Street2: 'Apt 4',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
};
const chapel = {
  ...person('Family of', 'Henrik Dahl', '6125550109'),
  CompanyName: 'Lakewood Chapel',
  Street1: '3600 Hennepin Ave',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  xp: { Recipient: 'InMemoryOf' },
};
const chicago = {
  ...person('Maximiliana-Josefina', 'Featherstonehaugh', '3125550144'),
  Street1: '401 N Wabash Ave',
  City: 'Chicago',
  State: 'IL',
  Zip: '60611',
};
const edina = {
  ...person('Bo', "O'Neil-Smith", '9525550155'),
  CompanyName: 'Lilac & Loam Edina',
  Street1: '3917 Minnehaha Lane',
  City: 'Edina',
  State: 'MN',
  Zip: '55424',
};
const byMail = {
  ...person('Cy', 'Young', ''),
  Street1: 'cy@example.com',
  City: 'Email',
  xp: { Email: 'cy@example.com' },
};
/** A seat has no recipient: its place is the event's. */
const nobody = { ...person('', '', ''), Street1: '', City: '' };

/** The photo that sample mails show. */
export const samplePhoto = {
  src: 'https://lilacandloam.example/api/follow/0123/photo/sample',
  width: 1600,
  height: 1600,
};

/** Every kind of mail with facts of the demo shop, by the name of its file. `now` is when they are written. */
export function sampleMails(now: Date): Record<string, MailContent> {
  const shop = sampleShop(now);
  return { ...orderMails(shop, now), ...otherMails(shop) };
}

function orderMails(shop: SampleShop, now: Date): Record<string, MailContent> {
  const delivery = shop.order('LL-42101', 'demo-loyal', [
    {
      method: 'LocalDelivery',
      inDays: 3,
      to: chapel,
      xp: {
        AddressType: 'FuneralHome',
        TimePreference: 'AM',
        DeliveryNote: 'Side door; ask for Mr. Dahl.',
        CardMessage: {
          line1: 'With love and so many good memories,',
          line2: 'the whole choir',
        },
      },
      lines: [
        ['100310-DLX', 1],
        ['100106', 2],
      ],
    },
  ]);
  const pickup = shop.order('LL-42102', limits.anonymousUserID, [
    {
      method: 'InStorePickUp',
      inDays: 2,
      to: edina,
      xp: { AddressType: 'InStorePickUp', StoreID: 'Store-edina', TimePreference: 'NO PREF' },
      lines: [['104513', 1, { AssemblyCharge: 'Anchored' }]],
    },
  ]);
  const several = shop.order('LL-42103', 'demo-loyal', [
    {
      method: 'LocalDelivery',
      inDays: 3,
      to: colfax,
      xp: { TimePreference: 'NO PREF', CardMessage: { line1: 'Happy birthday!' } },
      lines: [
        ['100105', 1],
        ['300403', 1, { PlacementCharge: 'Planted' }],
      ],
    },
    {
      method: 'Wired',
      inDays: 5,
      to: chicago,
      xp: { CardMessage: { line1: 'Get well soon' } },
      lines: [['100319', 1]],
    },
    {
      method: 'Email',
      inDays: 4,
      to: byMail,
      xp: { AddressType: 'Email', Email: 'cy@example.com' },
      lines: [['EGIFTCARD', 1, { Amount: '50', RecipientEmail: 'cy@example.com' }]],
    },
    { method: null, inDays: 5, to: nobody, lines: [[shop.nextSeat('700101'), 2]] },
  ]);
  const seats = shop.order('LL-42104', 'demo-loyal', [
    { method: null, inDays: 8, to: nobody, lines: [[shop.nextSeat('700102'), 2]] },
  ]);
  const emailLine = several.CalculatorShipments.flatMap(({ LineItems }) => LineItems).find(
    ({ ProductID }) => ProductID === 'EGIFTCARD',
  );
  const emailDay = addChicagoDays(chicagoDate(now), 4);
  const total = ({ Order }: typeof delivery) => Math.round(Order.Total * 100);
  const placed = (
    order: typeof delivery,
    payments: { label: string; cents: number }[],
    more: Partial<Parameters<typeof placedMail>[0]> = {},
  ) => placedMail({ firstName: 'Lars', order, giftCards: [], payments, ...more }, shop.facts, now);
  const link = {
    firstName: 'Lars',
    number: 'LL-42101',
    url: `${shop.facts.origin}/account/orders`,
  };
  const news = (
    order: typeof delivery,
    state: NewsState,
    note: string | null = null,
    place = 0,
    photo?: ShipmentNews['photo'],
  ) => {
    const shipmentID = order.CalculatorShipments[place]?.ID ?? '';
    const content = shipmentNewsMail(
      { ...link, order, shipmentID, state, at: now.toISOString(), note, photo },
      shop.facts,
    );
    if (!content) throw new Error(`Nobody receives the shipment that is ${state}.`);
    return content;
  };
  return {
    designed: news(delivery, 'designed', null, 0, samplePhoto),
    'designed-photo-gone': news(delivery, 'designed', null, 0, {
      ...samplePhoto,
      src: `${shop.facts.origin}/gone`,
    }),
    ready: news(pickup, 'ready'),
    'on-the-van': news(delivery, 'loaded'),
    shipped: news(several, 'shipped', '1Z 999 AA1 01 2345 6784', 1),
    attempted: news(delivery, 'attempted', 'the chapel was locked'),
    delivered: news(delivery, 'delivered', 'handed to Mr. Dahl', 0, samplePhoto),
    changed: changedMail({
      ...link,
      changed: orderDifferences(delivery, moved(delivery), shop.facts),
    }),
    'changed-total': orderMoneyMail(link, {
      about: 'changed',
      before: 8175,
      now: 6925,
      parts: [{ label: 'Visa ending 1111', cents: 1250, way: 'not-charged' }],
    }),
    refunded: orderMoneyMail(link, {
      about: 'refunded',
      before: 8175,
      now: 4176,
      parts: [
        { label: 'Gift Card ending 0011', cents: 2500, way: 'on-account' },
        { label: 'Visa ending 1111', cents: 1499, way: 'refunded' },
      ],
    }),
    canceled: orderMoneyMail(link, {
      about: 'canceled',
      before: 11_999,
      now: 0,
      parts: [
        { label: 'Gift Card ending 0011', cents: 2500, way: 'on-account' },
        { label: 'Visa ending 1111', cents: 5000, way: 'not-charged' },
        { label: 'Mastercard ending 4444', cents: 4499, way: 'waiting' },
      ],
    }),
    'payment-needed': orderMoneyMail(link, {
      about: 'payment',
      label: 'Visa ending 1111',
      cents: 8175,
    }),
    'order-code': orderCodeMail({
      to: 'lars@lilacandloam.example',
      number: link.number,
      code: '402913',
    }),
    placed: placed(delivery, [
      { label: 'Gift Card ending 0011', cents: 2500 },
      { label: 'Visa ending 1111', cents: total(delivery) - 2500 },
    ]),
    'placed-pickup': placed(pickup, [{ label: 'PayPal bo@example.com', cents: total(pickup) }], {
      firstName: 'Bo',
    }),
    'placed-several': placed(several, [{ label: 'Visa ending 1111', cents: total(several) }], {
      giftCards: emailLine
        ? [{ lineID: emailLine.ID, to: 'cy@example.com', day: emailDay, lastFour: '0029' }]
        : [],
    }),
    seats: placed(seats, [{ label: 'Purple Perks ending 4417', cents: total(seats) }]),
  };
}

/** The order with another day, run and note. */
function moved(order: CalculatedOrder): CalculatedOrder {
  return {
    ...order,
    CalculatorShipments: order.CalculatorShipments.map((shipment) => ({
      ...shipment,
      xp: {
        ...shipment.xp,
        RequestedDeliveryDate: addChicagoDays(shipment.xp.RequestedDeliveryDate ?? '', 2),
        TimePreference: 'PM',
        DeliveryNote: 'Ring twice.',
        CardMessage: { line1: 'With love and many good memories,', line2: 'the whole choir' },
      },
    })),
  };
}

function otherMails({ facts: { origin } }: SampleShop): Record<string, MailContent> {
  const card = {
    to: 'cy@example.com',
    firstName: 'Cy',
    from: 'Lars Haugen',
    message: ['Happy birthday, dear Cy!', 'Buy yourself something that blooms.'],
    cents: 5000,
    number: '6006500000000029',
    pin: 'K7RT-94QF',
    again: false,
  };
  const account = { to: 'lars@lilacandloam.example', firstName: 'Lars' };
  const newEmail = 'lars.haugen@example.com';
  return {
    'gift-card': giftCardMail(card, origin),
    'gift-card-again': giftCardMail({ ...card, again: true, message: [] }, origin),
    'password-changed': accountNoticeMail({ ...account, notice: { about: 'password' } }, origin),
    'email-changed-before': accountNoticeMail(
      { ...account, notice: { about: 'email', mailbox: 'before', newEmail } },
      origin,
    ),
    'email-changed-after': accountNoticeMail(
      { ...account, notice: { about: 'email', mailbox: 'after', newEmail } },
      origin,
    ),
    'password-reset': passwordResetMail(
      { ...account, url: `${origin}/reset-password?username=lars&code=sample`, code: 'sample' },
      origin,
    ),
    'perks-joined': perksJoinedMail({ firstName: 'Lars', cardNumber: '7700204417' }, origin),
    'stock-notice': stockNoticeMail(
      { noticeID: 'sample', code: '100215', title: 'Lilacs in a Stoneware Pitcher' },
      origin,
    ),
  };
}
