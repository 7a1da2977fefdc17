import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { cartKey } from '@/components/session/cart-query';
import { cartStore } from '@/components/session/cart-store';
import { useCheckout } from '@/components/checkout/use-checkout';
import { checkoutTexts } from '@/lib/checkout/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => jest.requireActual('@/__tests__/support/addresses'));

const paid = { ...cartOf(bouquets(1)), totals: { ...cartOf().totals, total: 0 } };

it('sends along what was on the screen, so that nothing else is placed', async () => {
  const sent = jest.fn(() => refusal(409, 'selections-invalid', ''));
  stubShop({ 'POST /api/checkout/submit': sent });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = { ...paid, hash: 'a'.repeat(64) };
  const { result } = renderHook(() => useCheckout(shown, () => Promise.resolve(null)), { wrapper });
  act(() => result.current.place());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ approvedTotal: 0, approvedHash: shown.hash }) as unknown,
      }),
    ),
  );
});

it('writes one thing after the other, also what mends the cart, so that the last word stands', async () => {
  const answers: (() => void)[] = [];
  const held = () =>
    new Promise<{ body: unknown }>((resolve) => {
      answers.push(() => resolve({ body: paid }));
    });
  const shop = stubShop({ 'PUT /api/cart/fulfillment': held, 'DELETE /api/cart/lines': held });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCheckout(paid, () => Promise.resolve(null)), { wrapper });
  const [line] = paid.shipments[0]!.lines;
  act(() => {
    void result.current.save({ LineItemIDs: ['line-1'], WithLineItemID: 'line-2' });
    void result.current.changes.remove(line!);
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(shop.calls.map(({ method }) => method)).toEqual(['PUT']);
  await act(async () => {
    answers[0]!();
    await Promise.resolve();
  });
  await waitFor(() => expect(shop.calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
  expect(result.current.saving).toBe(true);
  act(() => answers[1]!());
  await waitFor(() => expect(result.current.saving).toBe(false));
});

describe('what the cart has to tell', () => {
  const told = (title: string) => ({ kind: 'lines-removed' as const, text: `Removed: ${title}.` });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = () => {
    window.history.replaceState(null, '', '/checkout?step=words');
    cartStore.clear();
    cartStore.tell([told('Roses')]);
    return renderHook(() => useCheckout(paid, () => Promise.resolve(null)), { wrapper }).result;
  };
  const write = () => ({ LineItemIDs: ['line-1'], WithLineItemID: 'line-2' });
  const left = () => cartStore.get().notices.map(({ text }) => text);

  it.each(['goOn', 'goTo'] as const)('is over with a step left without a write: %s', (how) => {
    const result = hook();
    act(() => result.current[how]('payment'));
    expect([window.location.search, left()]).toEqual(['?step=payment', []]);
  });

  it('is over with the payment that leads to the review', () => {
    const result = hook();
    act(() => result.current.goTo('payment'));
    act(() => cartStore.tell([told('Roses')]));
    act(() => result.current.settle());
    expect([window.location.search, left()]).toEqual(['?step=review', []]);
  });

  it('is over too where it came with a write of the same step', async () => {
    stubShop({
      'PUT /api/cart/fulfillment': () => ({ body: { ...paid, notices: [told('Roses')] } }),
    });
    const result = hook();
    await act(() => result.current.save(write()));
    expect(left()).toEqual(['Removed: Roses.']);
    act(() => result.current.goOn('payment'));
    expect(left()).toEqual([]);
  });

  it('stands on where it came with the write that leads to the next step, and what stood before is over', async () => {
    stubShop({
      'PUT /api/cart/fulfillment': () => ({ body: { ...paid, notices: [told('Tulips')] } }),
    });
    const result = hook();
    const { save, goOn } = result.current;
    await act(async () => {
      await save(write());
      goOn('payment');
    });
    expect(left()).toEqual(['Removed: Tulips.']);
  });

  it('stands on where a write is refused', async () => {
    stubShop({
      'PUT /api/cart/fulfillment': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
    });
    const result = hook();
    await act(() => result.current.save(write()));
    expect(result.current.problem).toBe('Not right now.');
    expect(left()).toEqual(['Removed: Roses.']);
  });

  it('stands on where an order is refused', async () => {
    stubShop({ 'POST /api/checkout/submit': () => refusal(409, 'selections-invalid', 'Look.') });
    const result = hook();
    act(() => result.current.place());
    await waitFor(() => expect(result.current.refusal?.text).toBe('Look.'));
    expect(left()).toEqual(['Removed: Roses.']);
  });
});

describe('a submit that was refused', () => {
  it.each([
    [
      'selections-invalid',
      409,
      'Some of your selections are no longer valid. Please review your cart.',
      [{ queryKey: cartKey }, { queryKey: ['options'] }],
    ],
    ['session-expired', 401, 'Your session has ended. Please log in again.', []],
  ])(
    'says why, and reads the cart and the days offered anew unless they are gone: %s',
    async (code, status, text, read) => {
      stubShop({ 'POST /api/checkout/submit': () => refusal(status, code, text) });
      const client = new QueryClient();
      const asked = jest.spyOn(client, 'invalidateQueries');
      const wrapper = ({ children }: { children: React.ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      );
      const { result } = renderHook(() => useCheckout(paid, () => Promise.resolve(null)), {
        wrapper,
      });
      act(() => result.current.place());
      await waitFor(() => expect(result.current.refusal?.text).toBe(text));
      expect(asked.mock.calls.map(([what]) => what)).toEqual(read);
    },
  );
});

it.each([
  ['nobody confirmed to be a person', true, checkoutTexts.captchaLeft],
  ['the browser is offline', false, checkoutTexts.offline],
])(
  'an order that is not placed because %s says so, and its cart stands',
  async (_, onLine, text) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    stubShop({ 'POST /api/checkout/submit': () => refusal(422, 'captcha-required', 'Captcha') });
    const client = new QueryClient();
    const asked = jest.spyOn(client, 'invalidateQueries');
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useCheckout(paid, () => Promise.resolve(null)), {
      wrapper,
    });
    act(() => result.current.place());
    await waitFor(() => expect(result.current.problem).toBe(text));
    expect(result.current.refusal).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    online.mockRestore();
  },
);

describe('an order that was refused and not for its payment', () => {
  const card = {
    key: 'card n-1',
    label: 'Visa ending in 1111',
    most: null,
    tender: { kind: 'card', amount: 8720, nonce: 'n-1' },
  } as const;
  const saved = {
    key: 'saved-card c-1',
    label: 'Visa ending in 4242',
    most: null,
    tender: { kind: 'savedCard', amount: 8720, cardID: 'c-1' },
  } as const;
  const toPay = { ...paid, totals: { ...paid.totals, total: 8720 } };
  const refuse = (spent: object) =>
    stubShop({
      'POST /api/checkout/submit': () => ({
        status: 409,
        body: { error: { code: 'out-of-stock', text: 'Only 1 left.', ...spent } },
      }),
    });

  it.each([
    ['keeps a card that nobody asked the gateway about', {}, card, 0, null],
    ['asks for a card anew whose nonce is spent', { spent: true }, card, 8720, /choose how to pay/],
    ['keeps a saved card, which pays again', { spent: true }, saved, 0, null],
  ] as const)('%s', async (_, spent, tender, left, text) => {
    refuse(spent);
    const client = new QueryClient();
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useCheckout(toPay, () => Promise.resolve(null)), {
      wrapper,
    });
    act(() => result.current.payment.add(tender));
    act(() => result.current.place());
    await waitFor(() => expect(result.current.refusal?.text).toBe('Only 1 left.'));
    expect(result.current.payment.left).toBe(left);
    if (text) expect(result.current.problem).toMatch(text);
    else expect(result.current.problem).toBeNull();
  });
});
