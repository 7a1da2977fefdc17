/** The pages of an account, of a customer of the stock who has something on each. */

/** @param {import('playwright').Page} page */
async function logIn(page) {
  await page.evaluate(async () => {
    const answer = await fetch('/api/session/log-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ingrid@lilacandloam.example', password: 'Lilacs-in-May-26' }),
    });
    if (!answer.ok) throw new Error(`log-in: ${answer.status}`);
  });
}

/**
 * @param {string} path
 * @returns {(page: import('playwright').Page) => Promise<void>}
 */
const at = (path) => async (page) => {
  await logIn(page);
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
};

/** @type {import('./list.mjs').Screen[]} */
export const accountScreens = [
  { name: 'account-log-in', path: '/account/orders' },
  { name: 'account-profile', path: '/cart', whole: true, before: at('/account/profile') },
  { name: 'account-orders', path: '/cart', whole: true, before: at('/account/orders') },
  ...['address-book', 'payment-methods', 'wishlist', 'events', 'purple-perks'].map((name) => ({
    name: `account-${name}`,
    path: '/cart',
    whole: true,
    before: at(`/account/${name}`),
  })),
];
