import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CheckoutIsland } from '@/components/checkout/checkout-island';
import { cartStore } from '@/components/session/cart-store';
import type { Cart } from '@/lib/cart/cart';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));

const removed = { notices: [{ kind: 'lines-removed' as const, text: cartTexts.linesRemoved }] };

/** The cart of one bouquet while it cannot be calculated. */
const failed = (): Cart => ({
  ...cartOf(),
  orderID: cartOf(bouquets(1)).orderID,
  state: 'failed',
  count: 1,
});

describe('opening the checkout', () => {
  beforeEach(() => {
    cartStore.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/checkout');
  });

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

  it('says at the next step what was removed as a step was written', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body: { ...cartOf(bouquets(1)), ...removed } }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(window.location.search).toBe('?step=payment'));
    expect(await screen.findByText(cartTexts.linesRemoved)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Delivery' }));
    await waitFor(() => expect(screen.queryByText(cartTexts.linesRemoved)).toBeNull());
  });

  it('says on what was removed where the step could not be written', async () => {
    let reads = 0;
    stubShop({
      'GET /api/cart': () => ({
        body: { ...cartOf(bouquets(1)), ...((reads += 1) === 1 ? removed : {}) },
      }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Not right now.')).toBeVisible();
    expect(screen.getByText(cartTexts.linesRemoved)).toBeVisible();
  });

  it('has the focus where it stood when its last line is taken out, and leaves it alone when it opens empty', async () => {
    const empty = { ...cartOf(), orderID: null };
    let cart: Cart = empty;
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/status': () => refusal(404, 'not-found', 'Nothing found.'),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET ': () => ({ status: 503, body: null }),
    });
    const { unmount } = render(<CheckoutIsland />);
    const heading = () => screen.getByRole('heading', { level: 1, name: 'Checkout' });
    expect(await screen.findByText(cartTexts.empty)).toBeVisible();
    expect(document.body).toHaveFocus();
    unmount();
    cart = cartOf(bouquets(1));
    render(<CheckoutIsland />);
    (await screen.findByRole('button', { name: /^Earliest/ })).focus();
    cart = { ...empty, orderID: cartOf(bouquets(1)).orderID, ...removed };
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText(cartTexts.empty)).toBeVisible();
    expect(screen.getByText(cartTexts.linesRemoved)).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('says without script what it needs, and the order phone', () => {
    const page = new DOMParser().parseFromString(renderToString(<CheckoutIsland />), 'text/html');
    expect(page.querySelector('.needs-script')?.textContent).toBe(
      'Checkout needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone: 612-555-0142.',
    );
  });

  it('keeps what was entered while the order cannot be totalled, says so, and goes on once it can', async () => {
    let cart = cartOf(bouquets(1));
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    const message = await screen.findByRole('textbox', { name: /message/i });
    await userEvent.clear(message);
    await userEvent.type(message, 'Yours, Zoë');
    cart = failed();
    const cameIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const told = await screen.findByText(cartTexts.notCalculated);
    expect(cameIntoView.mock.contexts.at(-1)).toContainElement(told);
    cameIntoView.mockRestore();
    expect(screen.getByRole('textbox', { name: /message/i })).toBe(message);
    cart = cartOf(bouquets(1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(cartTexts.notCalculated)).toBeNull());
    expect(message).toHaveValue('Yours, Zoë');
  });

  it('goes from step to step while the order cannot be totalled', async () => {
    let cart = cartOf(bouquets(1));
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body: cart }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    cart = failed();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await screen.findByText(cartTexts.notCalculated);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Card & notes' }));
    expect(await screen.findByRole('textbox', { name: /message/i })).toBeInTheDocument();
    expect(window.location.search).toBe('?step=words');
  });

  it('opened while the order cannot be totalled says so, and opens once it can', async () => {
    let cart = failed();
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: /^Earliest/ })).toBeNull();
    cart = cartOf(bouquets(1));
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /^Earliest/ })).toBeInTheDocument();
    expect(screen.queryByText(cartTexts.notCalculated)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Checkout', level: 1 })).toHaveFocus();
  });

  it.each([
    ['nobody’s', null],
    ['that of a visit begun since, as by the check of an address', 'order-2'],
  ])('keeps what was entered where the cart is %s, and offers it back', async (_, orderID) => {
    let cart = cartOf(bouquets(1));
    const notFound = () => refusal(404, 'not-found', 'We could not find that.');
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/options': ({ path }) =>
        cart.orderID === orderID ? notFound() : { body: offerFor(path) },
      'GET /api/checkout/status': notFound,
      'PUT /api/cart/fulfillment': () => {
        cart = { ...cartOf(), orderID };
        return notFound();
      },
      'GET /api/session': () => ({
        body: { kind: 'none', firstName: null, lastName: null, cartCount: 0 },
      }),
      'GET ': () => ({ status: 503, body: null }),
    });
    render(<CheckoutIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    const message = await screen.findByRole('textbox', { name: /message/i });
    await userEvent.type(message, ' Zoë');
    const typed = (message as HTMLTextAreaElement).value;
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('button', { name: 'Bring my order back' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(typed);
    expect(screen.queryByRole('heading', { name: cartTexts.empty })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says so where nothing is left', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(), ...removed } }) });
    render(<CheckoutIsland />);
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    expect(screen.getByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
  });
});
