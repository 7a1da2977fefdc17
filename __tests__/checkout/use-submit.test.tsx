import { act, renderHook, waitFor } from '@testing-library/react';
import { useSubmit } from '@/lib/checkout/use-submit.client';
import type { Submit } from '@/lib/checkout/schema';
import { refusal, stubShop } from '../cart/shop-stub';

const body: Submit = { approvedTotal: 7084, tenders: [{ kind: 'card', amount: 7084, nonce: 'nonce' }] };
const placed = { body: { state: 'placed', userID: '299999', orderID: 'order-1' } };
const unknown = () => refusal(404, 'not-found', 'We could not find that.');

function placing(answers: Parameters<typeof stubShop>[0]) {
  const shop = stubShop(answers);
  const [leave, onRefused] = [jest.fn(), jest.fn()];
  const { result } = renderHook(() => useSubmit({ leave, onRefused }));
  act(() => result.current.place(body));
  return { shop, leave, onRefused, result };
}
const minutes = () => act(() => jest.advanceTimersByTimeAsync(60_000));

describe('placing the order', () => {
  beforeEach(() => { jest.useFakeTimers(); });
  afterEach(() => { jest.useRealTimers(); });

  it('goes to the confirmation, asked once however often the button is pressed', async () => {
    const { shop, leave, result } = placing({ 'POST /api/checkout/submit': () => placed });
    act(() => result.current.place(body));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1'));
    expect(shop.asked('POST')).toHaveLength(1);
  });

  it.each([
    ['the answer says so', () => ({ body: { state: 'checking' } })],
    ['the answer got lost', () => Promise.reject(new Error('reset'))],
    ['the shop could not reach its back end', () => refusal(503, 'upstream-unavailable', 'Not now.')],
  ])('follows the order up until it is known when %s, and never submits twice', async (_, answer) => {
    let rounds = 0;
    const { shop, leave, onRefused, result } = placing({
      'POST /api/checkout/submit': answer,
      'GET /api/checkout/status': () => ((rounds += 1) < 5 ? { body: { state: 'checking' } } : placed),
    });
    await waitFor(() => expect(result.current.state.kind).toBe('checking'));
    await minutes();
    expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
    expect([shop.asked('POST').length, rounds, onRefused.mock.calls.length]).toEqual([1, 5, 0]);
  });

  it('says that nothing was processed only when nobody knows of the order, three times over', async () => {
    const { shop, leave, onRefused } = placing({ 'POST /api/checkout/submit': () => Promise.reject(new Error('reset')), 'GET /api/checkout/status': unknown });
    await minutes();
    expect(onRefused).toHaveBeenCalledWith({ code: 'cannot-process', text: 'We cannot process your order at this time. Please try again later.' });
    expect([shop.asked('GET').length, leave.mock.calls.length]).toEqual([3, 0]);
  });

  it('can be tried again after a refusal', async () => {
    let declined = true;
    const { onRefused, leave, result } = placing({ 'POST /api/checkout/submit': () => (declined ? refusal(402, 'payment-declined', 'Your card was declined.') : placed) });
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(result.current.state.kind).toBe('open');
    declined = false;
    act(() => result.current.place(body));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
