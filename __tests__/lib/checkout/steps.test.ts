/** @jest-environment node */
import {
  checkoutSteps,
  firstOpenStep,
  isCollected,
  openStep,
  screenOf,
  stepWords,
  stepsOf,
} from '@/lib/checkout/steps';
import { timeLeft } from '@/lib/core/time/time-left';
import { seatsOf, shipmentTo } from '@/__tests__/components/checkout/shipments';

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
    collected ? 'When will you pick it up?' : 'When should it arrive?',
    'Payment',
  ]);
});

describe('the steps a checkout has', () => {
  const three = ['delivery', 'payment', 'review'];
  it.each([
    ['one shipment', [ready], three],
    ['goods for nobody yet', [nobody], three],
    ['one shipment without a day', [dateless], three],
    ['one shipment and seats', [seats, ready], three],
    ['two shipments', [ready, dateless], checkoutSteps],
    ['somebody and nobody yet', [ready, nobody], checkoutSteps],
    ['two shipments and seats', [seats, ready, nobody], checkoutSteps],
    ['seats alone', [seats], ['payment', 'review']],
  ] as const)('%s', (_, shipments, steps) => {
    expect(stepsOf({ shipments: [...shipments] })).toEqual(steps);
  });

  it.each([
    ['one shipment', [ready], ['delivery', 'delivery', 'delivery', 'payment', 'review']],
    ['two shipments', [ready, nobody], checkoutSteps],
    ['seats alone', [seats], checkoutSteps],
  ] as const)('are answered on the screens of %s', (_, shipments, screens) => {
    expect(checkoutSteps.map((step) => screenOf(step, { shipments: [...shipments] }))).toEqual(
      screens,
    );
  });
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
