import { render, screen, within } from '@testing-library/react';
import { TotalLines } from '@/components/cart/total-lines';
import { ConfirmationView } from '@/components/checkout/confirmation-view';
import { ReviewStep } from '@/components/checkout/review-step';
import type { Cart } from '@/lib/cart/cart';
import { cartOf } from '../cart/shop-stub';
import { seatsOf, shipmentTo } from './shipments';

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

describe('an order with seats of a workshop', () => {
  const seats = seatsOf('Wreaths');
  const withSeats: Cart = { ...cartOf(), state: 'ready', shipments: [shipmentTo('Ana'), seats] };
  const expectWorkshop = () => {
    for (const words of ['Lilac & Loam Edina, 1 France Ave, Edina, MN 55424', 'Sat, Dec 5, 10:00 AM – 12:00 PM CST · Glasshouse · 2 seats', '2 seats, held at our store', 'December']) {
      expect(within(ticket('Workshops')).getByText(words)).toBeInTheDocument();
    }
    expect(within(ticket('Workshops')).getByRole('heading', { level: 3, name: 'Wreaths' })).toBeInTheDocument();
    expect(within(ticket('Workshops')).queryByText(/Fee|Pickup|Where should/)).toBeNull();
  };

  it('reviews them as a shipment of their own', () => {
    render(<ReviewStep cart={withSeats} confirmed placing={false} problem={null} onPlace={jest.fn()} />);
    expectWorkshop();
  });

  it('confirms them with the calendar file of the event', () => {
    render(<ConfirmationView confirmation={{ orderID: 'o', placedAt: null, order: withSeats, calendars: {} }} />);
    expectWorkshop();
    expect(within(ticket('Workshops')).getByRole('link', { name: /^Add to calendar ?: Wreaths$/ })).toHaveAttribute('href', '/api/events/Wreaths/calendar/Wreaths');
  });

  it('has no delivery line where it is seats alone', () => {
    const { rerender } = render(<TotalLines cart={withSeats} confirmed />);
    expect(screen.getByText('Delivery Fees')).toBeInTheDocument();
    rerender(<TotalLines cart={{ ...withSeats, shipments: [seats] }} confirmed />);
    expect(screen.queryByText(/Delivery|Picking/)).toBeNull();
  });
});
