import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutIsland } from '@/components/checkout/checkout-island';
import { cartStore } from '@/components/session/cart-store';
import { dropDrafts, keepDraft } from '@/components/session/kept-drafts';
import { visitorStore } from '@/components/session/visitor-store';
import type { Cart } from '@/lib/cart/cart';
import { noFunds } from '@/lib/checkout/payment/funds';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { checkoutTexts } from '@/lib/checkout/texts';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';
import { typeAna } from './stub-delivery';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));

const cart = cartOf(bouquets(1));
/** The same with something for somebody else: a step after the other. */
const forTwo: Cart = { ...cart, shipments: [...cart.shipments, shipmentTo('Walter')] };
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const step = () => new URLSearchParams(window.location.search).get('step');
const move = (way: 'back' | 'forward') =>
  act(
    () =>
      new Promise<void>((moved) => {
        window.addEventListener('popstate', () => moved(), { once: true });
        window.history[way]();
      }),
  );

function shop(more: Parameters<typeof stubShop>[0] = {}) {
  return stubShop({
    ...more,
    'GET /api/cart': more['GET /api/cart'] ?? (() => ({ body: cart })),
    'GET /api/checkout/payment':
      more['GET /api/checkout/payment'] ?? (() => refusal(503, 'upstream-unavailable', 'Not now.')),
    'GET /api/checkout/funds': () => ({ body: noFunds }),
    'GET /api/checkout/options':
      more['GET /api/checkout/options'] ?? (() => ({ status: 503, body: null })),
    'GET /api/session': () => ({ status: 503, body: null }),
  });
}

async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  const page = render(<CheckoutIsland />);
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return page;
}

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  dropDrafts();
  cartStore.clear();
});

