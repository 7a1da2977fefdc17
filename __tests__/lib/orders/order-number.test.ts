/** @jest-environment node */
import { orderName, orderNumber, readOrderNumber } from '@/lib/orders/order-number';

const serials = Array.from({ length: 10_000 }, (_, index) => index * 97);
const digitsOf = (number: string) => number.replace(/\D/g, '');

describe('the number of an order (ruling 35)', () => {
  it('has six digits and a check digit, another for each of a million orders, then seven', () => {
    const seen = new Set<string>();
    for (let serial = 0; serial < 1_000_000; serial += 1) seen.add(orderNumber(serial));
    expect(seen.size).toBe(1_000_000);
    for (const number of [...seen].slice(0, 10_000)) expect(number).toMatch(/^LL-\d{6}-\d$/);
    expect(orderNumber(1_000_000)).toMatch(/^LL-1\d{6}-\d$/);
    expect(seen.has(orderNumber(1_000_000))).toBe(false);
  });

  it('tells nobody how many orders there are: neighbors are nowhere near each other', () => {
    const positions = serials.map((_, serial) => Number(digitsOf(orderNumber(serial)).slice(0, 6)));
    const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(9500);
    const rising = steps.filter((step) => step > 0).length;
    expect(rising).toBeGreaterThan(4500);
    expect(rising).toBeLessThan(5500);
  });

  it('never changes once given: these were, and stay', () => {
    expect([0, 1, 2, 104_217, 999_999, 1_000_000, 12_345_678].map(orderNumber)).toEqual([
      'LL-482222-4',
      'LL-583610-7',
      'LL-886502-3',
      'LL-172407-7',
      'LL-562301-2',
      'LL-1482222-7',
      'LL-12927640-9',
    ]);
  });

  it('with one wrong digit or two neighbors swapped is none', () => {
    let [wrong, swapped] = [0, 0];
    for (const serial of serials) {
      const digits = digitsOf(orderNumber(serial));
      for (let place = 0; place < 7; place += 1) {
        for (let other = 0; other < 10; other += 1) {
          if (Number(digits[place]) === other) continue;
          const typed = `${digits.slice(0, place)}${other}${digits.slice(place + 1)}`;
          if (readOrderNumber(typed) !== null) throw new Error(`${typed} for ${digits}`);
          wrong += 1;
        }
        const [one, two] = [digits[place], digits[place + 1]];
        if (two === undefined || one === two) continue;
        const typed = `${digits.slice(0, place)}${two}${one}${digits.slice(place + 2)}`;
        if (readOrderNumber(typed) !== null) throw new Error(`${typed} for ${digits}`);
        swapped += 1;
      }
    }
    expect(wrong).toBe(10_000 * 9 * 7);
    expect(swapped).toBeGreaterThan(10_000 * 5);
  });

  const number = orderNumber(4217);
  const [six, check] = number.slice(3).split('-') as [string, string];

  it.each([
    number,
    number.toLowerCase(),
    `  ${number}\n`,
    `#${number}`,
    `${six}${check}`,
    `${six}-${check}`,
    `LL${six}${check}`,
    `ll ${six.slice(0, 3)} ${six.slice(3)} ${check}`,
    `LL–${six}—${check}`,
    `L L - ${six} - ${check}`,
  ])('is read from %j', (typed) => {
    expect(readOrderNumber(typed)).toBe(number);
  });

  it.each([
    '',
    'LL-42018',
    'LL-',
    six,
    `XX-${six}-${check}`,
    `LL-${six}-${(Number(check) + 1) % 10}`,
    `${number} or so`,
    `LL-${six}-${check}-1`,
    'ie7KzvUCGDS4QmfaTU6bfw',
    '١٠٤٢١٧٣',
  ])('is not read from %j', (typed) => {
    expect(readOrderNumber(typed)).toBeNull();
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('is not made of %p', (serial) => {
    expect(() => orderNumber(serial)).toThrow(RangeError);
  });

  it.each([
    ['its number', { ID: 'abc', xp: { OrderNumber: number } }, number],
    ['its ID where it has none', { ID: 'LL-42018', xp: { Shipments: [] } }, 'LL-42018'],
    ['its ID where it has no fields of its own', { ID: 'LL-42018' }, 'LL-42018'],
    ['its ID where what it carries is no number', { ID: 'a', xp: { OrderNumber: '<b>' } }, 'a'],
    ['its ID where what it carries is no text', { ID: 'a', xp: { OrderNumber: 1042173 } }, 'a'],
  ])('calls an order by %s', (_, order, expected) => {
    expect(orderName(order)).toBe(expected);
  });
});
