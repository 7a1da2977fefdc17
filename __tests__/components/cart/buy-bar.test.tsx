import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { wide } from '@/components/ui/use-wide';
import { cartStore } from '@/components/session/cart-store';
import type { SaleState } from '@/lib/catalogue/availability';
import type { EventFacts } from '@/lib/events/event-facts.server';
import type { EventState } from '@/lib/events/event-state';
import { offer, session } from '@/__tests__/lib/events/make-event';
import { showBooking } from '../events/show-booking';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { sundayBest } from './sunday-best';

const visitor = {
  'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
  'POST /api/session': () => ({ body: {} }),
};
const never = window.IntersectionObserver;
const narrow = window.matchMedia;
let tell: (share: number) => void;
let watched: Element | null;

/** The page's own button goes out of view (0), or comes into it (1). */
const scrolledTo = (share: number) => act(() => tell(share));

beforeEach(() => {
  cartStore.clear();
  watched = null;
  window.IntersectionObserver = class extends never {
    constructor(listener: IntersectionObserverCallback) {
      super(listener);
      tell = (intersectionRatio) =>
        listener([{ intersectionRatio } as IntersectionObserverEntry], this);
    }
    override observe = (target: Element) => {
      watched = target;
      return undefined;
    };
    override disconnect = () => {
      watched = null;
      return undefined;
    };
  };
});
afterEach(() => {
  window.IntersectionObserver = never;
  window.matchMedia = narrow;
});

function show(sale: SaleState = 'available') {
  return render(<AddToCart {...sundayBest} facts="$49.99 · Deluxe" sale={sale} />);
}
const bar = () => screen.queryByRole('region', { name: 'Add to Cart: Sunday Best' });
const own = () => screen.getByRole('button', { name: 'Add to Cart' });
const ofTheBar = () => screen.getByRole('button', { name: 'Add to Cart Sunday Best' });

describe('the bar that keeps the way into the cart in reach on small screens', () => {
  it('is there while the page’s own button is out of view, with the price of what is chosen, and only then', () => {
    stubShop(visitor);
    const { unmount } = show();
    expect(watched).toBe(own());
    expect(bar()).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-buy-bar');
    scrolledTo(0);
    expect(bar()).toHaveTextContent('Sunday Best $49.99 · Deluxe');
    scrolledTo(0.4);
    expect(bar()).not.toBeNull();
    scrolledTo(1);
    expect(bar()).toBeNull();
    expect(screen.getAllByRole('button', { name: /Add to Cart/ })).toEqual([own()]);
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-buy-bar');
  });

  it('adds what the page’s own button adds, with the quantity chosen there, and leads to the cart', async () => {
    const shop = stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(2, { ProductID: 'P1' })) }),
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'One Sunday Best more' }));
    scrolledTo(0);
    await userEvent.click(ofTheBar());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep shopping' }));
    const shownAgain = await screen.findByRole('region', { name: 'Add to Cart: Sunday Best' });
    expect(within(shownAgain).getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(shop.asked('POST').at(-1)).toMatchObject({
      path: '/api/cart/lines',
      body: { productID: 'P1', quantity: 2, specs: [] },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Added. 2 × Sunday Best');
    expect(ofTheBar()).toHaveFocus();
  });

  it('goes to the page’s own button when the shop refuses: what is wrong is said there', async () => {
    stubShop({
      ...visitor,
      'POST /api/cart/lines': () => refusal(422, 'quantity-too-high', 'We have 3 of these.'),
    });
    show();
    const scrolled = jest.fn();
    own().scrollIntoView = scrolled;
    scrolledTo(0);
    await userEvent.click(ofTheBar());
    expect(await screen.findByText('We have 3 of these.')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('hands the focus to the page’s own button when it goes', () => {
    stubShop(visitor);
    show();
    scrolledTo(0);
    act(() => ofTheBar().focus());
    scrolledTo(1);
    expect(own()).toHaveFocus();
  });

  it('takes no focus that it did not have', () => {
    stubShop(visitor);
    show();
    scrolledTo(0);
    scrolledTo(1);
    expect(document.body).toHaveFocus();
  });

  it('is not for wide screens', () => {
    window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === wide });
    stubShop(visitor);
    show();
    scrolledTo(0);
    expect(bar()).toBeNull();
  });

  it('books a seat of a workshop, of the day that is chosen', async () => {
    const shop = stubShop({
      ...visitor,
      'GET /api/events/700106': () => ({ status: 503, body: null }),
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: '700106-A' })) }),
    });
    const sessions = [session({ offers: [offer({ productID: '700106-A', price: 8500 })] })];
    showBooking(sessions);
    scrolledTo(0);
    const seats = screen.getByRole('region', { name: 'Register Now: Terrarium Evenings' });
    expect(seats).toHaveTextContent(/\$85\.00 · [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/);
    await userEvent.click(
      within(seats).getByRole('button', { name: 'Register Now Terrarium Evenings' }),
    );
    expect(await within(seats).findByText('Added.')).toBeVisible();
    expect(shop.asked('POST').at(-1)).toMatchObject({
      path: '/api/cart/lines',
      body: { productID: '700106-A', quantity: 1 },
    });
  });

  it('says what all seats that are wanted cost', async () => {
    stubShop({ ...visitor, 'GET /api/events/700106': () => new Promise(() => {}) });
    showBooking([session({ offers: [offer({ productID: '700106-A' })] })]);
    await userEvent.click(screen.getByRole('button', { name: 'One seat more' }));
    scrolledTo(0);
    expect(screen.getByRole('region', { name: /^Register Now/ })).toHaveTextContent(
      '$170.00 for 2 seats · ',
    );
  });

  it('hands the focus to the page’s own button when nothing is left to book', async () => {
    const facts = (seats: number, kind: EventState['kind']): { body: EventFacts } => ({
      body: {
        seats: { '700106-A': seats },
        states: { '700106-A': { kind, opens: null } },
        purchased: [],
        now: '',
        standsFor: null,
      },
    });
    const answers = [facts(1, 'few-seats'), facts(0, 'sold-out')];
    stubShop({
      ...visitor,
      'GET /api/events/700106': () => answers.shift()!,
      'POST /api/cart/lines': () => refusal(409, 'out-of-stock', 'No seat is left.'),
    });
    const sessions = [session({ offers: [offer({ productID: '700106-A' })] })];
    showBooking(sessions);
    scrolledTo(0);
    await userEvent.click(screen.getByRole('button', { name: 'Register Now Terrarium Evenings' }));
    expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveFocus();
  });

  it.each<SaleState>(['out-of-stock', 'not-yet', 'season-over'])(
    'is not there for what cannot be bought: %s',
    (sale) => {
      stubShop(visitor);
      show(sale);
      expect(watched).toBeNull();
      expect(bar()).toBeNull();
    },
  );
});
