import { render, screen } from '@testing-library/react';
import CheckoutPage from '@/app/(secure)/checkout/page';
import { cartOf, stubShop } from '@/__tests__/support/shop-stub';

it('checkout, which has no shell, reports its page view once (specification A2)', async () => {
  window.dataLayer = [];
  window.history.replaceState(null, '', '/checkout');
  document.title = 'Checkout | Lilac & Loam';
  stubShop({ 'GET /api/cart': () => ({ body: cartOf() }) });
  const { rerender } = render(<CheckoutPage />);
  expect(await screen.findByRole('link', { name: 'Go to the shop' })).toBeVisible();
  rerender(<CheckoutPage />);
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      page_title: document.title,
      page_location: 'http://localhost/checkout',
      page_path: '/checkout',
    },
  ]);
});
