import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CartPage from '@/app/(shop)/cart/[[...rest]]/page';
import { CartIsland } from '@/components/cart/cart-view';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { price } from './on-the-page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

describe('what the cart shows', () => {
  beforeEach(() => cartStore.clear());

  it('shows each shipment as a ticket with its lines and the total', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }) });
    render(<CartIsland />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
    const ticket = await screen.findByRole('article');
    expect(within(ticket).getByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
    expect(document.querySelector('.needs-script, .awaited')).toBeNull();
    expect(within(ticket).getByText('Saturday')).toBeInTheDocument();
    expect(
      within(ticket).getByRole('link', { name: 'Coral Roses in a Mason Jar' }),
    ).toBeInTheDocument();
    expect(price('$137.50')).toBe(1);
    expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
  });

  it.each([
    [2, 0],
    [3, 1],
  ])('has a way past %i lines to the total: %i', async (count, links) => {
    const cart = cartOf(bouquets(1));
    const [shipment] = cart.shipments;
    const [line] = shipment?.lines ?? [];
    if (!shipment || !line) throw new Error('an empty cart');
    const lines = Array.from({ length: count }, (_, at) => ({ ...line, id: `line-${at}` }));
    const body = { ...cart, count, shipments: [{ ...shipment, lines }] };
    stubShop({ 'GET /api/cart': () => ({ body }) });
    render(<CartIsland />);
    const total = await screen.findByRole('heading', { name: 'Order summary' });
    const found = screen.queryAllByRole('link', { name: `To the total of ${count} items` });
    expect(found).toHaveLength(links);
    for (const link of found) expect(link).toHaveAttribute('href', `#${total.id}`);
  });

  it('leads to checkout with each wallet the gateway offers', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'GET /api/checkout/wallets': () => ({ body: ['paypal', 'venmo'] }),
    });
    render(<CartIsland />);
    const links = await screen.findAllByRole('link', { name: /^Pay with/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pay with PayPal', '/checkout?pay=paypal'],
      ['Pay with Venmo', '/checkout?pay=venmo'],
    ]);
  });

  it('says without script what it needs, and the order phone', async () => {
    const page = new DOMParser().parseFromString(
      renderToString(await CartPage({ params: Promise.resolve({}) })),
      'text/html',
    );
    expect(page.querySelector('.needs-script')?.textContent).toBe(
      'Your cart needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone: 612-555-0142.',
    );
  });

  it('shows its lines without totals or checkout while it cannot be added up', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(bouquets(1)), state: 'failed' } }) });
    render(<CartIsland />);
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.notCalculated);
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
    expect(screen.queryByText('Total', { selector: 'dt' })).toBeNull();
  });

  it('can be asked for again after a failure, and keeps the place of the keyboard', async () => {
    let down = true;
    stubShop({
      'GET /api/cart': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'This is not available right now.')
          : { body: cartOf() },
    });
    render(<CartIsland />);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your cart' })).toHaveFocus();
  });

  it('keeps the place of the keyboard where the cart is added up at last', async () => {
    let state = 'failed';
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(bouquets(1)), state } }) });
    render(<CartIsland />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    state = 'ready';
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Check out' })).toBeVisible();
    expect(again).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your cart' })).toHaveFocus();
  });

  it('is read anew once it does not stand any more, not before, and a hidden page when it is seen again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const shop = stubShop({
        'GET /api/cart': () => ({ body: { ...cartOf(bouquets(2)), standsFor: 60_000 } }),
      });
      render(<CartIsland />);
      await screen.findByText('Ana Ruiz');
      const first = shop.asked('GET').length;
      await act(() => jest.advanceTimersByTimeAsync(55_000));
      expect(shop.asked('GET')).toHaveLength(first);
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      expect(shop.asked('GET')).toHaveLength(first + 1);
      const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(shop.asked('GET')).toHaveLength(first + 1);
      seen.mockReturnValue('visible');
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await jest.advanceTimersByTimeAsync(10);
      });
      expect(shop.asked('GET')).toHaveLength(first + 2);
      seen.mockRestore();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is read anew when the page comes back out of the browser’s own cache', async () => {
    let units = 2;
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(units)) }) });
    render(<CartIsland />);
    const quantity = await screen.findByRole('textbox', { name: /^Quantity/ });
    expect(quantity).toHaveValue('2');
    units = 3;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(quantity).toHaveValue('3'));
  });
});
