import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PerksButton } from '@/components/account/profile/perks-button';
import { PerksPanel } from '@/components/account/profile/perks-panel';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { router } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const member = { state: 'member', cardNumber: '7700204417', balance: 3750, expires: '2027-08-31' };
const nobody = { state: 'none', isMember: false };
const path = '/api/account/perks';

describe('the Purple Perks page', () => {
  it('of a member: dollars, expiration date, what to know, and the way to the questions', async () => {
    stubShop({ [`GET ${path}`]: () => ({ body: member }) });
    render(<PerksPanel points />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'My Purple Perks' })).toBeVisible();
    expect(screen.getByText('Dollars Available').nextSibling).toHaveTextContent('$37.50');
    expect(screen.getByText('Expiration Date').nextSibling).toHaveTextContent('Aug 31, 2027');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByRole('link', { name: 'Frequently asked questions' })).toHaveAttribute(
      'href',
      '/customer-service/frequently-asked-questions',
    );
  });

  it('of somebody else says so and registers; the button is disabled meanwhile', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = stubShop({
      [`GET ${path}`]: () => ({ body: nobody }),
      [`POST ${path}`]: async () => {
        await held;
        return { body: { ...member, balance: 0 } };
      },
    });
    render(<PerksPanel points />, { wrapper: QueryIsland });
    expect(await screen.findByText(/not registered for Purple Perks/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Register for Purple Perks' }));
    expect(screen.getByRole('button', { name: 'Registering' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Registering' }));
    release();
    expect(await screen.findByText('$0.00')).toBeVisible();
    expect(shop.asked('POST')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'My Purple Perks' })).toHaveFocus();
  });

  it('keeps the way to register when that failed, and says so', async () => {
    stubShop({
      [`GET ${path}`]: () => ({ body: nobody }),
      [`POST ${path}`]: () => refusal(503, 'upstream-unavailable', 'Not just now.'),
    });
    render(<PerksPanel />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Register for Purple Perks' }));
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register for Purple Perks' })).toBeEnabled();
  });

  it('has the way to log in where the session has ended, and goes on to the button after it', async () => {
    stubShop({
      [`GET ${path}`]: () => ({ body: nobody }),
      [`POST ${path}`]: () => refusal(401, 'session-expired', 'Please log in again.'),
    });
    render(<PerksPanel />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Register for Purple Perks' }));
    expect(await screen.findByText('Please log in again.')).toBeVisible();
    const logIn = screen.getByRole('button', { name: 'Log In' });
    act(() =>
      visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 }),
    );
    act(() => logIn.focus());
    expect(screen.queryByText('Please log in again.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Register for Purple Perks' })).toHaveFocus();
  });

  it('shows no balance it could not read', async () => {
    stubShop({ [`GET ${path}`]: () => ({ body: { ...member, balance: null, expires: null } }) });
    render(<PerksPanel />, { wrapper: QueryIsland });
    expect((await screen.findByText('Dollars Available')).nextSibling).toHaveTextContent(
      'Not available right now',
    );
    expect(screen.queryByText('Expiration Date')).toBeNull();
  });

  it('says that the programme is switched off; the panel beside the profile shows nothing', async () => {
    stubShop({ [`GET ${path}`]: () => ({ body: { state: 'disabled' } }) });
    const panel = render(<PerksPanel />, { wrapper: QueryIsland });
    await waitFor(() => expect(panel.container).toBeEmptyDOMElement());
    render(<PerksPanel points />, { wrapper: QueryIsland });
    expect(await screen.findByText(/taking a break/)).toBeVisible();
  });
});

describe('the loyalty promo', () => {
  const customer = { kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 } as const;
  const press = () => userEvent.click(screen.getByRole('button', { name: 'See my Purple Perks' }));
  beforeEach(() => {
    router.push.mockClear();
    act(() => authDialogStore.show(null));
  });

  it('opens the register tab for a visitor', async () => {
    const shop = stubShop({ 'GET /api/session': () => ({ body: { kind: 'none' } }) });
    visitorStore.accept({ ...customer, kind: 'none' } as never);
    render(<PerksButton />);
    await press();
    await waitFor(() => expect(authDialogStore.get()).toBe('register'));
    expect(shop.calls.map(({ path: asked }) => asked)).not.toContain(path);
  });

  it.each([
    ['a member', member],
    ['somebody with a loyalty ID or an award account', { state: 'none', isMember: true }],
  ])('takes %s to the page', async (_, perks) => {
    const shop = stubShop({
      'GET /api/session': () => ({ body: customer }),
      [`GET ${path}`]: () => ({ body: perks }),
    });
    visitorStore.accept(customer);
    render(<PerksButton />);
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/account/purple-perks'));
    expect(shop.asked('POST')).toEqual([]);
  });

  it.each([
    ['to the page', customer, member],
    ['to the register tab', { ...customer, kind: 'none' }, nobody],
  ])('leads nobody %s who has left meanwhile', async (_, visitor, perks) => {
    let answerNow = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    stubShop({
      [`GET ${path}`]: async () => {
        await held;
        return { body: perks };
      },
    });
    visitorStore.accept(visitor as never);
    const load = jest.spyOn(visitorStore, 'load').mockImplementation(async () => {
      await held;
      return visitor as never;
    });
    const { unmount } = render(<PerksButton />);
    await press();
    unmount();
    await act(async () => {
      answerNow();
      await new Promise(process.nextTick);
    });
    load.mockRestore();
    expect(router.push).not.toHaveBeenCalled();
    expect(authDialogStore.get()).toBeNull();
  });

  it.each(['GET', 'POST'])(
    'says why it cannot be opened, and can be pressed again: %s',
    async (method) => {
      stubShop({
        'GET /api/session': () => ({ body: customer }),
        [`GET ${path}`]: () => ({ body: nobody }),
        [`${method} ${path}`]: () => refusal(503, 'upstream-unavailable', 'Not just now.'),
      });
      visitorStore.accept(customer);
      render(<PerksButton />);
      await press();
      expect(await screen.findByText('Not just now.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'See my Purple Perks' })).toBeEnabled();
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it('registers any other customer first', async () => {
    const shop = stubShop({
      'GET /api/session': () => ({ body: customer }),
      [`GET ${path}`]: () => ({ body: nobody }),
      [`POST ${path}`]: () => ({ body: member }),
    });
    visitorStore.accept(customer);
    render(<PerksButton />);
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/account/purple-perks'));
    expect(shop.asked('POST')).toHaveLength(1);
  });
});
