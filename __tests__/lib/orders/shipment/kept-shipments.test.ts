import { inheritedShipment } from '@/lib/orders/shipment/kept-shipments';

const ab = { LineItemIDs: ['a', 'b'], Cost: 10, HandlingCharges: 2.1, Status: 'In Design' };
const c = { LineItemIDs: ['c'], Cost: 14.99, HandlingCharges: 0.2, Status: 'New' };

describe('what a shipment has of those that an order keeps', () => {
  it.each([
    ['one that stands', ['a', 'b'], ab],
    ['the part with the first line', ['a'], { ...ab, LineItemIDs: ['a'] }],
    ['the other part: no fee twice', ['b'], { LineItemIDs: ['b'], Cost: 0, HandlingCharges: 0 }],
    [
      'two that were joined: the fees of both',
      ['a', 'b', 'c'],
      { ...ab, LineItemIDs: ['a', 'b', 'c'], Cost: 24.99, HandlingCharges: 2.3 },
    ],
    ['lines nothing kept has', ['d'], null],
  ])('%s', (_, lineIDs, expected) => {
    expect(inheritedShipment(lineIDs, [ab, c], ['a', 'b', 'c', 'd'])).toEqual(expected);
  });

  it('is the next line’s where the first is gone from the order, and says no cost that is not kept', () => {
    expect(inheritedShipment(['b'], [ab], ['b'])).toEqual({ ...ab, LineItemIDs: ['b'] });
    expect(inheritedShipment(['a', 'd'], [{ LineItemIDs: ['d'] }, ab], ['a', 'd'])).toMatchObject({
      Cost: 10,
      HandlingCharges: 2.1,
    });
    const kept = { LineItemIDs: ['a'], Status: 'DELIVERED' };
    expect(inheritedShipment(['a'], [kept], ['a'])).toEqual(kept);
  });
});
