import { ticketLines } from '@/lib/cart/ticket-lines';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';

const shown = (...[shipment, of]: Parameters<typeof ticketLines>) =>
  ticketLines(shipment, of).map((line) => Object.values(line));

describe('what stands under the lines of a shipment', () => {
  it('is its subtotal with what is put together and put in place', () => {
    const shed = shipmentTo('Ana', {
      method: 'InStorePickUp',
      merchandise: 49900,
      assembly: 3000,
      placement: 3500,
      fee: 0,
      feeLabel: 'Picking Fee',
      handling: 0,
    });
    expect(shown(shed, 1)).toEqual([
      ['Assembly', 3000],
      ['Placement', 3500],
      ['Subtotal', 56400, true],
    ]);
  });

  it('says what of a fee is the service of a florist elsewhere', () => {
    const wired = shipmentTo('Bea', {
      method: 'Wired',
      merchandise: 6499,
      assembly: 0,
      placement: 0,
      fee: 2798,
      feeLabel: 'Delivery Fees',
      handling: 250,
      wiredService: 999,
      tax: 950,
      total: 10497,
    });
    expect(shown(wired, 2)).toEqual([
      ['Subtotal', 6499, true],
      ['Handling Fee', 250],
      ['Delivery Fees', 2798, 'Service Fee $9.99 included'],
      ['Tax', 950],
      ['Shipment total', 10497, true],
    ]);
  });
});
