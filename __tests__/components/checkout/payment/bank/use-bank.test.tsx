import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BankDialog from '@/components/checkout/payment/bank/bank-dialog';
import { useCheckout } from '@/components/checkout/use-checkout';
import { bankTexts, bankVerdictTexts } from '@/lib/checkout/payment/bank-texts';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Submit } from '@/lib/checkout/schema';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { gateway, resetGateway } from '../braintree';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));
jest.mock(
  'braintree-web/client',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').client,
);
jest.mock(
  'braintree-web/three-d-secure',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').threeDSecure,
);

const cart = { ...cartOf(bouquets(1)), totals: { ...cartOf().totals, total: 5000 } };
const bill = { postalCode: '55408', street: '2618 W 44th St' };
const typed: PlannedTender = {
  key: 'card n-1',
  label: 'Visa ending in 1091',
  most: null,
  tender: { kind: 'card', amount: 5000, nonce: 'n-1', bill },
  bank: { email: 'ada@example.com', bin: '400000', clientToken: 'token-of-the-card' },
};
const saved: PlannedTender = {
  key: 'saved-card c-1',
  label: 'Visa ending in 1091',
  most: null,
  tender: { kind: 'savedCard', amount: 5000, cardID: 'c-1' },
  bank: { email: 'ada@example.com' },
};
const confirmed = (nonce: string) => ({
  nonce,
  liabilityShifted: true,
  threeDSecureInfo: { status: 'authenticate_successful', threeDSecureAuthenticationId: 'id-1' },
});
const refused = (status: string) => ({
  nonce: 'n-2',
  liabilityShifted: false,
  threeDSecureInfo: { status },
});
const lookedUp = (nonce: string, question: Parameters<typeof gateway.bank.verifyCard>[0]) =>
  question.onLookupComplete({ paymentMethod: { nonce } }, () => undefined);

