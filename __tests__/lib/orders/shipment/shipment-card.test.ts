/** @jest-environment node */
import type { CardMessage } from '@/lib/orders/line/order-line';
import { shipmentCard } from '@/lib/orders/shipment/shipment-goal';

const love = { line1: 'With love', line2: '', line3: '', line4: '' };
const blank = { line1: '', line2: '', line3: '', line4: '' };
const second = { line2: 'Ana' };

it.each<[string, (CardMessage | null | undefined)[], CardMessage | null]>([
  ['no lines: none', [], null],
  ['none written: none', [null, undefined], null],
  ['the only one', [love], love],
  ['of several the first', [love, second], love],
  ['one written for a later line', [null, blank, second], second],
  ['one that was emptied', [blank, null], blank],
])('the card of lines that go together, %s', (_, cards, card) => {
  const lines = cards.map((CardMessage) => ({
    xp: CardMessage === undefined ? {} : { CardMessage },
  }));
  expect(shipmentCard(lines)).toEqual(card);
});
