import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea, AccountDrawer, AccountEntry } from '@/components/account/account-area';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { cartStore } from '@/components/session/cart-store';
import { beforeFirstWrite, forgetSession } from '@/components/session/first-write';
import { enter } from '@/components/session/signed-in';
import { followSession, signOut } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import type { SessionView } from '@/lib/session/session';
import { shopFetch } from '@/components/browser/shop-fetch';
import { Channels } from '@/__tests__/support/channels';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const nobody: SessionView = { kind: 'none', firstName: null, lastName: null, cartCount: 0 };
const ada: SessionView = {
  kind: 'customer',
  userID: 'ada',
  firstName: 'Ada',
  lastName: 'Loam',
  cartCount: 3,
};
const show = () =>
  render(
    <>
      <AccountArea />
      <AccountEntry />
      <AccountDrawer />
      <AuthDialogHost />
    </>,
  );

/** What this browser keeps: of its shopper in both storages, its answer about the tag container, and something of another site's script. */
function fillDevice() {
  for (const name of ['lilac-viewed', 'lilac-zip', 'lilac-consent', 'other'])
    localStorage.setItem(name, 'kept');
  for (const name of ['lilac-checkout', 'lilac-trail', 'lilac-queries', 'lilac-wish-pending'])
    sessionStorage.setItem(name, 'kept');
}
const onDevice = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

