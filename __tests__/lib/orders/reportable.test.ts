/** @jest-environment node */
import { isReportable } from '@/lib/orders/reportable';

const today = '2026-05-09';
const tomorrow = '2026-05-10';
const yesterday = '2026-05-08';

describe('whether a problem with an order can be reported', () => {
  it.each<[what: string, shipments: [status: string, date: string | null][], expected: boolean]>([
    ['delivered', [['Delivered', yesterday]], true],
    ['delivered, without a day', [['Delivered', null]], true],
    ['delivered before its day', [['Delivered', tomorrow]], true],
    ['due yesterday and not said to be delivered', [['Received', yesterday]], true],
    ['due today', [['Processing', today]], true],
    ['due tomorrow', [['Received', tomorrow]], false],
    ['without a day', [['Received', null]], false],
    ['canceled', [['Canceled', yesterday]], false],
    [
      'one part delivered, one to come',
      [
        ['Received', tomorrow],
        ['Delivered', today],
      ],
      true,
    ],
    [
      'one part canceled, one to come',
      [
        ['Canceled', yesterday],
        ['Received', tomorrow],
      ],
      false,
    ],
    ['nothing', [], false],
  ])('%s', (_, shipments, expected) => {
    expect(
      isReportable(
        shipments.map(([status, date]) => ({ status, date })),
        today,
      ),
    ).toBe(expected);
  });
});
