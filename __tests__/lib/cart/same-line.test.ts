/** @jest-environment node */
import { fromAppApi } from '@/lib/cart/from-app-api';
import { sameLine } from '@/lib/cart/same-line';
import { calculatedLine, calculatedOrder, calculatedShipment } from './orders';

const assembled = {
  SpecID: 'Set-AssemblyCharge',
  OptionID: 'yes',
  Name: 'Assembly',
  Value: 'Yes',
  PriceMarkup: 5,
};
const placed = {
  SpecID: 'Set-PlacementCharge',
  OptionID: 'no',
  Name: 'Placement',
  Value: 'No',
  PriceMarkup: 0,
};
const cart = fromAppApi(
  calculatedOrder([
    calculatedShipment({
      LineItems: [
        calculatedLine({ ID: 'plain', ProductID: 'P1', Specs: [] }),
        calculatedLine({ ID: 'both', ProductID: 'P1', Specs: [assembled, placed] }),
      ],
    }),
  ]),
);

describe('a choice with a day', () => {
  const wish = {
    zip: '55408',
    date: '2026-05-09',
    run: 'NO PREF',
    method: null,
    cost: null,
  } as const;
  const [shipment] = cart.shipments;
  const open = { ...cart, shipments: [{ ...shipment!, recipient: null, date: null, wish }] };
  const chosen = (zip: string, date: string) => ({
    productID: 'P1',
    specs: [],
    arrival: { zip, date },
  });
  it.each([
    ['the same wish', open, '55408', '2026-05-09', 'plain'],
    ['another day', open, '55408', '2026-05-11', undefined],
    ['another ZIP', open, '55401', '2026-05-09', undefined],
    ['a recipient there on that day', cart, '55408', '2026-05-09', 'plain'],
    ['a recipient there on another day', cart, '55408', '2026-05-11', undefined],
    ['a recipient elsewhere', cart, '60611', '2026-05-09', undefined],
  ])('%s', (_, held, zip, date, lineID) => {
    expect(sameLine(held, chosen(zip, date))?.id).toBe(lineID);
  });
});

describe('the line that holds the same choice', () => {
  it.each([
    ['no options', 'P1', [], 'plain'],
    [
      'the same options in any order',
      'P1',
      [
        { specID: 'Set-PlacementCharge', optionID: 'no' },
        { specID: 'Set-AssemblyCharge', optionID: 'yes' },
      ],
      'both',
    ],
    [
      'only some of the options',
      'P1',
      [{ specID: 'Set-AssemblyCharge', optionID: 'yes' }],
      undefined,
    ],
    [
      'another option',
      'P1',
      [
        { specID: 'Set-AssemblyCharge', optionID: 'no' },
        { specID: 'Set-PlacementCharge', optionID: 'no' },
      ],
      undefined,
    ],
    ['another product', 'P2', [], undefined],
  ])('for %s', (_, productID, specs, lineID) => {
    expect(sameLine(cart, { productID, specs })?.id).toBe(lineID);
  });
});
