/** Cart, the steps of checkout and the confirmation: each row buys a little, so that the screen has something on it. */

/** @typedef {import('playwright').Page} Page */

const lines = [
  { productID: '100310', quantity: 2 },
  { productID: '101703', quantity: 1 },
];

/**
 * Puts lines in the cart of a new visitor by the shop's own handlers, and shows the cart.
 *
 * @param {Page} page
 */
async function fillCart(page) {
  await page.evaluate(async (wanted) => {
    /**
     * @param {string} path
     * @param {object} body
     */
    const post = async (path, body) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    };
    await post('/api/session', {});
    for (const line of wanted) await post('/api/cart/lines', line);
  }, lines);
  await page.goto(new URL('/cart', page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
}

/** @param {Page} page */
async function toRecipients(page) {
  await fillCart(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByLabel('First name').waitFor();
}

/** @param {Page} page */
async function toDelivery(page) {
  await toRecipients(page);
  await page.getByLabel('First name').fill('Maximiliana-Theodora');
  await page.getByLabel('Last name').fill('von Hohenstein-Ramirez');
  await page.getByLabel('ZIP').fill('55408');
  await page.getByLabel('Address 1').fill('2817 Colfax Ave S');
  await page.getByLabel('Phone').fill('612-555-0101');
  await page.getByRole('button', { name: /^Earliest:/ }).waitFor();
}

/** @param {Page} page */
async function toCard(page) {
  await toDelivery(page);
  await page.getByRole('button', { name: /^Earliest:/ }).click();
}

/** @param {Page} page */
async function toPayment(page) {
  await toCard(page);
  await page
    .getByLabel('Message', { exact: true })
    .fill('For your first garden.\nWith love from all of us\non Colfax Avenue');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number').waitFor();
}

/** @param {Page} page */
async function toReview(page) {
  await toPayment(page);
  await page.getByLabel('Your first name').fill('Ada');
  await page.getByLabel('Your last name').fill('Loam');
  await page.getByLabel('Your email').fill('ada.loam.of.the.garden.club@minneapolis.example');
  const frame = page.frameLocator('iframe[title^="Card number"]');
  await frame.getByLabel('Card number').fill('4111111111111111');
  await frame.getByLabel(/Expires/).fill('1229');
  await frame.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await page.getByRole('heading', { name: 'Review and place your order' }).waitFor();
}

/** @param {Page} page */
async function toConfirmation(page) {
  await toReview(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/orderConfirmation\//);
  await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor();
}

/** @param {Page} page */
async function toOrder(page) {
  await toConfirmation(page);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/\/order\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** @type {readonly import('./list.mjs').Width[]} */
const widths = [390, 768, 1440, 1920];

/** @type {import('./list.mjs').Screen[]} */
export const buyingScreens = [
  { name: 'cart', path: '/cart', widths, whole: true, before: fillCart },
  { name: 'checkout-recipient', path: '/cart', widths, whole: true, before: toRecipients },
  { name: 'checkout-delivery', path: '/cart', widths, whole: true, before: toDelivery },
  { name: 'checkout-card', path: '/cart', widths, whole: true, before: toCard },
  { name: 'checkout-payment', path: '/cart', widths, whole: true, before: toPayment },
  { name: 'checkout-review', path: '/cart', widths, whole: true, before: toReview },
  { name: 'confirmation', path: '/cart', widths, whole: true, before: toConfirmation },
  { name: 'order-by-link', path: '/cart', widths, whole: true, before: toOrder },
  {
    name: 'send-to-someone-else',
    path: '/cart',
    before: async (page) => {
      await fillCart(page);
      await page.getByRole('button', { name: 'Send to someone else' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
