import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CheckoutIsland } from '@/components/checkout/checkout-island';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));

const removed = { notices: [{ kind: 'lines-removed' as const, text: cartTexts.linesRemoved }] };

describe('opening the checkout', () => {
  beforeEach(() => cartStore.clear());

  it('says that a line was removed, until the shopper goes on to another step', async () => {
    let reads = 0;
    stubShop({
      'GET /api/cart': () => ({
        body: { ...cartOf(bouquets(1)), ...((reads += 1) === 1 ? removed : {}) },
      }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body: cartOf(bouquets(1)) }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(screen.queryByText(cartTexts.linesRemoved)).toBeNull());
  });

  it('says without script what it needs, and the order phone', () => {
    const page = new DOMParser().parseFromString(renderToString(<CheckoutIsland />), 'text/html');
    expect(page.querySelector('.needs-script')?.textContent).toBe(
      'Checkout needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone: 612-555-0142.',
    );
  });

  it('says so where nothing is left', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(), ...removed } }) });
    render(<CheckoutIsland />);
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    expect(screen.getByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
  });
});
