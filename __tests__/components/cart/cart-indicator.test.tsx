import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CartIndicator } from '@/components/cart/cart-indicator';
import { cartStore } from '@/components/session/cart-store';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const counting = (count: number | null) => {
  const state = { ...cartStore.get(), count };
  jest.spyOn(cartStore, 'get').mockReturnValue(state);
  jest.spyOn(cartStore, 'load').mockResolvedValue(undefined as never);
};

describe('the cart of the header (specification A2)', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [null, 'Cart 0 Item(s)', null],
    [0, 'Cart 0 Item(s)', null],
    [1, 'Cart 1 Item(s)', '1'],
    [12, 'Cart 12 Item(s)', '12'],
    [140, 'Cart 140 Item(s)', '99+'],
  ] as const)(
    'says Cart and the number of items, and wears a badge where there is no room: %s',
    (count, name, badge) => {
      counting(count);
      render(<CartIndicator />);
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/cart');
      expect(link.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? null).toBe(badge);
    },
  );
});

/** Tells the scripts of the page whether there is a session, as the shop does. */
const tellVisit = (there: boolean) => {
  document.cookie = `lilac_visit=${there ? '1' : ''}; Max-Age=${there ? 60 : 0}`;
};
const longMs = 10_000;

describe('when the shop is asked who is here', () => {
  const enter = (visit: boolean) => {
    tellVisit(visit);
    const load = jest.spyOn(cartStore, 'load').mockResolvedValue();
    render(<CartIndicator />);
    act(() => jest.advanceTimersByTime(longMs));
    return load;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    tellVisit(false);
  });

  it('soon where there is a session', () => expect(enter(true)).toHaveBeenCalledTimes(1));

  it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focus'])(
    'where the page was told of none: not before the visitor’s first move, which is a %s',
    (move) => {
      const load = enter(false);
      expect(load).not.toHaveBeenCalled();
      act(() => void window.dispatchEvent(new Event(move)));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a visitor whom the shop could not tell', () => {
  beforeEach(() => tellVisit(true));
  afterEach(() => tellVisit(false));

  it('is asked for again at the next navigation and when the window gets the focus, until the answer has come', async () => {
    let down = true;
    const shop = stubShop({
      'GET /api/session': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'Later.')
          : {
              body: {
                kind: 'customer',
                userID: 'ada',
                firstName: 'Ada',
                lastName: 'Loam',
                cartCount: 3,
              },
            },
    });
    const navigate = (to: string) => {
      pathname = to;
      rerender(<CartIndicator />);
    };
    const { rerender } = render(<CartIndicator />);
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    navigate('/c/flowers');
    await waitFor(() => expect(shop.calls).toHaveLength(2));
    await act(() => visitorStore.load());
    down = false;
    fireEvent.focus(window);
    expect(await screen.findByRole('link', { name: 'Cart 3 Item(s)' })).toBeVisible();
    const asked = shop.calls.length;
    navigate('/c/gifts');
    fireEvent.focus(window);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect([shop.calls.length, visitorStore.get()?.firstName]).toEqual([asked, 'Ada']);
  });

  it('is who a handler said last, also for who asks later', async () => {
    const shop = stubShop({});
    const ben = {
      kind: 'customer',
      userID: 'ben',
      firstName: 'Ben',
      lastName: 'Loam',
      cartCount: 1,
    } as const;
    act(() => visitorStore.accept(ben));
    expect([await visitorStore.load(), shop.calls]).toEqual([ben, []]);
  });
});
