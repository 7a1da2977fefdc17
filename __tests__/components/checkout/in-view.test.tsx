import { render, screen, within } from '@testing-library/react';
import { CheckoutIsland } from '@/components/checkout/checkout-island';
import { cartStore } from '@/components/session/cart-store';
import { dropDrafts } from '@/components/session/kept-drafts';
import type { Cart } from '@/lib/cart/cart';
import { checkoutSteps, type CheckoutStep } from '@/lib/checkout/steps';
import { noFunds } from '@/lib/checkout/payment/funds';
import { brand } from '@/lib/config/brand';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));

const cart = cartOf(bouquets(1));
const forTwo: Cart = {
  ...cart,
  shipments: [shipmentTo('Ana'), shipmentTo('Walter', { cardMessage: ['Happy birthday'] })],
  totals: { ...cart.totals, total: 12_345 },
};
const names: Record<CheckoutStep, string> = {
  recipients: 'Recipients',
  delivery: 'Delivery',
  words: 'Card & notes',
  payment: 'Payment',
  review: 'Review',
};

async function openAt(step: CheckoutStep) {
  sessionStorage.clear();
  dropDrafts();
  cartStore.clear();
  stubShop({
    'GET /api/cart': () => ({ body: forTwo }),
    'GET /api/checkout/payment': () => refusal(503, 'upstream-unavailable', 'Not now.'),
    'GET /api/checkout/funds': () => ({ body: noFunds }),
    'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
    'GET /api/session': () => ({ status: 503, body: null }),
  });
  window.history.replaceState(null, '', `/checkout?step=${step}`);
  render(<CheckoutIsland />);
  await screen.findByRole('complementary', { name: 'Your order' });
}

/** The steps that can be opened before anything is paid. */
const openable = checkoutSteps.filter((step) => step !== 'review');

describe('checkout of two recipients (ruling 17)', () => {
  it.each(openable)(
    'at %s has the total in view at every width, and the order phone',
    async (at) => {
      await openAt(at);
      const wide = screen.getByRole('complementary', { name: 'Your order' });
      const narrow = screen.getByRole('region', { name: 'Order total' });
      for (const place of [wide, narrow]) expect(within(place).getByText('$123.45')).toBeVisible();
      const top = within(screen.getByRole('banner'));
      expect(top.getByRole('link', { name: brand.orderPhone })).toHaveAttribute(
        'href',
        `tel:+1-${brand.orderPhone}`,
      );
    },
  );

  it('closes each step into a summary that can be opened again', async () => {
    await openAt('payment');
    const closed = (step: CheckoutStep) =>
      within(screen.getByRole('region', { name: names[step] }));
    expect(closed('recipients').getByText(/Ana/)).toBeVisible();
    expect(closed('recipients').getByText(/Walter/)).toBeVisible();
    expect(closed('delivery').getAllByText(/Local Delivery/)).toHaveLength(2);
    expect(closed('words').getByText(/Happy birthday/)).toBeVisible();
    for (const step of ['recipients', 'delivery', 'words'] as const)
      expect(closed(step).getByRole('button', { name: `Edit ${names[step]}` })).toBeVisible();
  });
});