describe('the steps of checkout', () => {
  it('are entries of the history: Back, Forward, and a title each; nothing typed is lost', async () => {
    shop({ 'GET /api/cart': () => ({ body: forTwo }) });
    const before = window.history.length;
    await openAt('/checkout?step=words');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Recipients' }));
    expect([step(), document.title]).toEqual(['recipients', 'Checkout: Recipients | Lilac & Loam']);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect([step(), window.history.length]).toEqual(['delivery', before + 2]);
    expect(await heading('When should it arrive?')).toHaveFocus();
    await move('back');
    expect(await heading('Who is it for?')).toHaveFocus();
    await move('back');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      `${cart.shipments[0]?.cardMessage.join('\n') ?? ''}!`,
    );
    await move('forward');
    expect(await heading('Who is it for?')).toHaveFocus();
  });

  it('are three for one shipment, each part with its address; Back comes to the part it was left for', async () => {
    shop({
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body: cart }),
    });
    await openAt('/checkout?step=payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Card & notes' }));
    expect([step(), document.title]).toEqual(['words', 'Checkout: Delivery | Lilac & Loam']);
    expect(await heading('Card and notes')).toHaveFocus();
    expect(
      within(screen.getByRole('list', { name: 'Steps' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Delivery', '2Payment', '3Review']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '!');
    await move('back');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Recipients' }));
    expect(await heading('Who is it for?')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `${cart.shipments[0]?.cardMessage.join('\n') ?? ''}!`,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(step()).toBe('payment'));
    expect(await heading('Payment')).toHaveFocus();
  });

  it('leave the dialog of goods for someone else behind, and do not bring it back', async () => {
    shop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
    });
    await openAt('/checkout?step=payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Recipients' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send to someone else' }));
    expect(await screen.findByRole('dialog', { name: 'Send to someone else' })).toBeVisible();
    await move('back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Recipients' }));
    expect(await screen.findByRole('button', { name: 'Send to someone else' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead nobody on who has gone back while a step was being written', async () => {
    let answerNow = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const { calls } = shop({
      'GET /api/cart': () => ({ body: forTwo }),
      'PUT /api/cart/fulfillment': async () => {
        await held;
        return { body: forTwo };
      },
    });
    await openAt('/checkout?step=recipients');
    act(() => window.history.pushState(null, '', '/checkout?step=words'));
    await userEvent.click(await screen.findByRole('button', { name: /^Walter/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    await move('back');
    await act(async () => answerNow());
    expect(await heading('Who is it for?')).toBeVisible();
    expect(step()).toBe('recipients');
  });

  it.each([
    ['/checkout', 'words'],
    ['/checkout?step=nothing', 'words'],
    ['/checkout?step=review', 'payment'],
    ['/checkout?step=payment', 'payment'],
    ['/checkout?step=delivery', 'delivery'],
  ])('open %s at %s, without an entry more', async (address, opened) => {
    shop();
    const before = window.history.length;
    await openAt(address);
    await waitFor(() => expect(step()).toBe(opened));
    expect(window.history.length).toBe(before);
  });

  it('say which wallet pays until the payment was seen, after a reload too', async () => {
    shop();
    const words = /^You pay with Venmo in the next step/;
    const page = await openAt('/checkout?pay=venmo');
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(step()).toBe('words'));
    page.unmount();
    const again = await openAt('/checkout');
    expect(await screen.findByText(words)).toBeInTheDocument();
    again.unmount();
    await openAt('/checkout?step=payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Recipients' }));
    expect(await heading('Who is it for?')).toBeInTheDocument();
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['', 'Credit or debit card'],
    ['#venmoSuccess=1&resource_id=abc', 'Venmo'],
  ])('come back from Venmo into a new tab with Venmo chosen: %j', async (fragment, method) => {
    const platform = 'http://localhost:4000/payments';
    const wallets = {
      sdkBaseUrl: `${platform}/paypal/sdk/js`,
      clientID: 'shop',
      clientApiUrl: `${platform}/client_api`,
      fingerprint: 'f',
    };
    const setup = {
      clientToken: 't',
      frameUrl: `${platform}/frame`,
      wallets,
      braintree: null,
    } satisfies PaymentSetup;
    shop({ 'GET /api/checkout/payment': () => ({ body: setup }) });
    await openAt(`/checkout?step=payment${fragment}`);
    expect(await screen.findByRole('radio', { name: method })).toBeChecked();
    expect(window.location.hash).toBe(fragment);
  });

  it('keep who orders over a step back and a reload', async () => {
    shop();
    const page = await openAt('/checkout?step=payment');
    await userEvent.type(await screen.findByLabelText('Your first name'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Recipients' }));
    await move('back');
    expect(await screen.findByLabelText('Your first name')).toHaveValue('Ada');
    page.unmount();
    await openAt('/checkout?step=payment');
    expect(await screen.findByLabelText('Your first name')).toHaveValue('Ada');
  });

  it('never keep a nonce or a gift card', async () => {
    keepDraft(cart.orderID ?? '', 'tenders', {
      value: {
        total: cart.totals.total,
        plan: [
          {
            key: 'card',
            label: 'Visa',
            most: null,
            tender: { kind: 'card', amount: cart.totals.total, nonce: 'n' },
          },
        ],
      },
      since: null,
    });
    shop();
    await openAt('/checkout?step=payment');
    expect((await screen.findByText('Amount due')).parentElement).toHaveTextContent(/\$[1-9]/);
  });
});

describe('an order placed in another window', () => {
  it('is told with the way to it, once the cart is another one', async () => {
    let placed = false;
    const { orderID } = cart;
    stubShop({
      'GET /api/cart': () => ({ body: placed ? { ...cartOf(), orderID: null } : cart }),
      [`GET /api/checkout/status?order=${orderID ?? ''}`]: () => ({
        body: { state: 'placed', userID: '299999', orderID },
      }),
      'GET ': () => ({ status: 503, body: null }),
    });
    await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    placed = true;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(
      await screen.findByRole('heading', { name: 'Your order was placed in another window.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See order' })).toHaveAttribute(
      'href',
      `/orderConfirmation/299999/${orderID ?? ''}`,
    );
    expect(screen.queryByText(/Your cart is empty/)).toBeNull();
  });

  it('is not taken for a visit that has ended while the shop does not say what became of it', async () => {
    let [placed, answered] = [false, false];
    const { orderID } = cart;
    const shop = stubShop({
      'GET /api/cart': () => ({ body: placed ? { ...cartOf(), orderID: null } : cart }),
      'GET /api/checkout/status': () =>
        answered
          ? { body: { state: 'placed', userID: '299999', orderID } }
          : refusal(503, 'upstream-unavailable', 'Not right now.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    const asked = () => shop.asked('GET').filter(({ path }) => path.includes('/status')).length;
    await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    placed = true;
    jest.useFakeTimers();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asked()).toBeGreaterThan(1);
    expect(screen.queryByText(/nothing was ordered/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bring my order back' })).toBeNull();
    expect(screen.queryByText(/still don’t know/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(/still don’t know whether your order was placed/)).toBeVisible();
    answered = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })));
    expect(
      screen.getByRole('heading', { name: 'Your order was placed in another window.' }),
    ).toBeInTheDocument();
  });

  it('is no more called unknown once the shop says that there is none', async () => {
    let [ended, answered] = [false, false];
    stubShop({
      'GET /api/cart': () => ({ body: ended ? { ...cartOf(), orderID: null } : cart }),
      'GET /api/checkout/status': () =>
        answered
          ? refusal(404, 'not-found', 'We could not find that.')
          : refusal(503, 'upstream-unavailable', 'Not right now.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    ended = true;
    jest.useFakeTimers();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await act(() => jest.advanceTimersByTimeAsync(35_000));
    answered = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(/still don’t know/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Bring my order back' })).toBeVisible();
  });

  it('leaves no empty cart to a page that is loaded anew while the shop does not say what became of it', async () => {
    let placed = false;
    const { orderID } = cart;
    stubShop({
      'GET /api/cart': () => ({ body: placed ? { ...cartOf(), orderID: null } : cart }),
      'GET /api/checkout/status': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    const before = await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    before.unmount();
    placed = true;
    jest.useFakeTimers();
    await openAt('/checkout');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Opening checkout …')).toBeInTheDocument();
    expect(screen.queryByText(/Your cart is empty/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(/still don’t know whether your order was placed/)).toBeVisible();
    expect(screen.queryByText(/Opening checkout|Your cart is empty/)).toBeNull();
    expect(sessionStorage.getItem('lilac-opened-order')).toBe(orderID);
  });

  it('is not told of a cart that was emptied', async () => {
    let emptied = false;
    stubShop({
      'GET /api/cart': () => ({ body: emptied ? cartOf() : cart }),
      'GET /api/checkout/status': () => refusal(404, 'not-found', 'We could not find that.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    emptied = true;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByText('Go to the shop')).toBeInTheDocument();
    expect(screen.queryByText(/placed/)).toBeNull();
  });

  it('a cart that went with its visit keeps what was entered in view, and can be brought back', async () => {
    let gone = false;
    stubShop({
      'GET /api/cart': () => ({ body: gone ? { ...cartOf(), orderID: null } : cart }),
      'GET /api/checkout/status': () => refusal(404, 'not-found', 'We could not find that.'),
      'GET ': () => ({ status: 503, body: null }),
    });
    await openAt('/checkout?step=words');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), ' and Gail');
    gone = true;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByRole('button', { name: 'Bring my order back' })).toBeInTheDocument();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(
      'and Gail',
    );
    expect(screen.queryByText(/could not find|Your cart is empty|log in/i)).toBeNull();
  });

  it('asks a customer whose log-in was refused meanwhile to log in: their cart waits in the account', async () => {
    let gone = false;
    shop({
      'GET /api/cart': () => ({ body: gone ? { ...cartOf(), orderID: null } : cart }),
      'GET /api/checkout/status': () => refusal(404, 'not-found', 'We could not find that.'),
    });
    const ada = { kind: 'customer' as const, userID: 'ada', firstName: 'Ada', lastName: 'Loam' };
    visitorStore.accept({ ...ada, cartCount: 1 });
    await openAt('/checkout?step=words');
    await screen.findByRole('textbox', { name: 'Message' });
    gone = true;
    act(() => {
      visitorStore.expire();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeInTheDocument();
    expect(screen.queryByText(/been away/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bring my order back' })).toBeNull();
  });

  it('a visit that ended while its recipient was typed says so, and loses nothing', async () => {
    let gone = false;
    const nobody = shipmentTo('Ana', { recipient: null, method: null, date: null });
    const undecided: Cart = { ...cart, shipments: [{ ...nobody, cardMessage: [] }] };
    shop({
      'GET /api/cart': () => ({ body: gone ? { ...cartOf(), orderID: null } : undecided }),
      'GET /api/checkout/status': () => refusal(404, 'not-found', 'We could not find that.'),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET /api/addresses/reach': () => ({
        body: { city: 'Minneapolis', undeliverable: [], all: false },
      }),
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'POST /api/session': () => ({ body: {} }),
      'POST /api/addresses/verify': ({ body }) => ({
        body: { outcome: 'verified', address: body },
      }),
      'PUT /api/cart/fulfillment': () => refusal(404, 'not-found', 'We could not find that.'),
    });
    await openAt('/checkout');
    await screen.findByLabelText('First name');
    await typeAna();
    await userEvent.click(await screen.findByRole('button', { name: /^Earliest/ }));
    gone = true;
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('button', { name: 'Bring my order back' })).toBeInTheDocument();
    expect(screen.getByText(checkoutTexts.notInCart)).toBeVisible();
    expect(screen.queryByText('We could not find that.')).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Address 1')).toHaveValue('2817 Colfax Ave S');
  });
});
