import { act, fireEvent, render, screen } from '@testing-library/react';
import { TrackedList } from '@/components/catalogue/list/tracked-list';
import { TrackedLink } from '@/components/catalogue/came-from-links';
import { FetchAhead, type Connection } from '@/components/shell/fetch-ahead';

const router = { prefetch: jest.fn<undefined, [string]>() };
let pathname = '/c/flowers';
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => pathname,
  useSearchParams: () => new URLSearchParams(),
}));

const native = window.IntersectionObserver;
const queryID = 'a'.repeat(32);
let idle: (() => void)[] = [];
let watched: Map<Element, (isIntersecting: boolean) => void>;

beforeEach(() => {
  jest.clearAllMocks();
  pathname = '/c/flowers';
  idle = [];
  watched = new Map();
  window.requestIdleCallback = (work) =>
    idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = (turn) => {
    idle[turn - 1] = () => undefined;
  };
  window.IntersectionObserver = class extends native {
    constructor(private readonly listener: IntersectionObserverCallback) {
      super(listener);
    }
    override observe = (target: Element) => {
      watched.set(target, (isIntersecting) =>
        this.listener([{ target, isIntersecting } as unknown as IntersectionObserverEntry], this),
      );
    };
    override unobserve = (target: Element) => {
      watched.delete(target);
    };
    override disconnect = () => {
      watched.clear();
    };
  };
});
afterEach(() => {
  window.IntersectionObserver = native;
  on(undefined);
});

const on = (connection: Connection | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const rest = () => act(() => idle.splice(0).forEach((work) => work()));
const asked = () => router.prefetch.mock.calls.map(([href]) => href);
const scroll = (from: number, to: number, isIntersecting = true) =>
  cards()
    .slice(from, to)
    .forEach((card) => watched.get(card)?.(isIntersecting));
const cards = () => screen.getAllByRole('article');

const list = (count: number) => (
  <main>
    <TrackedList tracking={{ list: 'Flowers', queryID, page: 1, category: true }} products={[]}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <article className="card" data-position={index}>
            <TrackedLink href={`/p/${index}/rose`} className="card-link">
              Rose {index}
            </TrackedLink>
          </article>
        </li>
      ))}
      <li>
        <a className="card-link" href="/c/occasions">
          Occasions
        </a>
      </li>
    </TrackedList>
  </main>
);
const show = (count = 2) =>
  render(
    <>
      {list(count)}
      <FetchAhead />
    </>,
  );
const full = (index: number) => `/p/${index}/rose?queryid=${queryID}&categorypage=true`;

describe('products whose cards are in view', () => {
  it('are fetched ahead once the browser is idle, at the address a click leads to', () => {
    show(4);
    rest();
    scroll(0, 3);
    expect(asked()).toEqual([]);
    rest();
    expect(asked()).toEqual([full(0), full(1), full(2)]);
    fireEvent.focus(screen.getByText('Rose 0'));
    expect(screen.getByText('Rose 0')).toHaveAttribute('href', full(0));
  });

  it('are few of a long list, and none that was scrolled past', () => {
    show(48);
    rest();
    scroll(0, 6);
    scroll(0, 6, false);
    scroll(20, 23);
    rest();
    expect(asked()).toEqual([20, 21, 22].map(full));
    scroll(0, 48);
    rest();
    expect(asked()).toEqual([20, 21, 22, 0, 1, 2].map(full));
    scroll(0, 48);
    rest();
    expect(asked()).toHaveLength(6);
    expect(new Set(asked()).size).toBe(6);
  });

  it('are those of the page that is shown', () => {
    const { rerender } = show(4);
    rest();
    scroll(0, 2);
    pathname = '/c/occasions';
    rerender(
      <>
        <main>
          <article className="card">
            <a className="card-link" href="/p/9/tulip">
              Tulip
            </a>
          </article>
        </main>
        <FetchAhead />
      </>,
    );
    rest();
    scroll(0, 1);
    rest();
    expect(asked()).toEqual(['/p/9/tulip']);
  });

  it.each<[string, Connection, number]>([
    ['saves data', { saveData: true }, 0],
    ['is on a slow network', { effectiveType: '2g' }, 1],
  ])(
    'are left alone for a visitor who %s; what they point at is not always',
    (_name, connection, meant) => {
      on(connection);
      show();
      rest();
      expect(watched.size).toBe(0);
      fireEvent.mouseOver(screen.getByText('Occasions'));
      expect(asked()).toHaveLength(meant);
    },
  );
});

describe('a page that is pointed at', () => {
  it.each([
    ['by a pointer', 'mouseOver'],
    ['by a finger', 'touchStart'],
    ['by the focus', 'focusIn'],
  ] as const)('%s is fetched ahead', (_name, kind) => {
    show();
    fireEvent[kind](screen.getByText('Occasions'));
    fireEvent[kind](screen.getByText('Occasions'));
    expect(asked()).toEqual(['/c/occasions']);
  });

  it.each([
    ['a refined list', '/c/flowers?color=red', 'nofollow'],
    ['the cart', '/cart', undefined],
    ['another site', 'https://elsewhere.example/', undefined],
  ])('is not when it is %s', (_name, href, rel) => {
    render(
      <>
        <a href={href} rel={rel}>
          Link
        </a>
        <FetchAhead />
      </>,
    );
    fireEvent.mouseOver(screen.getByText('Link'));
    expect(asked()).toEqual([]);
  });
});
