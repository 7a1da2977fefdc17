import { render, screen } from '@testing-library/react';
import { ShipmentTicket } from '@/components/cart/shipment-ticket';
import { TotalLines } from '@/components/cart/total-lines';
import type { CartShipment } from '@/lib/cart/cart';
import { shipmentTo } from '../checkout/shipments';
import { cartOf } from './shop-stub';

const pickup = (fee: number) => shipmentTo('Walter', { method: 'InStorePickUp', fee, feeLabel: 'Picking Fee' });
const sent = shipmentTo('Ana', { method: 'LocalDelivery', fee: 1499, feeLabel: 'Delivery Fees' });
const names = /^(Picking Fee|Delivery Fees|Delivery or pickup)/;

describe('the fee of what is fetched or sent', () => {
  it.each<[string, CartShipment[], string[]]>([
    ['a free pickup', [pickup(0)], []],
    ['a pickup with a fee', [pickup(300)], ['Picking Fee$3.00']],
    ['two free pickups', [pickup(0), pickup(0)], []],
    ['a delivery', [sent], ['Delivery Fees$14.99']],
    ['a delivery for nothing', [shipmentTo('Ana', { method: 'LocalDelivery', fee: 0, feeLabel: 'Delivery Fees' })], ['Delivery Fees$0.00']],
    ['a delivery beside a pickup', [sent, pickup(0)], ['Delivery Fees$14.99']],
    ['a shipment without a way yet', [shipmentTo('Ana', { method: null, fee: 0, feeLabel: '' })], ['Delivery or pickupChosen at checkout']],
  ])('in the totals of %s', (_, shipments, lines) => {
    const cart = { ...cartOf(), shipments, count: shipments.length };
    render(<TotalLines cart={{ ...cart, totals: { ...cart.totals, delivery: shipments.reduce((sum, { fee }) => sum + fee, 0) } }} confirmed />);
    expect(screen.queryAllByText(names).map((term) => term.parentElement?.textContent)).toEqual(lines);
  });

  it.each<[string, CartShipment, string[]]>([
    ['a free pickup', pickup(0), []],
    ['a pickup with a fee', pickup(300), ['Picking Fee $3.00']],
    ['a delivery', sent, ['Delivery Fees $14.99']],
  ])('on the ticket of %s', (_, shipment, lines) => {
    render(<ShipmentTicket shipment={shipment} number={1} of={1} confirmed><li /></ShipmentTicket>);
    expect(screen.queryAllByText(names).map(({ textContent }) => textContent)).toEqual(lines);
  });
});
