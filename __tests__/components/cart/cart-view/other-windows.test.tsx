import { Channels } from '@/__tests__/support/channels';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import { cartStore } from '@/components/session/cart-store';
import type { Cart } from '@/lib/cart/cart';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { more } from './on-the-page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

const cartWith = (units: number): Cart => ({ ...cartOf(bouquets(units)), hash: `hash-${units}` });
const quantity = () => screen.findByRole('textbox', { name: /^Quantity/ });
/** What a window beside this one tells when it is answered a cart. */
const tell = ({ count, hash }: Cart) => {
  const other = new Channels('lilac-carts');
  act(() => other.postMessage({ count, hash: hash ?? null }));
  other.close();
};

describe('the cart in two windows', () => {
  beforeEach(() => cartStore.clear());

  it('shows at once what the one beside it has changed', async () => {
    let units = 2;
    stubShop({ 'GET /api/cart': () => ({ body: cartWith(units) }) });
    render(<CartIsland />);
    expect(await quantity()).toHaveValue('2');
    units = 3;
    tell(cartWith(3));
    await waitFor(async () => expect(await quantity()).toHaveValue('3'));
  });

  it('does not read what it shows already, and so never asks in turn for ever', async () => {
    const shop = stubShop({ 'GET /api/cart': () => ({ body: cartWith(2) }) });
    render(<CartIsland />);
    await quantity();
    tell(cartWith(2));
    await act(() => Promise.resolve());
    expect(shop.asked('GET').filter(({ path }) => path === '/api/cart')).toHaveLength(1);
  });

  it('tells the others its own', async () => {
    const heard: unknown[] = [];
    new Channels('lilac-carts').addEventListener('message', ({ data }) => heard.push(data));
    stubShop({ 'GET /api/cart': () => ({ body: cartWith(2) }) });
    render(<CartIsland />);
    await quantity();
    expect(heard).toEqual([{ count: 2, hash: 'hash-2' }]);
  });

  it('is not taken back by a reading that began while it was written', async () => {
    let finishReading = () => {};
    let finishWriting = () => {};
    let reads = 0;
    stubShop({
      'GET /api/cart': () => {
        reads += 1;
        if (reads === 1) return { body: cartWith(2) };
        return new Promise((resolve) => {
          finishReading = () => resolve({ body: cartWith(2) });
        });
      },
      'PATCH /api/cart/lines/line-1': () =>
        new Promise((resolve) => {
          finishWriting = () => resolve({ body: cartWith(3) });
        }),
    });
    render(<CartIsland />);
    await quantity();
    await userEvent.click(more());
    tell(cartWith(1));
    await waitFor(() => expect(reads).toBe(2));
    await act(async () => {
      finishWriting();
      await Promise.resolve();
    });
    await waitFor(() => expect(cartStore.get().cart?.hash).toBe('hash-3'));
    await act(async () => {
      finishReading();
      await Promise.resolve();
    });
    expect(await quantity()).toHaveValue('3');
    expect(cartStore.get().cart?.hash).toBe('hash-3');
  });
});
