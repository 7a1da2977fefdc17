/** @jest-environment node */
import { checkoutPath, checkoutSteps, shownStep, stepInAddress } from '@/lib/checkout/steps';
import { seatsOf, shipmentTo } from '@/__tests__/components/checkout/shipments';

const ready = shipmentTo('Ana');
const dateless = shipmentTo('Bea', { date: null });
const nobody = shipmentTo('Cy', { recipient: null, method: null, date: null });
const seats = seatsOf('Wreaths');

it('has an address for every step, and reads it back', () => {
  expect(
    checkoutSteps.map((step) =>
      stepInAddress(new URL(checkoutPath(step), 'http://shop').searchParams),
    ),
  ).toEqual([...checkoutSteps]);
});

it.each([
  ['', null],
  ['?step=', null],
  ['?step=pay', null],
  ['?step=Delivery', null],
  ['?step=words&utm_source=mail', 'words'],
  ['?step=words&step=review', 'words'],
])('finds in %j the step %s', (query, step) => {
  expect(stepInAddress(new URLSearchParams(query))).toBe(step);
});

it('finds none where there is no query', () => {
  expect(stepInAddress(null)).toBeNull();
});

it.each([
  [null, [ready], false, 'words'],
  [null, [dateless], false, 'delivery'],
  [null, [nobody], false, 'recipients'],
  [null, [seats], false, 'payment'],
  ['recipients', [ready], false, 'recipients'],
  ['delivery', [ready], true, 'delivery'],
  ['words', [ready], false, 'words'],
  ['payment', [ready], false, 'payment'],
  ['review', [ready], true, 'review'],
  ['review', [ready], false, 'payment'],
  ['review', [dateless], true, 'delivery'],
  ['review', [nobody, ready], true, 'recipients'],
  ['payment', [dateless, ready], false, 'delivery'],
  ['words', [nobody], false, 'recipients'],
  ['delivery', [nobody], false, 'recipients'],
  ['words', [seats], false, 'payment'],
  ['review', [seats], true, 'review'],
  ['review', [seats], false, 'payment'],
] as const)('asked for %s', (asked, shipments, paid, step) => {
  expect(shownStep(asked, { shipments: [...shipments] }, paid)).toBe(step);
});
