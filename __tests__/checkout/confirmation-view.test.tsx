import { render, screen, within } from '@testing-library/react';
import { ConfirmationView } from '@/components/checkout/confirmation-view';
import { ReviewStep } from '@/components/checkout/review-step';
import type { Cart } from '@/lib/cart/cart';
import { cartOf } from '../cart/shop-stub';
import { shipmentTo } from './shipments';

const order: Cart = { ...cartOf(), state: 'ready', shipments: [shipmentTo('Ana'), shipmentTo('Walter', { method: 'InStorePickUp', fee: 0, feeLabel: 'Picking Fee' })] };
const ticket = (name: string) => screen.getByRole('heading', { name }).closest('article')!;

describe('an order of several recipients', () => {
  it('shows on its confirmation whom each shipment is for, when, and its way into a calendar', () => {
    const calendars = { 'shipment-Ana': { file: '/api/orders/u/o/calendar/shipment-Ana', google: 'https://calendar.google.com/calendar/render?text=Ana' } };
    render(<ConfirmationView confirmation={{ orderID: 'o', placedAt: null, order, calendars }} />);
    expect(within(ticket('Ana Ruiz')).getByText('Shipment 1 of 2')).toBeInTheDocument();
    expect(within(ticket('Ana Ruiz')).getByText('Saturday')).toBeInTheDocument();
    expect(within(ticket('Ana Ruiz')).getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute('href', '/api/orders/u/o/calendar/shipment-Ana');
    expect(within(ticket('Ana Ruiz')).getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute('rel', 'noopener');
    expect(within(ticket('Walter Ruiz')).getByText('In-Store Pickup')).toBeInTheDocument();
    expect(within(ticket('Walter Ruiz')).queryByRole('link', { name: /calendar/i })).toBeNull();
  });

  it('is reviewed shipment by shipment, with card and fees, before it is placed', () => {
    render(<ReviewStep cart={order} confirmed placing={false} problem={null} onPlace={jest.fn()} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(within(ticket('Ana Ruiz')).getByText(/Happy day/)).toBeInTheDocument();
    expect(within(ticket('Ana Ruiz')).getByText('Delivery Fees $14.99')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });
});
