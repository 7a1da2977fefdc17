import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { keepStore } from '@/components/session/keep-store';
import { SoftLinks } from '@/components/shell/soft-links';
import { ShopLink } from '@/components/ui/shop-link';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const show = (link: React.ReactNode) =>
  render(
    <>
      <SoftLinks />
      {link}
    </>,
  );
/** Clicks the link's words; whether the browser was left to follow it. */
function click(init: MouseEventInit = {}): boolean {
  const words = screen.getByText('Roses');
  const event = createEvent.click(words, init);
  return fireEvent(words, event);
}

describe('links of the shop', () => {
  beforeEach(() => jest.clearAllMocks());

  it('are followed by the router, which leaves scrolling to the shell', () => {
    show(
      <ShopLink href="/c/flowers/bouquets?c=roses">
        <span>Roses</span>
      </ShopLink>,
    );
    expect(click()).toBe(false);
    expect(router.push.mock.calls).toEqual([['/c/flowers/bouquets?c=roses', { scroll: false }]]);
  });

  it('to categories have the ZIP and the day that are kept, once they are followed', () => {
    keepStore.set('55408~2026-11-28');
    show(<ShopLink href="/c/flowers">Roses</ShopLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/c/flowers');
    expect(click()).toBe(false);
    keepStore.set(null);
    expect(click()).toBe(false);
    expect(router.push.mock.calls.map(([path]) => path)).toEqual([
      '/c/flowers?arrives=55408~2026-11-28',
      '/c/flowers',
    ]);
  });

  it('to other pages of a list that is shown whole stay whole, though a day is kept', () => {
    keepStore.set('55408~2026-11-28');
    show(<ShopLink href="/c/flowers?page=2">Roses</ShopLink>);
    for (const address of ['/c/flowers', '/c/flowers?arrives=55408~2026-11-28', '/c/plants']) {
      window.history.replaceState(null, '', address);
      click();
    }
    keepStore.set(null);
    window.history.replaceState(null, '', '/');
    expect(router.push.mock.calls.map(([path]) => path)).toEqual([
      '/c/flowers?page=2',
      '/c/flowers?page=2&arrives=55408~2026-11-28',
      '/c/flowers?page=2&arrives=55408~2026-11-28',
    ]);
  });

  it('take the place of their page where they say so', () => {
    show(
      <ShopLink replace href="/p/100310?v=100310-DLX">
        Roses
      </ShopLink>,
    );
    expect(click()).toBe(false);
    expect(router.replace.mock.calls).toEqual([['/p/100310?v=100310-DLX', { scroll: false }]]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    ['with a key', { ctrlKey: true }],
    ['with another key', { metaKey: true }],
    ['for a new window', { shiftKey: true }],
    ['to save', { altKey: true }],
    ['of another button', { button: 1 }],
  ] as const)('clicked %s are the browser’s', (_name, init) => {
    show(<ShopLink href="/c/flowers">Roses</ShopLink>);
    expect(click(init)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a link of its own',
      <a key="a" href="/c/flowers">
        Roses
      </a>,
    ],
    [
      'a place of another page, where the browser scrolls and opens what is folded',
      <ShopLink key="p" href="/customer-service/frequently-asked-questions#do-gift-cards-expire">
        Roses
      </ShopLink>,
    ],
    [
      'another window',
      <ShopLink key="b" href="/c/flowers" target="_blank">
        Roses
      </ShopLink>,
    ],
    [
      'another site',
      <ShopLink key="c" href="https://elsewhere.example/">
        Roses
      </ShopLink>,
    ],
    [
      'the link of an order, which begins a document without the tag container',
      <ShopLink key="o" href="/order/0123456789abcdef0123456789abcdef">
        Roses
      </ShopLink>,
    ],
  ])('leave %s alone', (_name, link) => {
    show(link);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('leave a click alone that the page has taken over', () => {
    show(
      <ShopLink href="/c/flowers" onClick={(event) => event.preventDefault()}>
        Roses
      </ShopLink>,
    );
    expect(click()).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  describe('to the page that is shown', () => {
    const hidePopover = jest.fn();
    const at = window.location.href;
    beforeEach(() => {
      window.history.replaceState(null, '', '/c/flowers?page=2');
      window.scrollTo = jest.fn();
      // jsdom knows no popovers.
      HTMLElement.prototype.hidePopover = hidePopover;
      const { matches } = HTMLElement.prototype;
      jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
        this: HTMLElement,
        selector,
      ) {
        return selector === ':popover-open' || matches.call(this, selector);
      });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      window.history.replaceState(null, '', at);
    });
    const drawerWith = (link: React.ReactNode) =>
      show(
        <>
          <main>
            <h1>Flowers</h1>
          </main>
          <div popover="auto">{link}</div>
        </>,
      );
    const begun = () => [
      hidePopover.mock.calls.length,
      jest.mocked(window.scrollTo).mock.calls.length,
      document.activeElement === screen.getByRole('heading'),
    ];

    it('close the drawers and begin it at its top', () => {
      drawerWith(<ShopLink href="/c/flowers?page=2">Roses</ShopLink>);
      expect(click()).toBe(false);
      expect(begun()).toEqual([1, 1, true]);
    });

    it('close the drawers and leave a place of it where it is', () => {
      drawerWith(<ShopLink href="/c/flowers?page=2#care">Roses</ShopLink>);
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      click();
      expect(begun()).toEqual([1, 0, false]);
      expect(router.push).not.toHaveBeenCalled();
    });

    it.each([
      ['another page', '/c/occasions?page=2', false],
      ['another page of the list', '/c/flowers', false],
      ['another view', '/c/flowers?page=2', true],
    ])('but not to %s', (_name, href, replace) => {
      drawerWith(
        <ShopLink href={href} replace={replace}>
          Roses
        </ShopLink>,
      );
      click();
      expect(begun()).toEqual([0, 0, false]);
    });
  });
});
