import { act, fireEvent, render, screen } from '@testing-library/react';
import { CheckingOrder } from '@/components/checkout/confirmation/checking-order';
import { useSubmit } from '@/components/checkout/use-submit';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const leave = jest.fn();

function Placing() {
  const { state, place } = useSubmit({
    orderID: 'order-1',
    leave,
    askCaptcha: () => Promise.resolve(null),
    onRefused: () => undefined,
  });
  return state.kind === 'checking' ? (
    <CheckingOrder elsewhere={state.elsewhere} />
  ) : (
    <button type="button" onClick={() => place({ approvedTotal: 7084, tenders: [] })}>
      Place order
    </button>
  );
}

describe('an order of which nobody can say what became of it', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

  it('is said to be unknown after half a minute, and can be asked about at once, never placed again', async () => {
    let answered = false;
    const shop = stubShop({
      'POST /api/checkout/submit': () => Promise.reject(new Error('reset')),
      'GET /api/checkout/status': () =>
        answered
          ? { body: { state: 'placed', userID: '299999', orderID: 'order-1' } }
          : refusal(503, 'upstream-unavailable', 'Not now.'),
    });
    render(<Placing />);
    fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
    await seconds(1);
    expect(screen.getByRole('heading', { name: 'We’re checking your order' })).toHaveFocus();
    await seconds(25);
    expect(screen.getByRole('status')).toHaveTextContent('We’re checking your order');
    expect(screen.queryByRole('button')).toBeNull();
    await seconds(10);
    expect(screen.getByRole('status')).toHaveTextContent(
      /It may have been, so please don’t place it again\. Look for it in your email or in your order history, or ask us by phone\./,
    );
    const again = screen.getByRole('button', { name: 'Ask again' });
    await act(async () => fireEvent.click(again));
    expect(screen.getByRole('button', { name: 'Ask again' })).toBe(again);
    answered = true;
    await act(async () => fireEvent.click(again));
    expect(leave).toHaveBeenCalledWith('/orderConfirmation/299999/order-1');
    expect(shop.asked('POST')).toHaveLength(1);
  });
});
