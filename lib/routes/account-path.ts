/** The pages of the account area with their names (specification B2), in the order of every menu. */
export const accountPages = [
  { page: 'profile', name: 'Profile' },
  { page: 'orders', name: 'Orders' },
  { page: 'wishlist', name: 'Wish List' },
  { page: 'address-book', name: 'Address Book' },
  { page: 'events', name: 'Events' },
  { page: 'payment-methods', name: 'Payment Methods' },
  { page: 'purple-perks', name: 'Purple Perks' },
] as const;

export type AccountPage = (typeof accountPages)[number]['page'];

/** Path of a page of the account area, `/account/{page}` (specification A2). */
export function accountPath(page: AccountPage): string {
  return `/account/${page}`;
}

/** Path of an order's page in the account of whoever ordered it (specification B2). */
export function accountOrderPath(orderID: string): string {
  return `${accountPath('orders')}?orderid=${encodeURIComponent(orderID)}`;
}

/** The root of the account area, which leads a customer to the profile (decision 091). */
const accountRoot = '/account';

/** Whether a path is the account's root or one of its pages: any other below `/account/` shows its not-found view (specification B2). */
export function isAccountPage(pathname: string): boolean {
  return (
    pathname === accountRoot || accountPages.some(({ page }) => pathname === accountPath(page))
  );
}
