import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { closeMenus, listenToMenus, markCurrent } from '@/components/shell/menu/menu-events';

const page = `
  <nav data-bar><ul>
    <li data-menu><a href="/c/flowers">Flowers</a><button data-toggle aria-expanded="false">Flowers menu</button><div class="menu-panel"><a href="/c/flowers/bouquets">Bouquets</a></div></li>
    <li data-menu><a href="/c/occasions">Occasions</a><button data-toggle aria-expanded="false">Occasions menu</button></li>
  </ul></nav>
  <div data-menu id="order"><button data-toggle aria-expanded="false">Sort</button></div>
  <div data-menu><button data-toggle aria-expanded="false">Enter ZIP</button><form class="menu-panel"><input aria-label="ZIP" /></form></div>`;
const expanded = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded');

describe('menus of the shell', () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = page;
    stop = listenToMenus();
  });
  afterEach(() => stop());

  it('opens one menu at a time by its button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
    expect(expanded('Flowers menu')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Occasions menu' }));
    expect([expanded('Flowers menu'), expanded('Occasions menu')]).toEqual(['false', 'true']);
  });

  it('opens also by a link that leads elsewhere without script: by a click and the space bar, but not by a click for a tab of its own', async () => {
    document.body.innerHTML =
      '<div data-menu><a href="#guides" role="button" data-toggle="" aria-expanded="false">Guides</a></div>';
    const link = screen.getByRole('button', { name: 'Guides' });
    const click = (how: MouseEventInit) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    expect([click({ ctrlKey: true }), expanded('Guides')]).toEqual([true, 'false']);
    expect([click({}), expanded('Guides')]).toEqual([false, 'true']);
    link.focus();
    await userEvent.keyboard(' ');
    expect(expanded('Guides')).toBe('false');
    stop();
    expect([click({}), expanded('Guides')]).toEqual([true, 'false']);
  });

  it('keeps open what the address opened before the script came', () => {
    stop();
    window.history.replaceState(null, '', '#order');
    stop = listenToMenus();
    expect(document.getElementById('order')).toHaveAttribute('data-open');
    expect(document.documentElement).toHaveAttribute('data-menus');
    window.history.replaceState(null, '', '#');
    stop();
    expect(document.documentElement).not.toHaveAttribute('data-menus');
  });

  it('closes by Escape and gives the focus back to the button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
    screen.getByRole('link', { name: 'Bouquets' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(expanded('Flowers menu')).toBe('false');
    expect(screen.getByRole('button', { name: 'Flowers menu' })).toHaveFocus();
  });

  it.each([
    ['Bouquets', 'Flowers menu'],
    ['Flowers', 'Flowers'],
  ])(
    'closes with the page’s address under the focus on %s: it is then on %s',
    async (link, focused) => {
      await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
      screen.getByRole('link', { name: link }).focus();
      closeMenus();
      expect(expanded('Flowers menu')).toBe('false');
      expect(screen.getByText(focused)).toHaveFocus();
    },
  );

  it('closes once the focus leaves it for something else on the page', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
    await userEvent.tab();
    expect([document.activeElement?.textContent, expanded('Flowers menu')]).toEqual([
      'Bouquets',
      'true',
    ]);
    await userEvent.tab();
    expect([document.activeElement?.textContent, expanded('Flowers menu')]).toEqual([
      'Occasions',
      'false',
    ]);
  });

  it('closes by a click elsewhere', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
    await userEvent.click(document.body);
    expect(expanded('Flowers menu')).toBe('false');
  });

  it('gives the focus to the field of the menu that opens, and back to its button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enter ZIP' }));
    expect(screen.getByRole('textbox', { name: 'ZIP' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Enter ZIP' })).toHaveFocus();
  });

  it.each([
    ['', 1],
    ['data-stays', 0],
  ])('closes a drawer (%s) with the address %i times', (stays, times) => {
    document.body.innerHTML = `<div popover ${stays} id="facets"></div>`;
    const drawer = screen.getByText('', { selector: '#facets' });
    const hidePopover = jest.fn();
    Object.assign(drawer, { hidePopover, matches: () => true });
    closeMenus();
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });
});

describe('a drawer that opened out of another', () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = `
      <button popovertarget="drawer-flowers" disabled>Flowers, out of sight</button><button popovertarget="drawer-flowers">Flowers</button><button>Cart</button>
      <div popover id="drawer-flowers"><button popovertarget="drawer-flowers" popovertargetaction="hide">Products</button></div>`;
    stop = listenToMenus();
  });
  afterEach(() => stop());
  const toggle = (newState: string) =>
    document
      .getElementById('drawer-flowers')
      ?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['nothing has the focus', () => {}],
    ['the focus is still inside', () => button('Products').focus()],
  ])('gives the focus back when it closes and %s', (_, before) => {
    before();
    toggle('closed');
    expect(button('Flowers')).toHaveFocus();
  });

  it('leaves the focus that is elsewhere', () => {
    button('Cart').focus();
    toggle('closed');
    expect(button('Cart')).toHaveFocus();
  });

  it('moves no focus when it opens', () => {
    toggle('open');
    expect(document.body).toHaveFocus();
  });
});

describe('markCurrent', () => {
  it.each([
    ['/c/flowers', ['page', null]],
    ['/c/flowers/bouquets', ['true', null]],
    ['/c/flowers-dried', [null, null]],
    ['/', [null, null]],
  ])('at %s', (pathname, expected) => {
    document.body.innerHTML = page;
    markCurrent(pathname);
    expect(
      ['Flowers', 'Occasions'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('aria-current'),
      ),
    ).toEqual(expected);
  });
});