/** A checkout whose order these tenders pay. */
async function paidBy(plan: PlannedTender, answers: Parameters<typeof stubShop>[0] = {}) {
  const shop = stubShop({
    'POST /api/checkout/submit': () => ({ status: 200, body: { state: 'checking' } }),
    'GET /api/checkout/payment': () => ({ body: { clientToken: 'a-new-token' } }),
    'POST /api/account/cards/c-1/nonce': () => ({ body: { nonce: 'lent', bin: '400000' } }),
    ...answers,
  });
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    (shown: typeof cart) => useCheckout(shown, () => Promise.resolve(null)),
    {
      initialProps: cart,
      wrapper: ({ children }: { children: React.ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => result.current.payment.add(plan));
  act(() => result.current.settle());
  const place = () => act(() => result.current.place());
  const sent = () =>
    shop.calls
      .filter(({ path }) => path === '/api/checkout/submit')
      .map(({ body }) => (body as Submit).tenders);
  return { result, shop, place, sent, draw: rerender };
}

describe('a card whose bank has to confirm it', () => {
  beforeEach(() => resetGateway());

  it('is asked about the amount it pays before anything is submitted, and pays with the nonce its bank gave back', async () => {
    const { result, place, sent } = await paidBy(typed);
    let answer = (_: unknown) => undefined as void;
    gateway.bank.verifyCard.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await place();
    await waitFor(() => expect(gateway.bank.verifyCard).toHaveBeenCalled());
    expect(gateway.bank.create).toHaveBeenCalledWith({
      client: { authorization: 'token-of-the-card' },
      version: '2-inline-iframe',
    });
    expect(gateway.bank.verifyCard.mock.lastCall?.[0]).toEqual({
      nonce: 'n-1',
      bin: '400000',
      amount: '50.00',
      email: 'ada@example.com',
      billingAddress: { postalCode: '55408', streetAddress: '2618 W 44th St' },
      collectDeviceData: true,
      onLookupComplete: expect.any(Function),
    });
    expect([result.current.bank.asking, sent()]).toEqual([true, []]);
    await place();
    await act(async () => answer(confirmed('n-2')));
    await waitFor(() =>
      expect(sent()).toEqual([[{ kind: 'card', amount: 5000, nonce: 'n-2', bill }]]),
    );
    expect(gateway.bank.verifyCard).toHaveBeenCalledTimes(1);
  });

  it('that is saved is asked by a nonce that is lent for it, and pays by the ID of the answer', async () => {
    const { place, sent } = await paidBy(saved);
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-2'));
    await place();
    await waitFor(() =>
      expect(sent()).toEqual([
        [{ kind: 'savedCard', amount: 5000, cardID: 'c-1', verificationID: 'id-1' }],
      ]),
    );
    expect(gateway.authorizations).toEqual(['a-new-token']);
    expect(gateway.bank.verifyCard.mock.lastCall?.[0]).toMatchObject({ nonce: 'lent' });
  });

  it('that is saved no more is said to be gone, and another is asked for', async () => {
    const { result, place, sent } = await paidBy(saved, {
      'POST /api/account/cards/c-1/nonce': () => refusal(404, 'not-found', 'Not found.'),
    });
    await place();
    await waitFor(() => expect(result.current.problem).toBe(bankVerdictTexts.gone));
    expect(result.current.payment.plan).toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('of a guest with an accent in the name is asked in the letters banks take', async () => {
    const { result, place } = await paidBy(typed);
    const guest = { firstName: 'José', lastName: 'Loam', email: 'jose@example.com' };
    act(() => result.current.payment.setGuest(guest));
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-2'));
    await place();
    await waitFor(() => expect(gateway.bank.verifyCard).toHaveBeenCalled());
    expect(gateway.bank.verifyCard.mock.lastCall?.[0]).toMatchObject({
      billingAddress: { givenName: 'Jose', surname: 'Loam' },
    });
  });

  it('is not asked about where the account does not want it', async () => {
    const { place, sent } = await paidBy({ ...typed, bank: undefined });
    await place();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(gateway.bank.create).not.toHaveBeenCalled();
  });

  it.each([
    [
      'denied',
      () => gateway.bank.verifyCard.mockResolvedValue(refused('authenticate_rejected')),
      'payment',
      [],
    ],
    [
      'gone',
      () =>
        gateway.bank.verifyCard.mockRejectedValue({
          code: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR',
        }),
      'payment',
      [],
    ],
    [
      'unreached',
      () => gateway.bank.create.mockRejectedValue({ code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED' }),
      'review',
      ['n-1'],
    ],
    [
      'unreached',
      () => gateway.bank.verifyCard.mockResolvedValue(refused('authentication_unavailable')),
      'review',
      ['n-2'],
    ],
    [
      'closed',
      () =>
        gateway.bank.verifyCard.mockImplementation((question) => {
          lookedUp('n-2', question);
          gateway.bank.handlers.get('customer-canceled')?.({}, () => undefined);
          return Promise.resolve(refused('authenticate_failed'));
        }),
      'review',
      ['n-2'],
    ],
  ] as const)(
    '%s: nothing is submitted, and the words say what to do',
    async (verdict, given, step, left) => {
      const { result, place, sent } = await paidBy(typed);
      given();
      await place();
      await waitFor(() => expect(result.current.problem).toBe(bankVerdictTexts[verdict]));
      expect(result.current.step).toBe(step);
      expect(
        result.current.payment.plan.map(({ tender }) => 'nonce' in tender && tender.nonce),
      ).toEqual(left);
      expect([result.current.bank.asking, sent()]).toEqual([false, []]);
    },
  );

  it('may be asked again once its question was closed, with the nonce that is left', async () => {
    const { result, place, sent } = await paidBy(typed);
    gateway.bank.verifyCard.mockImplementation(async (question) => {
      lookedUp('n-2', question);
      return new Promise(() => undefined);
    });
    await place();
    await waitFor(() => expect(gateway.bank.verifyCard).toHaveBeenCalled());
    await act(async () => result.current.bank.close());
    await waitFor(() => expect(result.current.problem).toBe(bankVerdictTexts.closed));
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-3'));
    await place();
    await waitFor(() => expect(sent()).toEqual([[expect.objectContaining({ nonce: 'n-3' })]]));
    expect(gateway.bank.verifyCard.mock.lastCall?.[0]).toMatchObject({ nonce: 'n-2' });
  });

  it('that is silent is waited for 30 seconds', async () => {
    const { result, place } = await paidBy(typed);
    jest.useFakeTimers();
    gateway.bank.verifyCard.mockReturnValue(new Promise(() => undefined));
    await place();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(result.current.bank.asking).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(result.current.problem).toBe(bankVerdictTexts.unreached);
    jest.useRealTimers();
  });

  it('that was waited for in vain asks nothing any more, however late it comes', async () => {
    const { result, place } = await paidBy(typed);
    jest.useFakeTimers();
    gateway.bank.verifyCard.mockReturnValue(new Promise(() => undefined));
    await place();
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(gateway.told.map(([name]) => name)).toContain('cancelVerifyCard');
    const shown = jest.fn();
    act(() =>
      gateway.bank.handlers.get('authentication-iframe-available')?.(
        { element: document.createElement('div') },
        shown,
      ),
    );
    expect([result.current.bank.challenge, shown.mock.calls]).toEqual([null, []]);
    jest.useRealTimers();
  });

  it('has all the time for the question it asks', async () => {
    const { result, place } = await paidBy(typed);
    jest.useFakeTimers();
    gateway.bank.verifyCard.mockImplementation(() => {
      gateway.bank.handlers.get('authentication-iframe-available')?.(
        { element: document.createElement('div') },
        () => undefined,
      );
      return new Promise(() => undefined);
    });
    await place();
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect([result.current.bank.asking, result.current.bank.challenge]).toEqual([
      true,
      expect.anything(),
    ]);
    jest.useRealTimers();
  });

  it('is asked no more when the shopper goes back, and nothing is submitted or said', async () => {
    const { result, place, sent } = await paidBy(typed);
    gateway.bank.verifyCard.mockImplementation((question) => {
      lookedUp('n-2', question);
      return new Promise(() => undefined);
    });
    await place();
    await waitFor(() => expect(gateway.bank.verifyCard).toHaveBeenCalled());
    await act(async () => result.current.goTo('payment'));
    await waitFor(() => expect(result.current.bank.asking).toBe(false));
    expect([result.current.problem, sent()]).toEqual([null, []]);
    expect(result.current.payment.plan[0]?.tender).toMatchObject({ nonce: 'n-2' });
    expect(gateway.told.map(([name]) => name)).toContain('cancelVerifyCard');
  });

  it('is not waited for by who goes back before its nonce was lent, and takes back nothing that was changed since', async () => {
    let lend = (_: { body: unknown }) => undefined as void;
    const lent = new Promise<{ body: unknown }>((resolve) => (lend = resolve));
    const { result, place, shop, sent } = await paidBy(saved, {
      'POST /api/account/cards/c-1/nonce': () => lent,
    });
    await place();
    await waitFor(() => expect(shop.asked('POST')).toHaveLength(1));
    await act(async () => result.current.goTo('payment'));
    await waitFor(() => expect(result.current.bank.asking).toBe(false));
    act(() => result.current.payment.remove(saved.key));
    await act(async () => lend(refusal(404, 'not-found', 'No such card.')));
    expect(result.current.payment.plan).toEqual([]);
    expect([result.current.problem, result.current.step, sent()]).toEqual([null, 'payment', []]);
    expect(gateway.bank.create).not.toHaveBeenCalled();
  });

  it('beside another that the shop cannot lend now is asked again by the nonce it gave back', async () => {
    let isDown = true;
    const half = (planned: PlannedTender): PlannedTender => ({
      ...planned,
      tender: { ...planned.tender, amount: 2500 },
    });
    const { result, place, sent } = await paidBy(half(typed), {
      'POST /api/account/cards/c-1/nonce': () =>
        isDown
          ? refusal(503, 'upstream-unavailable', 'Not now.')
          : { body: { nonce: 'lent', bin: '400000' } },
    });
    act(() => result.current.payment.add(half(saved)));
    gateway.bank.verifyCard.mockImplementation(({ nonce }) =>
      Promise.resolve(confirmed(`${nonce}, asked`)),
    );
    await place();
    await waitFor(() => expect(result.current.problem).toBe('Not now.'));
    expect(sent()).toEqual([]);
    isDown = false;
    await place();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(gateway.bank.verifyCard.mock.calls.map(([{ nonce }]) => nonce)).toEqual([
      'n-1',
      'n-1, asked',
      'lent',
    ]);
  });

  it('is confirmed for one amount: a total that changes while it is asked is refused, and it is asked about the new one', async () => {
    const told = { ...cart, totals: { ...cart.totals, total: 5600 } };
    let answer = (_: unknown) => undefined as void;
    const { place, sent, result, draw } = await paidBy(typed, {
      'POST /api/checkout/submit': ({ body }) =>
        (body as Submit).approvedTotal === 5600
          ? { body: { state: 'checking' } }
          : refusal(409, 'selections-invalid', 'Please review.'),
    });
    gateway.bank.verifyCard.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await place();
    await waitFor(() => expect(gateway.bank.verifyCard).toHaveBeenCalled());
    draw(told);
    await act(async () => answer(confirmed('n-2')));
    await waitFor(() => expect(result.current.refusal?.text).toBe('Please review.'));
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-3'));
    await place();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(([tender]) => tender)).toMatchObject([
      { amount: 5000, nonce: 'n-2' },
      { amount: 5600, nonce: 'n-3' },
    ]);
    expect(gateway.bank.verifyCard.mock.lastCall?.[0]).toMatchObject({
      nonce: 'n-2',
      amount: '56.00',
    });
  });

  it.each([
    ['a fault of the page', new TypeError('x is not a function'), 1],
    ['a blocked script', { code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED' }, 0],
  ])('that %s keeps from being asked: said in the console %#', async (_, error, times) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result, place } = await paidBy(typed);
    gateway.bank.create.mockRejectedValue(error);
    await place();
    await waitFor(() => expect(result.current.problem).toBe(bankVerdictTexts.unreached));
    expect(said.mock.calls).toEqual(Array(times).fill([expect.any(String), error]));
    said.mockRestore();
  });

  it('is asked anew, with the nonce it gave back, when the order is refused for something else', async () => {
    const { result, place, sent } = await paidBy(typed, {
      'POST /api/checkout/submit': () => refusal(409, 'selections-invalid', 'Please review.'),
    });
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-2'));
    await place();
    await waitFor(() => expect(result.current.refusal?.text).toBe('Please review.'));
    await place();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(gateway.bank.verifyCard.mock.calls.map(([{ nonce }]) => nonce)).toEqual(['n-1', 'n-2']);
  });

  it('asks for another card when the gateway says that no bank has confirmed it', async () => {
    const { result, place } = await paidBy(typed, {
      'POST /api/checkout/submit': () => refusal(402, 'card-unverified', 'Not confirmed.'),
    });
    gateway.bank.verifyCard.mockResolvedValue(confirmed('n-2'));
    await place();
    await waitFor(() => expect(result.current.problem).toBe('Not confirmed.'));
    expect([result.current.step, result.current.payment.plan]).toEqual(['payment', []]);
  });
});

describe('the question of a bank', () => {
  it('stands in a dialog that says whose it is, and can be closed', async () => {
    const element = Object.assign(document.createElement('iframe'), { title: 'Your bank' });
    const [shown, closed] = [jest.fn(), jest.fn()];
    render(<BankDialog challenge={{ element, shown }} onClose={closed} />);
    const dialog = await screen.findByRole('dialog', { name: bankTexts.title });
    expect(dialog).toContainElement(screen.getByTitle('Your bank'));
    expect(shown).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalled();
  });
});
