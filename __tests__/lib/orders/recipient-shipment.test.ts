/** @jest-environment node */
import { groupShipments } from '@/lib/orders/group-shipments';
import { recipientShipment } from '@/lib/orders/recipient-shipment';
import {
  hasArrived,
  shipmentLife,
  shipmentStates,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import { orderLine, recipient } from './order-line';

const line = orderLine({
  productName: 'CORAL ROSES',
  quantity: 2,
  unitPrice: 4999,
  total: 9998,
  address: recipient({
    FirstName: 'Bea',
    LastName: 'Olson',
    Street1: '17 Catkin Lane',
    xp: { Note: 'x' },
  }),
  specs: [{ specID: 's', optionID: 'o', name: 'Assembly', value: 'Yes', markup: 500, once: false }],
  xp: {
    DeliveryMethod: 'LocalDelivery',
    RequestedDeliveryDate: '2026-11-25',
    TimePreference: 'PM',
    CardMessage: { line1: 'Happy birthday', line2: '', line3: 'Ana' },
    DeliveryNote: 'The key is under the mat',
    RetailPrice: 59.99,
    Email: 'sender@example.com',
  },
});
const [group] = groupShipments([line]);
const in_ = (state: ShipmentState) =>
  shipmentLife([{ key: 'k', state, round: 1, at: '2026-11-25T20:14:00.000Z', note: 'front desk' }]);

it.each(shipmentStates)(
  'shows whoever gets it no price, street, phone, note or mailbox, and what it is only when it is there: %s',
  (state) => {
    const photo = { id: 'of-the-roses', state: 'designed', width: 4, height: 3 } as const;
    const shown = recipientShipment(group!, in_(state), [photo]);
    const text = JSON.stringify(shown);
    for (const hidden of [
      '49',
      '99',
      '59.99',
      '500',
      '$',
      'rice',
      'otal',
      'Catkin',
      '6125550123',
      'mat',
      '@',
      'Olson',
      'Assembly',
    ])
      expect(text.replace('2026-11-25', '').replace('2026-11-25T20:14:00.000Z', '')).not.toContain(
        hidden,
      );
    const there = hasArrived({ state });
    expect([shown?.goods, shown?.card, shown?.photos]).toEqual(
      there ? [['2 × Coral Roses'], ['Happy birthday', 'Ana'], [photo]] : [null, null, []],
    );
    if (!there) expect(text).not.toMatch(/rose|birthday/i);
    expect(shown).toMatchObject({ firstName: 'Bea', city: 'Minneapolis', timePreference: 'PM' });
  },
);

it.each([
  [{ TimePreference: 'PM' as const }, 'PM'],
  [{ TimePreference: 'NO PREF' as const }, null],
  [{ TimePreference: 'PM' as const, TimeWindow: '9 AM to 12 PM' }, '9 AM to 12 PM'],
])('says of %p when on its day it comes, as the page of whoever ordered does', (time, window) => {
  const timed = { ...group!, lines: [{ ...line, xp: { ...line.xp, ...time } }] };
  expect(recipientShipment(timed, in_('loaded'), [])?.window).toBe(window);
});

it('counts what has come only where there is more than one of it', () => {
  const one = { ...group!, lines: [line, { ...line, id: 'l2', quantity: 1 }] };
  expect(recipientShipment(one, in_('delivered'), [])?.goods).toEqual([
    '2 × Coral Roses',
    'Coral Roses',
  ]);
});

it.each([
  ['seats', { ...group!, seats: true }],
  ['without a method', { ...group!, method: null }],
  ['without an address', { ...group!, lines: [{ ...line, address: null }] }],
])('shows nobody a shipment of %s', (_, of) => {
  expect(recipientShipment(of, in_('loaded'), [])).toBeNull();
});