describe('account area of the header', () => {
  beforeEach(() => {
    Channels.open = [];
    act(() => {
      authDialogStore.show(null);
      visitorStore.accept(nobody);
    });
  });

  it('greets a visitor with Hello and Login or Sign Up, which opens the dialog', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hello Login or Sign Up' }));
    expect(await screen.findByRole('dialog', undefined, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the dialog from Account of the bottom bar too', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('dialog', undefined, { timeout: 10_000 })).toBeVisible();
  });

  it('greets a customer by first and last name, with a link to every account page and Sign Out', () => {
    act(() => visitorStore.accept(ada));
    show();
    expect(screen.getAllByRole('button', { name: 'Hello Ada Loam' })).not.toHaveLength(0);
    const menu = document.getElementById('account-menu');
    expect(
      [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual([
      '/account/profile',
      '/account/orders',
      '/account/wishlist',
      '/account/address-book',
      '/account/events',
      '/account/payment-methods',
      '/account/purple-perks',
    ]);
    expect(menu?.querySelector('button')).toHaveTextContent('Sign Out');
    expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute(
      'popovertarget',
      'drawer-account',
    );
    expect(document.querySelector('#drawer-account')).toHaveAttribute('aria-label', 'My Account');
  });

  it('signs out: session ended, greeting and cart emptied, other tabs told, home', async () => {
    act(() => visitorStore.accept(ada));
    const shop = stubShop({ 'DELETE /api/session': () => ({ body: nobody }) });
    const told: unknown[] = [];
    new Channels('lilac-session').addEventListener('message', ({ data }) => told.push(data));
    const leave = jest.fn();
    fillDevice();
    show();
    await act(() => signOut(leave));
    expect(onDevice()).toEqual(['lilac-consent', 'other']);
    expect(shop.asked('DELETE')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Hello Login or Sign Up' })).toBeInTheDocument();
    expect([cartStore.get().count, cartStore.get().cart, told, leave.mock.calls.length]).toEqual([
      0,
      null,
      ['signed-out'],
      1,
    ]);
  });

  it('says so when the shop cannot be reached, and stays signed in', async () => {
    act(() => visitorStore.accept(ada));
    let answer = () => undefined as void;
    const shop = stubShop({
      'DELETE /api/session': () =>
        new Promise((resolve) => {
          answer = () => resolve(refusal(429, 'rate-limited', 'Later.'));
        }),
    });
    show();
    const leave = document.querySelector<HTMLElement>('#account-menu button') as HTMLElement;
    await userEvent.click(leave);
    expect(leave).toHaveAccessibleName('Signing out');
    expect(leave).toBeEnabled();
    await userEvent.click(leave);
    expect(shop.asked('DELETE')).toHaveLength(1);
    await act(async () => answer());
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in');
    expect(document.querySelector('#account-menu button')).toHaveFocus();
    expect(screen.getAllByRole('button', { name: 'Hello Ada Loam' })).not.toHaveLength(0);
  });

  it.each([
    ['/account/orders', 1],
    ['/cart', 1],
    ['/orderConfirmation/a/b', 1],
    ['/c/flowers', 0],
  ])('hears of a sign-out in another tab: on %s it leaves %i times', (path, times) => {
    act(() => visitorStore.accept(ada));
    window.history.replaceState(null, '', path);
    const leave = jest.fn();
    const stop = followSession(leave);
    fillDevice();
    show();
    act(() => new Channels('lilac-session').postMessage('signed-out'));
    expect(screen.getByRole('button', { name: 'Hello Login or Sign Up' })).toBeInTheDocument();
    expect(leave).toHaveBeenCalledTimes(times);
    expect(onDevice()).toEqual(['lilac-consent', 'other']);
    stop();
  });

  it.each<[string, string, Partial<SessionView>, number]>([
    ['somebody else', '/account/profile', { userID: 'bea', firstName: 'Bea' }, 1],
    ['somebody of the same name', '/account/profile', { userID: 'bea' }, 1],
    [
      'nobody',
      '/account/orders',
      { kind: 'none', userID: undefined, firstName: null, lastName: null },
      1,
    ],
    ['the same customer', '/account/profile', {}, 0],
    ['somebody else', '/c/flowers', { userID: 'bea', firstName: 'Bea' }, 0],
  ])('after %s came in another tab, a page at %s', async (_who, path, change, times) => {
    window.history.replaceState(null, '', path);
    const renew = jest.fn();
    stubShop({ 'GET /api/session': () => ({ body: { ...ada, ...change } }) });
    act(() => visitorStore.accept(ada));
    const stop = followSession(jest.fn(), renew);
    await act(async () => new Channels('lilac-session').postMessage('signed-in'));
    await waitFor(() => expect(visitorStore.get()).toEqual({ ...ada, ...change }));
    expect(renew).toHaveBeenCalledTimes(times);
    stop();
    window.history.replaceState(null, '', '/');
  });

  it.each<[string, string, number]>([
    ['somebody else', 'bea', 1],
    ['the same customer', 'ada', 0],
  ])(
    'after a log-in had ended and %s came, a page that shows a customer’s own',
    async (_who, userID, times) => {
      window.history.replaceState(null, '', '/account/address-book');
      const renew = jest.fn();
      stubShop({
        'GET /api/addresses': () => refusal(401, 'session-expired', 'Please log in again.'),
        'GET /api/session': () => ({ body: { ...ada, userID } }),
      });
      act(() => visitorStore.accept(ada));
      const stop = followSession(jest.fn(), renew);
      await act(() => shopFetch('GET', '/api/addresses'));
      expect(visitorStore.get()?.kind).toBe('none');
      await act(async () => new Channels('lilac-session').postMessage('signed-in'));
      await waitFor(() => expect(visitorStore.get()?.userID).toBe(userID));
      expect(renew).toHaveBeenCalledTimes(times);
      stop();
      window.history.replaceState(null, '', '/');
    },
  );

  it('loads a customer’s own page anew when somebody else logs in on it after the log-in had ended', async () => {
    window.history.replaceState(null, '', '/checkout');
    const renew = jest.fn();
    act(() => visitorStore.accept(ada));
    const stop = followSession(jest.fn(), renew);
    act(() => {
      visitorStore.expire();
      visitorStore.accept(ada);
    });
    expect(renew).not.toHaveBeenCalled();
    act(() => {
      visitorStore.expire();
      visitorStore.accept({ ...ada, userID: 'bea' });
    });
    expect(renew).toHaveBeenCalledTimes(1);
    stop();
    window.history.replaceState(null, '', '/');
  });

  it('is not taken back by an older answer that comes after a log-in', async () => {
    let answer = (_: { body: unknown }) => undefined as void;
    stubShop({
      'GET /api/session': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    show();
    const late = visitorStore.load(true);
    act(() => visitorStore.accept(ada));
    answer({ body: nobody });
    expect(await late).toEqual(ada);
    expect(screen.getAllByRole('button', { name: 'Hello Ada Loam' })).not.toHaveLength(0);
  });

  it('shows after a log-in in another tab how many units the account’s cart has', async () => {
    stubShop({ 'GET /api/session': () => ({ body: { ...ada, cartCount: 3 } }) });
    act(() => {
      visitorStore.accept(nobody);
      cartStore.changed(0);
    });
    const stop = followSession();
    act(() => new Channels('lilac-session').postMessage('signed-in'));
    await waitFor(() => expect(cartStore.get()).toMatchObject({ count: 3, cart: null }));
    stop();
  });

  it('tells the other tabs of a log-in, and does not hear itself', async () => {
    const shop = stubShop({ 'POST /api/session/log-in': () => ({ body: ada }) });
    const told: unknown[] = [];
    new Channels('lilac-session').addEventListener('message', ({ data }) => told.push(data));
    const stop = followSession();
    await act(() => enter('/api/session/log-in', {}));
    act(() => cartStore.accept(cartOf(bouquets(4))));
    expect([told, shop.asked('GET')]).toEqual([['signed-in'], []]);
    expect(cartStore.get().count).toBe(4);
    stop();
    await act(() => enter('/api/session/log-in', {}));
    expect(told).toEqual(['signed-in', 'signed-in']);
  });

  it('asks anew after a log-in in another tab, and for a page out of the browser’s cache', async () => {
    const shop = stubShop({ 'GET /api/session': () => ({ body: ada }) });
    const stop = followSession();
    show();
    act(() => new Channels('lilac-session').postMessage('signed-in'));
    expect(await screen.findAllByRole('button', { name: 'Hello Ada Loam' })).not.toHaveLength(0);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(shop.asked('GET')).toHaveLength(2));
    stop();
  });

  it.each<[string, SessionView, string, number]>([
    ['a customer whose session has ended', ada, 'session-expired', 0],
    ['a visitor who was asked to log in', { ...nobody, kind: 'anonymous' }, 'login-required', 3],
  ])('knows of the cart of %s', async (_who, visitor, code, count) => {
    stubShop({ 'GET /api/addresses': () => refusal(401, code, 'Please log in.') });
    act(() => {
      visitorStore.accept(visitor);
      cartStore.accept(cartOf(bouquets(3)));
    });
    const stop = followSession();
    await act(() => shopFetch('GET', '/api/addresses'));
    expect(cartStore.get()).toMatchObject({ count, cart: count === 0 ? null : { count } });
    stop();
  });

  it('begins a new visit before the first write after a log-in had ended', async () => {
    const shop = stubShop({
      'POST /api/session': () => ({ body: nobody }),
      'GET /api/addresses': () => refusal(401, 'session-expired', 'Please log in again.'),
    });
    const stop = followSession();
    act(() => visitorStore.accept(ada));
    forgetSession();
    await beforeFirstWrite();
    await beforeFirstWrite();
    expect(shop.asked('POST')).toHaveLength(1);
    await act(() => shopFetch('GET', '/api/addresses'));
    await beforeFirstWrite();
    expect(shop.asked('POST')).toHaveLength(2);
    stop();
  });

  it.each([
    ['placed meanwhile', 0, 0],
    ['not known just now', null, 3],
  ])('shows on a page out of the browser’s cache what a cart %s holds', async (_, told, count) => {
    const shop = stubShop({ 'GET /api/session': () => ({ body: { ...ada, cartCount: told } }) });
    act(() => {
      visitorStore.accept(ada);
      cartStore.accept(cartOf(bouquets(3)));
    });
    const stop = followSession();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(visitorStore.get()).toMatchObject({ cartCount: told }));
    await waitFor(() => expect(cartStore.get().count).toBe(count));
    expect(shop.calls).toHaveLength(1);
    stop();
  });
});
