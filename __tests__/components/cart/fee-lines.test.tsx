import { render, screen } from '@testing-library/react';
import { ShipmentTicket } from '@/components/cart/shipment/shipment-ticket';
import { TotalLines } from '@/components/cart/total-lines';
import type { CartShipment } from '@/lib/cart/cart';
import { shipmentTo } from '../checkout/shipments';
import { cartOf } from '@/__tests__/support/shop-stub';

const pickup = (fee: number) =>
  shipmentTo('Walter', { method: 'InStorePickUp', fee, feeLabel: 'Picking Fee' });
const sent = shipmentTo('Ana', { method: 'LocalDelivery', fee: 1499, feeLabel: 'Delivery Fees' });
const byMail = shipmentTo('Ana', { method: 'Email', fee: 0, feeLabel: '', handling: 0 });
const wired = shipmentTo('Ana', {
  method: 'Wired',
  fee: 2798,
  feeLabel: 'Delivery Fees',
  wiredService: 999,
});
const nowhere = shipmentTo('Bea', { method: null, fee: 0, feeLabel: '', handling: 0 });
const mailed: CartShipment = {
  ...nowhere,
  recipient: null,
  lines: nowhere.lines.map((line) => ({
    ...line,
    giftCard: { amount: 5000, email: 'cy@example.com' },
  })),
};
const names = /^(Picking Fee|Delivery Fees|Delivery or pickup|Other delivery)/;

describe('the fee of what is fetched or sent', () => {
  it.each<[string, CartShipment[], string[]]>([
    ['a free pickup', [pickup(0)], []],
    ['a pickup with a fee', [pickup(300)], ['Picking Fee$3.00']],
    ['two free pickups', [pickup(0), pickup(0)], []],
    ['a delivery', [sent], ['Delivery Fees$14.99']],
    [
      'a delivery for nothing',
      [shipmentTo('Ana', { method: 'LocalDelivery', fee: 0, feeLabel: 'Delivery Fees' })],
      ['Delivery Fees$0.00'],
    ],
    ['a delivery beside a pickup', [sent, pickup(0)], ['Delivery Fees$14.99']],
    [
      'a delivery beside a pickup with a fee',
      [sent, pickup(300)],
      ['Picking Fee$3.00', 'Delivery Fees$14.99'],
    ],
    ['an e-mail', [byMail], []],
    ['a gift card by e-mail whose recipient has no name yet', [mailed], []],
    ['an e-mail beside a free pickup', [byMail, pickup(0)], []],
    ['wired, whose service is within', [wired], ['Delivery FeesService Fee $9.99 included$27.98']],
    [
      'a delivery beside a shipment without a way yet',
      [wired, nowhere],
      [
        'Delivery Fees so farService Fee $9.99 included$27.98',
        'Other delivery or pickupAdded at checkout',
      ],
    ],
    [
      'a shipment without a way yet',
      [shipmentTo('Ana', { method: null, fee: 0, feeLabel: '' })],
      ['Delivery or pickupAdded at checkout'],
    ],
  ])('in the totals of %s', (_, shipments, lines) => {
    const cart = { ...cartOf(), shipments, count: shipments.length };
    render(
      <TotalLines
        cart={{
          ...cart,
          totals: {
            ...cart.totals,
            delivery: shipments.reduce((sum, { fee, wiredService }) => sum + fee - wiredService, 0),
            wiredService: shipments.reduce((sum, { wiredService }) => sum + wiredService, 0),
          },
        }}
        confirmed
      />,
    );
    expect(screen.queryAllByText(names).map((term) => term.parentElement?.textContent)).toEqual(
      lines,
    );
  });

  it.each<[string, CartShipment, string[]]>([
    ['a free pickup', pickup(0), []],
    ['a pickup with a fee', pickup(300), ['Picking Fee$3.00']],
    ['a delivery', sent, ['Delivery Fees$14.99']],
    ['an e-mail', byMail, []],
  ])('on the ticket of %s', (_, shipment, lines) => {
    render(
      <ShipmentTicket shipment={shipment} number={1} of={1} confirmed>
        <li />
      </ShipmentTicket>,
    );
    expect(screen.queryAllByText(names).map((term) => term.parentElement?.textContent)).toEqual(
      lines,
    );
  });
});
