/** @jest-environment node */
import { firstOpenStep, isCollected, openStep, stepWords, stepsOf } from '@/lib/checkout/steps';
import { timeLeft } from '@/lib/checkout/delivery/same-day-words';
import { seatsOf, shipmentTo } from './shipments';

const ready = shipmentTo('Ana');
const dateless = shipmentTo('Bea', { date: null });
const seats = seatsOf('Wreaths');
const nobody = shipmentTo('Cy', { recipient: null, method: null, date: null });

describe('the step that needs the shopper', () => {
  it.each([
    ['all said', [ready], 'words'],
    ['a day missing', [ready, dateless], 'delivery'],
    ['no way there', [{ ...ready, method: null }], 'delivery'],
    ['somebody missing', [ready, nobody], 'recipients'],
    ['nothing said', [nobody], 'recipients'],
    ['seats alone', [seats], 'payment'],
    ['seats beside goods', [seats, ready], 'words'],
    ['seats beside somebody missing', [seats, nobody], 'recipients'],
  ] as const)('%s', (_, shipments, step) => {
    expect(firstOpenStep({ shipments: [...shipments] })).toBe(step);
  });
});

describe('the step that is shown', () => {
  it.each([
    ['recipients', [ready], 'recipients'],
    ['delivery', [ready], 'delivery'],
    ['words', [ready], 'words'],
    ['payment', [ready], 'payment'],
    ['review', [ready], 'review'],
    ['payment', [ready, dateless], 'delivery'],
    ['review', [nobody], 'recipients'],
    ['delivery', [nobody], 'recipients'],
    ['recipients', [nobody], 'recipients'],
    ['words', [dateless], 'delivery'],
    ['recipients', [seats], 'payment'],
    ['words', [seats], 'payment'],
    ['payment', [seats], 'payment'],
    ['review', [seats], 'review'],
    ['review', [seats, ready], 'review'],
  ] as const)('%s wanted', (wanted, shipments, step) => {
    expect(openStep(wanted, { shipments: [...shipments] })).toBe(step);
  });
});

it.each([
  ['delivered', [ready], false],
  ['collected', [shipmentTo('Ana', { method: 'CurbsidePickUp' })], true],
  ['collected, and seats', [shipmentTo('Ana', { method: 'InStorePickUp' }), seats], true],
  ['both', [shipmentTo('Ana', { method: 'InStorePickUp' }), ready], false],
  ['seats alone', [seats], false],
  ['nobody yet', [nobody], false],
  [
    'to be collected',
    [{ ...nobody, recipient: { ...ready.recipient!, addressType: 'InStorePickUp' } }],
    true,
  ],
] as const)('%s goods are asked after as such', (_, shipments, collected) => {
  const cart = { shipments: [...shipments] };
  expect([
    isCollected(cart),
    stepWords('delivery', cart).heading,
    stepWords('payment', cart).heading,
  ]).toEqual([
    collected,
    collected ? 'When will you collect it?' : 'When should it arrive?',
    'Payment',
  ]);
});

it('has no recipients, days and cards where there are only seats', () => {
  expect([stepsOf({ shipments: [seats] }), stepsOf({ shipments: [seats, ready] }).length]).toEqual([
    ['payment', 'review'],
    5,
  ]);
});

it.each([
  [0, '1 min'],
  [59, '1 min'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h 0 min'],
  [8040, '2 h 14 min'],
])('%i seconds left are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
