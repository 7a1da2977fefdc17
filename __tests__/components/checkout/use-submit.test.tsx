import { act, renderHook, waitFor } from '@testing-library/react';
import { useSubmit } from '@/components/checkout/use-submit';
import type { Submit } from '@/lib/checkout/schema';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const body: Submit = {
  approvedTotal: 7084,
  tenders: [{ kind: 'card', amount: 7084, nonce: 'nonce' }],
};
const placed = { body: { state: 'placed', userID: '299999', orderID: 'order-1' } };
const unknown = () => refusal(404, 'not-found', 'We could not find that.');

function placing(
  answers: Parameters<typeof stubShop>[0],
  askCaptcha = jest.fn(() => Promise.resolve<string | null>(null)),
) {
  const shop = stubShop(answers);
  const [leave, onRefused] = [jest.fn(), jest.fn()];
  const { result } = renderHook(() =>
    useSubmit({ orderID: 'order-1', leave, askCaptcha, onRefused }),
  );
  act(() => result.current.place(body));
  return { shop, leave, onRefused, result };
}
const minutes = () => act(() => jest.advanceTimersByTimeAsync(60_000));

describe('placing the order', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes to the confirmation, asked once however often the button is pressed', async () => {
    const { shop, leave, result } = placing({ 'POST /api/checkout/submit': () => placed });
    act(() => result.current.place(body));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1'));
    expect(shop.asked('POST')).toHaveLength(1);
  });

  it('asks for a captcha where the shop wants one, and places the same order with its answer', async () => {
    const asked = jest.fn(() => Promise.resolve('token'));
    const { shop, leave } = placing(
      {
        'POST /api/checkout/submit': ({ body: sent }) =>
          (sent as Submit).captcha === 'token'
            ? placed
            : refusal(422, 'captcha-required', 'Captcha'),
      },
      asked,
    );
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1'));
    expect(shop.asked('POST').map(({ body: sent }) => sent)).toEqual([
      { ...body, attempt: expect.any(String) },
      { ...body, attempt: expect.any(String), captcha: 'token' },
    ]);
    // The first attempt was refused: by its ID it would get that answer again.
    const [first, second] = shop.asked('POST').map(({ body: sent }) => (sent as Submit).attempt);
    expect(first).not.toBe(second);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('sends nothing more when the captcha is closed, and says why', async () => {
    const { shop, onRefused, result } = placing({
      'POST /api/checkout/submit': () => refusal(422, 'captcha-required', 'Captcha'),
    });
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'captcha-required' })),
    );
    expect([shop.asked('POST').length, result.current.state.kind]).toEqual([1, 'open']);
  });

  it.each([
    ['the answer says so', () => ({ body: { state: 'checking' } })],
    ['the answer got lost', () => Promise.reject(new Error('reset'))],
    [
      'the shop could not reach its back end',
      () => refusal(503, 'upstream-unavailable', 'Not now.'),
    ],
  ])(
    'follows the order up until it is known when %s, and never submits twice',
    async (_, answer) => {
      let rounds = 0;
      const { shop, leave, onRefused, result } = placing({
        'POST /api/checkout/submit': answer,
        'GET /api/checkout/status': () =>
          (rounds += 1) < 5 ? { body: { state: 'checking' } } : placed,
      });
      await waitFor(() => expect(result.current.state.kind).toBe('checking'));
      await minutes();
      expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
      expect([shop.asked('POST').length, rounds, onRefused.mock.calls.length]).toEqual([1, 5, 0]);
    },
  );

  it.each(['submit-mismatch', 'order-being-placed', 'order-already-placed'])(
    'waits for the other window that is placing the order and ends on its confirmation: %s',
    async (code) => {
      let rounds = 0;
      const { shop, leave, onRefused, result } = placing({
        'POST /api/checkout/submit': () =>
          refusal(409, code, 'Some of your selections are no longer valid.'),
        'GET /api/checkout/status': () =>
          (rounds += 1) < 3 ? { body: { state: 'checking' } } : placed,
      });
      await waitFor(() =>
        expect(result.current.state).toEqual({ kind: 'checking', elsewhere: true }),
      );
      await minutes();
      expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
      expect([shop.asked('POST').length, onRefused.mock.calls.length]).toEqual([1, 0]);
    },
  );

  it('knows after a reload that the order being placed is its own', async () => {
    const { result: before } = placing({
      'POST /api/checkout/submit': () => new Promise(() => {}),
    });
    await waitFor(() => expect(before.current.state.kind).toBe('placing'));
    const { result } = placing({
      'POST /api/checkout/submit': () => refusal(409, 'order-being-placed', 'It is being placed.'),
      'GET /api/checkout/status': () => ({ body: { state: 'checking' } }),
    });
    await waitFor(() =>
      expect(result.current.state).toEqual({ kind: 'checking', elsewhere: false }),
    );
  });

  it('sends nothing offline, says so, and can be tried again', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { shop, leave, onRefused, result } = placing({
      'POST /api/checkout/submit': () => placed,
    });
    expect(onRefused).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringMatching(/^You are offline; nothing was sent\./),
      }),
    );
    expect([shop.calls, result.current.state.kind]).toEqual([[], 'open']);
    line.mockReturnValue(true);
    act(() => result.current.place(body));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    line.mockRestore();
  });

  it('says that nothing was processed only once the attempt nobody knows of is withdrawn', async () => {
    const { shop, leave, onRefused } = placing({
      'POST /api/checkout/submit': () => Promise.reject(new Error('reset')),
      'GET /api/checkout/status': unknown,
      'DELETE /api/checkout/submit': () => refusal(503, 'cannot-process', 'We cannot.'),
    });
    await minutes();
    expect(onRefused.mock.calls).toEqual([[expect.objectContaining({ code: 'cannot-process' })]]);
    const { attempt } = shop.asked('POST')[0]?.body as Submit;
    expect(shop.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/checkout/submit',
      ...Array<string>(3).fill(`GET /api/checkout/status?attempt=${attempt}`),
      `DELETE /api/checkout/submit?attempt=${attempt}`,
      'GET /api/checkout/status?order=order-1',
    ]);
    expect(leave).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof placing>[0][string]]>([
    ['cannot be withdrawn just now', () => refusal(503, 'upstream-unavailable', 'Not now.')],
    ['had begun when it was withdrawn', () => ({ body: { state: 'checking' } })],
  ])('goes on asking about an attempt that %s', async (_, first) => {
    let withdrawn = 0;
    const { leave, onRefused } = placing({
      'POST /api/checkout/submit': () => Promise.reject(new Error('reset')),
      'GET /api/checkout/status': unknown,
      'DELETE /api/checkout/submit': (call) => (withdrawn++ === 0 ? first(call) : placed),
    });
    await minutes();
    expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['no order at all', unknown],
    [
      'a new one, begun in another window',
      () => refusal(503, 'cannot-process', 'We cannot process your order at this time.'),
    ],
  ])(
    'goes to the confirmation where the lost answer had the shopper leave the order for %s',
    async (_, withdrawn) => {
      const { leave, onRefused } = placing({
        'POST /api/checkout/submit': () => Promise.reject(new Error('reset')),
        'GET /api/checkout/status?order=order-1': () => placed,
        'GET /api/checkout/status': unknown,
        'DELETE /api/checkout/submit': withdrawn,
      });
      await minutes();
      expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  it('says so when there is no order to ask about any more', async () => {
    const { onRefused } = placing({
      'POST /api/checkout/submit': () => Promise.reject(new Error('reset')),
      'GET /api/checkout/status': unknown,
      'DELETE /api/checkout/submit': unknown,
    });
    await minutes();
    expect(onRefused).toHaveBeenCalledWith({
      code: 'cannot-process',
      text: 'We cannot process your order at this time. Please try again later.',
    });
  });

  it('can be tried again after a refusal', async () => {
    let declined = true;
    const { onRefused, leave, result } = placing({
      'POST /api/checkout/submit': () =>
        declined ? refusal(402, 'payment-declined', 'Your card was declined.') : placed,
    });
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(result.current.state.kind).toBe('open');
    declined = false;
    act(() => result.current.place(body));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
