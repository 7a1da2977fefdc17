import { render, screen } from '@testing-library/react';
import { CartIndicator } from '@/components/cart/cart-indicator';
import { cartStore } from '@/lib/cart/cart-store.client';

const counting = (count: number | null) => {
  const state = { ...cartStore.get(), count };
  jest.spyOn(cartStore, 'get').mockReturnValue(state);
  jest.spyOn(cartStore, 'load').mockResolvedValue(undefined as never);
};

describe('the cart of the header (000 §2)', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([[null, 'Cart 0 Item(s)', null], [0, 'Cart 0 Item(s)', null], [1, 'Cart 1 Item(s)', '1'], [12, 'Cart 12 Item(s)', '12'], [140, 'Cart 140 Item(s)', '99+']] as const)(
    'says Cart and the number of items, and wears a badge where there is no room: %s', (count, name, badge) => {
      counting(count);
      render(<CartIndicator />);
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/cart');
      expect(link.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? null).toBe(badge);
    },
  );
});
