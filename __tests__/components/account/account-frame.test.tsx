import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea } from '@/components/account/account-area';
import { AccountFrame } from '@/components/account/account-frame';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';
import { MissingPage } from '@/components/shell/missing-page';
import { visitorStore } from '@/components/session/visitor-store';
import { accountPages } from '@/lib/routes/account-path';
import { router } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const names = [
  'Profile',
  'Orders',
  'Wish List',
  'Address Book',
  'Events',
  'Payment Methods',
  'Purple Perks',
];

describe('the way between the pages of the account', () => {
  it('has the seven pages of the specification', () => {
    expect(accountPages.map(({ page, name }) => [page, name])).toEqual(
      [
        'profile',
        'orders',
        'wishlist',
        'address-book',
        'events',
        'payment-methods',
        'purple-perks',
      ].map((page, index) => [page, names[index]]),
    );
  });

  it('is a dropdown that switches pages on small screens', async () => {
    render(<AccountFrame page="orders">Content</AccountFrame>);
    const dropdown = screen.getByRole('combobox', { name: 'My Account' });
    expect(
      within(dropdown)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(dropdown).toHaveValue('orders');
    expect(dropdown.parentElement?.parentElement).toHaveClass('lg:hidden');
    await userEvent.selectOptions(dropdown, 'wishlist');
    expect(router.push).toHaveBeenCalledWith('/account/wishlist');
  });

  it('is a side list with the active page highlighted on wider ones', () => {
    render(<AccountFrame page="orders">Content</AccountFrame>);
    const list = screen.getByRole('navigation', { name: 'Pages of my account' });
    expect(list).toHaveClass('hidden', 'lg:block');
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  });

  it('has a name of its own beside the header’s account menu', () => {
    act(() =>
      visitorStore.accept({
        kind: 'customer',
        userID: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 0,
      }),
    );
    render(
      <>
        <AccountArea />
        <AccountFrame page="orders">Content</AccountFrame>
      </>,
    );
    const names = screen
      .getAllByRole('navigation', { hidden: true })
      .map((nav) => nav.getAttribute('aria-label'));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
  });

  it('does not offer a customer the program', () => {
    act(() =>
      visitorStore.accept({ kind: 'anonymous', firstName: null, lastName: null, cartCount: 0 }),
    );
    render(<LoyaltyBanner />);
    expect(screen.getByText(/Joining is free/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn More about Purple Perks' })).toHaveAttribute(
      'href',
      '/customer-service/purple-perks-loyalty-program',
    );
    act(() =>
      visitorStore.accept({
        kind: 'customer',
        userID: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 0,
      }),
    );
    expect(screen.queryByText(/Joining is free/)).toBeNull();
    expect(screen.queryByText(/Spend them at checkout/)).toBeNull();
  });

  it('of no page is the not-found view below My Account', () => {
    render(<MissingPage kind="account-page" />);
    const crumbs = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
    expect(crumbs.getByRole('link', { name: 'My Account' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
    expect(crumbs.getByText('Not Found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404: Page Not Found');
  });
});
